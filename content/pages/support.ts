import { entry } from '#content/site/entry.ts'
import { facts } from '#content/site/facts.ts'
import { meta } from '#content/site/meta.ts'
import type { FaqItem, Passage, Sample } from '#content/site/types.ts'

interface CaseStudy extends Partial<Sample> {
  heading: string
  title: string
  situation: string
  whatWeDid: string
  whatChanged: string
  quote: { text: string; name: string }
}

export const support = entry('pages/support', 'Support', {
  meta: meta(
    'Support for advisers',
    `Compliance, case and business support with a staff to adviser ratio of ${facts.staffRatio}. Read a case study and what advisers ask about the help they get.`,
  ),
  hero: {
    heading: 'Support you can ring',
    lead: `Our ratio of staff to advisers is ${facts.staffRatio}. In practice that means a short list of people, each with a name, who have met you and seen how you work.`,
  },
  passages: [
    {
      heading: 'Your move, planned with dates',
      person: 'Robert Ashdown',
      paragraphs: [
        'One person looks after your move, from the first form to the first submitted case.',
        'They arrange your registrations with lenders and providers, your email, your log-ins and your training, and they give you a plan that shows who is doing what by when.',
        'Some steps depend on other firms. Your plan says which, so that you can warn your clients in good time.',
      ],
    },
    {
      heading: 'Compliance with reasons',
      person: 'Samuel Adeyemi',
      paragraphs: [
        'Ask the compliance team whether you may do something and you get an answer with the reason attached. They approve your advertising, look into new ideas and tell you what a rule is for as well as what it says.',
        'Much of this turns on the Consumer Duty, which requires firms to act to deliver good outcomes for retail customers. We would rather show you what that looks like in a client letter than send you a policy.',
      ],
    },
    {
      heading: 'File checks you can learn from',
      person: 'Peter Lathbury',
      paragraphs: [
        'While you are new, we check recommendations before clients see them. Once we know your work we check a sample, and more of the advice that carries more risk for the client.',
        'Every check says what was good, what was missing and why it matters. If you think that we are mistaken, tell us: sometimes we are.',
      ],
    },
    {
      heading: 'Paraplanning when you want it',
      person: 'Bethan Rees',
      paragraphs: [
        'Our paraplanners research, model and draft the suitability report. You meet the client, make the recommendation and put your name to it. Use them for every case, for the hard ones or not at all: you pay by the case. Join Us has an example of the charge.',
      ],
    },
    {
      heading: 'Business support',
      person: 'Sunita Kaur',
      paragraphs: [
        'Applications go in, valuations get booked and solicitors are chased by people who do it all day. You can see each case’s progress in the client record, with a note in words that you can pass on as they stand.',
      ],
    },
    {
      heading: 'If a client complains',
      person: 'Helen Marsh',
      paragraphs: [
        'Tell us the same day. We investigate, write the reply and deal with the Financial Ombudsman Service if the client takes the matter there. You give us your records and your account of events, and we keep you informed throughout.',
      ],
    },
  ] satisfies Passage[],
  caseStudy: {
    sample: true,
    heading: 'Case study',
    title: 'A practice of one, and an operation',
    situation:
      'Gareth Probert advised on his own near Petersfield. He needed surgery and some weeks of rest, with mortgage applications under way and clients expecting their yearly reviews.',
    whatWeDid:
      'We went through every open case with him and sorted them by what could not wait. A qualified colleague from his peer group looked after the urgent ones, each client having been asked first. Business support chased lenders and solicitors, and his business development manager rang the clients whose reviews would move.',
    whatChanged:
      'Each client knew who to ring, and Gareth came back to an up-to-date list of cases. He now keeps a written plan for absences. We saw that he should have had one from the start, and so we offer to draw one up with every sole adviser who joins.',
    quote: {
      text: 'I had worried about my clients more than about the surgeon. They each had a name and a number to ring, and so did I.',
      name: 'Gareth Probert',
    },
  } satisfies CaseStudy,
  faq: [
    {
      id: 'support-newly-qualified',
      keywords: 'trainee adviser newly qualified',
      question: 'I am newly qualified. Would you take me on?',
      answer:
        'Quite possibly. New advisers work under a named supervisor until they have been assessed as competent, which means joint meetings, practice on sample cases and a check of each recommendation before the client receives it.\n\nSupervision takes time if it is to be worth anything, so we take on only as many new advisers as our supervisors can look after. Expect to be asked how you will live while your client bank is small. The first year is often slow.',
    },
    {
      id: 'support-checking-time',
      question: 'Will file checks hold up my cases?',
      answer:
        'A check takes time, and while you are new that time falls before the client hears your recommendation. Tell us about deadlines when you submit the file, such as a mortgage offer that is about to lapse, and we order the queue by what the client stands to lose.\n\nThe delays we see most often come from missing documents, and a short checklist for each kind of case helps with those. As your checks come back clean, fewer files need one beforehand.',
    },
    {
      id: 'support-own-staff',
      question: 'Can I bring my own administrator or paraplanner?',
      answer:
        'Yes, if you join with a business of your own. You remain their employer. We ask that they complete our training on data protection, financial crime and the advice process, and that each has a log-in with only the access the job calls for.\n\nAnyone who talks to clients needs to know where helping ends and advising begins. If one of your staff wants to give advice, they have to qualify, be checked and be registered with us before they do.',
    },
  ] satisfies FaqItem[],
})
