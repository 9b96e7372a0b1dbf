import { brand } from '#content/site/brand.ts'
import { entry } from '#content/site/entry.ts'
import { facts } from '#content/site/facts.ts'
import { meta } from '#content/site/meta.ts'
import type { PopupCard } from '#content/site/types.ts'

export interface CardGroup {
  id: string
  heading: string
  intro: string
  cards: PopupCard[]
  /** Steps, each after the one before. */
  ordered?: boolean
  /** A plain list, so that the other groups stand out. */
  rows?: boolean
}

export const joinUs = entry('pages/join-us', 'Join Us', {
  meta: meta(
    'Join Us: routes for self-employed advisers',
    'Compare the two self-employed options, Registered Individual and Appointed Representative, see what joining involves and request our brochure.',
    'job career vacancy join network brochure become an adviser switch network move to another network',
  ),
  hero: {
    heading: 'Join the network',
    lead: 'Changing where you work is a serious decision. Here is what you would gain, what we take on and what we ask of you. Open any card for the detail.',
  },
  groups: [
    {
      id: 'what-you-gain',
      heading: 'What you gain',
      intro: 'You go on running your practice. Here is what is hard to arrange alone.',
      cards: [
        {
          id: 'gain-lenders',
          title: 'A wide lender panel',
          summary: `${facts.lenders} lenders, for simple cases and unusual ones.`,
          text: [
            `Mortgage advisers in the network have access to ${facts.lenders} lenders: banks, building societies and specialists, among them some that deal only through advisers.`,
            'A wide panel matters most for clients who do not fit a simple form, such as the newly self-employed, people with several incomes and buyers of unusual houses. No panel makes every application succeed, but with a wide one you can look further before you have to say no.',
          ],
        },
        {
          id: 'gain-protection',
          title: 'Whole of market protection',
          summary: 'You can research the insurers that sell through advisers, with help on difficult cases.',
          text: [
            'Our protection proposition is whole of market. You can research life cover, critical illness cover and income protection across the insurers that sell through advisers, and recommend the policy that fits the client’s health, work and budget.',
            'When a case is difficult, a colleague who knows underwriting helps you put the question to insurers. The decision stays with the insurer, and a premium can change once it has seen the medical facts.',
          ],
        },
        {
          id: 'gain-platform-charges',
          title: 'Platform charges',
          summary: 'What each platform costs a client, shown to you in full.',
          text: [
            `A platform holds a client’s investments in one place, and its charge comes out of the client’s money year after year.`,
            'We show you each platform’s terms so that you can weigh cost against service and choice. A low charge does not by itself make a platform suitable. Whatever the charge, the value of investments can fall as well as rise, and a client may get back less than they invest.',
          ],
        },
        {
          id: 'gain-company',
          title: 'Other advisers to think with',
          summary: 'People who know what your week is like.',
          text: [
            `If you advise alone, nobody questions your reasoning. There are ${facts.advisers} advisers in the network. They ring one another about a lender’s criteria, a letter that is hard to write or a case that does not feel right.`,
            'Some cover for each other’s holidays. When one retires, another sometimes takes on the practice. We make introductions and help with the formalities.',
          ],
        },
      ],
    },
    {
      id: 'off-your-desk',
      rows: true,
      heading: 'What we take off your desk',
      intro: 'Work that has to be done well and that no client ever sees.',
      cards: [
        {
          id: 'desk-reporting',
          title: 'Regulatory reporting',
          summary: 'We send the regulator’s returns and answer its questions.',
          text: [
            'As the authorised firm, we send the Financial Conduct Authority the returns it asks for, including figures on the business that members do, and we answer when it has questions. Most of what we need is already in your case records, provided that they are accurate and up to date.',
            'Duties that belong to your own business remain with you. If you run a company, for example, its accounts and filings are yours to see to.',
          ],
        },
        {
          id: 'desk-rule-changes',
          title: 'Rule changes',
          summary: 'We read the new rules and tell you what to do differently.',
          text: [
            'New rules arrive as long documents with a start date. Our compliance team reads them, works out which parts affect your clients and turns those parts into something you can use: a changed template, a short note or a training session.',
            'We also tell you when nothing needs to change. When a regulator asks for views, we gather members’ opinions and reply, because people who have to use the rules notice different things.',
          ],
        },
        {
          id: 'desk-agreements',
          title: 'Lender and provider agreements',
          summary: 'One set of agreements, and payments that are reconciled for you.',
          text: [
            'Each lender, insurer and platform has its own terms of business, its own registration and its own way of paying. We hold the agreements for the network, register you with the firms that you need and match what they pay against your cases.',
            'A firm can decline or withdraw a registration, and we cannot overrule it. If that happens, we ask for the reason and talk through with you what it means for clients.',
          ],
        },
        {
          id: 'desk-indemnity',
          title: 'Professional indemnity insurance',
          summary: 'Arranged by us for advice given through the network.',
          text: [
            'This insurance meets certain claims when advice has gone wrong. We arrange the network’s policy, which has to cover business done on our behalf, including by appointed representatives.',
            'Like any policy it has limits, exclusions and an excess, the part of a claim that the insurer does not pay. We show you these, and who pays what. Advice that you gave elsewhere is a separate matter: ask your present firm what covers it after you go.',
          ],
        },
      ],
    },
    {
      id: 'how-joining-works',
      ordered: true,
      heading: 'How joining works',
      intro:
        'The steps come in this order. How long they take depends on references, your notice period and the regulator, so we make a plan with you and keep it current.',
      cards: [
        {
          id: 'step-conversation',
          title: 'First, a conversation',
          summary: 'We answer your questions, and give you the charges in writing.',
          text: [
            'You talk with a business development manager, by phone, by video or over coffee in Basingstoke. They ask what you advise on, how clients find you and why you might leave where you are. Bring your awkward questions.',
            'If another network, or staying put, would suit you better, we will tell you. We do not contact your present firm without your agreement.',
          ],
        },
        {
          id: 'step-checks',
          title: 'Then, the checks',
          summary: 'We have to know that you are fit and proper.',
          text: [
            'Before you advise in our name we must be satisfied that you are fit and proper: honest, competent and financially sound. We look at qualifications, credit and criminal records and past complaints, and take references from firms you have worked with. If you bring a business, we look at its ownership, finances and plans as well.',
            'Tell us about any blemish at the start. We can take into account what you tell us. It is harder to forgive what you have hidden.',
          ],
        },
        {
          id: 'step-agreement',
          title: 'Next, the agreement',
          summary: 'You have time to read it. Then we notify the regulator.',
          text: [
            'You receive the contract, the charges and our procedures, with time to read them and to show them to a solicitor.',
            `After signing, we make the notifications and applications that your status needs. We must tell the Financial Conduct Authority of a new appointed representative at least ${facts.representativeNotice} before it begins regulated business, and some advisers need its personal approval. Please do not advise in our name until we have confirmed in writing that you may.`,
          ],
        },
        {
          id: 'step-first-cases',
          title: 'Last, your first cases',
          summary: 'A few at a time, with someone beside you.',
          text: [
            'You begin with a handful of cases and a trainer within reach. We look at each recommendation with you before it goes out, partly to protect the client and partly so that you learn our process on real work.',
            'After this first spell you sit down with your business development manager, go through what the checks found and agree how you will be supervised from then on. Ask then for anything that you still need.',
          ],
        },
      ],
    },
  ] satisfies CardGroup[],
  selfEmployed: {
    id: 'self-employed-options',
    heading: 'Self-employed options',
    intro:
      'There are two ways to work for yourself within the network. They differ in the name you trade under, and in what you have to run yourself.',
    cards: [
      {
        id: 'registered-individual',
        title: 'Registered Individual',
        summary: 'You advise in the network’s name, or in the name of a member firm.',
        text: [
          '“Registered Individual” is a term that networks use, not a legal status of its own. You are self-employed, but you hold no appointment yourself. You advise in the network’s name, under its authorisation, or for a member firm that is already our appointed representative.',
          'We must first find you fit, proper and competent for the role. Depending on the work and the firm, that can mean a certificate from us, renewed each year, or personal approval by the Financial Conduct Authority. It may suit you if you want to advise without running a regulated business.',
        ],
      },
      {
        id: 'appointed-representative',
        title: 'Appointed Representative',
        summary: 'You run your own firm, with us as its principal.',
        text: [
          `An appointed representative is a firm or person that carries on regulated business under a contract with an authorised firm, its principal. The principal, here ${brand.name}, accepts responsibility for that business in writing, so the representative needs no authorisation of its own for it.`,
          'The Financial Services Register shows you as our appointed representative, and your letters must say so. You may do only the regulated business that the contract covers, and may not hold client money. We review your firm at least once a year. Premises, staff and running costs are yours.',
        ],
      },
    ],
  } satisfies CardGroup,
  detail: {
    heading: 'Charges, weeks and leaving',
    lead: 'What you would pay and keep, how long a move takes, and what happens if you leave.',
  },
  brochure: {
    heading: 'Read it at your own pace',
    text: 'The brochure gathers what is on these pages: how we work, the support, the systems and the ways to join. Give us your name and email address, and we will send it to you.',
  },
})
