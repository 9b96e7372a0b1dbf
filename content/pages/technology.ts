import { entry } from '#content/site/entry.ts'
import { facts } from '#content/site/facts.ts'
import type { LogoName } from '#content/site/images/logos.ts'
import { meta } from '#content/site/meta.ts'
import type { FaqItem, Passage, Sample } from '#content/site/types.ts'

/** A supplier whose system members use. */
export interface Partner extends Partial<Sample> {
  name: string
  /** What it does, in 20 to 40 words. */
  text: string
  logo: LogoName
}

export const technology = entry('pages/technology', 'Technology', {
  meta: meta(
    'Technology for advisers',
    'The client record system and sourcing tools that come with the network, how they fit together, and what advisers ask before they switch.',
  ),
  hero: {
    heading: 'One client record, shared by every tool',
    lead: 'A client tells you their date of birth. You should not have to type it into one system after another. Our systems pass it along, and a person helps when they do not.',
  },
  passages: [
    {
      heading: 'One record in the middle',
      paragraphs: [
        'Fact-find, research, documents and review dates live in the client record. The research tools start from what the record already holds and send their results back to it.',
        'Open the file months later and you find the reason for the advice beside the advice. That helps you at a review, and it helps the client if you are ever away.',
      ],
    },
    {
      heading: 'Tried by advisers first',
      paragraphs: [
        'Before we take on a system, a few members use it in their own work and tell us where it gets in the way. Some tools do not survive that. We tell members why, and what we mean to try next.',
      ],
    },
    {
      heading: 'Looked after',
      person: 'Naomi Clarke',
      paragraphs: [
        'Client files hold people’s health, income and family affairs. Signing in takes two steps, access follows the job a person does, and the record shows who opened what. If a laptop goes missing, ring us at once and we close its access.',
        'You have a part in this too: locked screens, current software and no client documents in a personal inbox.',
      ],
    },
    {
      heading: 'Taught by a person',
      person: 'Oliver Tan',
      paragraphs: [
        'Training is a series of short sessions on your own screen, with the kind of case you handle. When a supplier moves something, we send a note that says what moved and where to.',
      ],
    },
  ] satisfies Passage[],
  crm: {
    heading: 'The client record',
    lead: 'CRM stands for client relationship management. Ours is where a case begins, and where anyone looking after it can see how it stands.',
    partner: {
      sample: true,
      name: 'Fernhill CRM',
      text: 'Holds the fact-find, documents, notes and review dates for each client, and shows who changed what. Clients can send documents and sign forms through its secure portal.',
      logo: 'logo-fernhill-crm',
    } satisfies Partner,
  },
  sourcing: {
    heading: 'Sourcing partners',
    lead: `Sourcing is the search across the market for what might suit a client. With ${facts.lenders} lenders and the insurers that sell through advisers open to you, these tools narrow the field. The recommendation is yours.`,
    partners: [
      {
        sample: true,
        name: 'Marlpit Sourcing',
        text: 'Searches mortgages by the client’s circumstances and each lender’s criteria, shows which rule a case may fall foul of, and files the research with its date and the rates it saw.',
        logo: 'logo-marlpit-sourcing',
      },
      {
        sample: true,
        name: 'Brackenfold Protect',
        text: 'Compares life, critical illness and income protection cover, sets differences in policy wording beside the premium, and puts one medical question to several underwriters together.',
        logo: 'logo-brackenfold-protect',
      },
      {
        sample: true,
        name: 'Oatlands Later Life',
        text: 'Sets lifetime mortgages beside other borrowing in later life, so that interest, early repayment charges and the likely effect on inheritance and means-tested benefits can be seen together.',
        logo: 'logo-oatlands-later-life',
      },
      {
        sample: true,
        name: 'Hollowell Research',
        text: 'Compares platforms, funds and pension contracts by charges, features and risk, then writes a dated research note to support the reasons in your suitability report.',
        logo: 'logo-hollowell-research',
      },
    ] satisfies Partner[],
  },
  faq: [
    {
      id: 'technology-own-systems',
      question: 'Can I keep the software I use now?',
      answer:
        'Not for the client record. We answer to the Financial Conduct Authority for the advice you give, so we need to see the record of it, and one shared system is how we do that.\n\nFor other things, ask. Diaries, cash-flow models and newsletter tools can often stay once they have passed a data protection and security check. Tell us early which ones you would be sorry to lose, and we will give you an answer before you commit yourself.',
    },
    {
      id: 'technology-moving-records',
      question: 'Can my existing client records move across?',
      answer:
        'Often, but it is a legal question before it is a technical one. Your present firm may be the controller of that data: the one responsible for it in law. Your agreement with it may limit what you can take and who you can contact.\n\nSo we begin with the paperwork. Once it is clear what may move, and clients have been told what they need to know, we help you check, tidy and load the records in batches.',
    },
    {
      id: 'technology-artificial-intelligence',
      question: 'May I use artificial intelligence tools?',
      answer:
        'Some of them. We keep a list of the tools that have passed our data protection and security checks. It says what each may be used for: drafting a letter, say, or taking a note of a meeting once the client has been told.\n\nClient details stay out of any tool that is not on the list. A person reads every draft before it goes to a client, and the judgement behind a recommendation has to be yours. If you find something useful, send it to us to look at.',
    },
  ] satisfies FaqItem[],
})
