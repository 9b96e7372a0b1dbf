import { brand } from '#content/site/brand.ts'
import { entry } from '#content/site/entry.ts'
import { facts } from '#content/site/facts.ts'
import { meta } from '#content/site/meta.ts'
import { pages } from '#content/site/pages.ts'
import type { FaqItem, LinkCard } from '#content/site/types.ts'
import { wording } from '#content/site/wording.ts'

/** The three tiles that the adviser home and Personal Approach share. */
export const adviserTiles = entry('pages/adviser-tiles', 'Advisers: tiles', {
  media: {
    title: `${brand.name} in the Media`,
    text: 'Where people from the network have been asked for a view, and what they said.',
    action: 'Read the coverage',
  },
  hearFromAdvisers: {
    title: wording.tiles.hearFromAdvisers,
    text: 'Short films in which members talk about moving, settling in and getting on with the work.',
    action: 'Watch the films',
  },
  events: {
    title: wording.tiles.events,
    text: 'Peer groups, masterclasses and the January conference, with places and dates.',
    action: 'See the dates',
  },
})

export const adviserHome = entry('pages/adviser-home', 'Advisers', {
  meta: meta(
    'A network for mortgage and financial advisers',
    `An independent network of ${facts.advisers} advisers, with people you can reach. See how we support self-employed mortgage and financial advisers.`,
  ),
  hero: {
    heading: 'Advise your own way, with people behind you',
    lead: `${brand.name} is a network for mortgage and financial advisers. We support ${facts.advisers} of them from one office in Basingstoke. When you ring, the person you need is the one who answers, or just along the corridor.`,
    toCustomers: 'I’m a customer looking for advice',
  },
  cards: [
    {
      title: 'Personal Approach',
      text: 'You know who to ask, and they know how you work. We meet often enough to keep it that way.',
      to: pages.personalApproach.path,
      action: 'How we work with you',
    },
    {
      title: 'Support',
      text: 'Compliance and business support, and paraplanning by the case, from colleagues who have read the file before they ring you.',
      to: pages.support.path,
      action: 'See the support',
    },
    {
      title: 'Technology',
      text: 'One client record, research tools that start from it, and a trainer who sits beside you while you learn to use both.',
      to: pages.technology.path,
      action: 'Look at the tools',
    },
  ] satisfies LinkCard[],
  advisers: {
    heading: 'Mortgage and Financial Advisers',
    paragraphs: [
      `Some of our members arrange mortgages and protection. Others advise on pensions, investments and later life. Several do both kinds of work. On pensions and investments they give independent advice on products from across the market. On mortgages they compare ${facts.lenders} lenders, and on protection the insurers that sell through advisers.`,
      `The firm was founded in ${facts.founded} and gives advice to the public itself, so we live by the rules we ask you to follow. We keep the ratio of staff to advisers at ${facts.staffRatio}, so that advisers get their answers quickly.`,
    ],
    action: 'Meet the people behind the network',
  },
  faq: [
    {
      id: 'network-or-direct-authorisation',
      question: 'How does a network differ from being directly authorised?',
      answer:
        'A directly authorised firm holds its own permission from the Financial Conduct Authority and answers to it for everything: advice, systems, reporting and complaints. In a network, the principal firm holds the permission and answers to the regulator for the business that it has agreed you may carry on.\n\nA network gives you less freedom. You follow our advice process, accept our checks and clear your advertising with us. A firm that is authorised today would normally give up that permission to become our appointed representative, so it is a step to think over.',
    },
    {
      id: 'network-who-can-join',
      question: 'Who can join?',
      answer:
        'Mortgage, protection and financial advisers who want to advise without a tie to one provider, alone or with a firm of their own. You need a qualification that the Financial Conduct Authority recognises for the advice you give, or to be well on the way to one, and a record that stands up to reference checks.\n\nWe also look for temperament: people who write things down, ask when unsure and would rather lose a case than talk a client into it. If something in your past worries you, raise it early. It is not always a bar.',
    },
    {
      id: 'network-charges',
      question: 'What does membership cost?',
      answer:
        'That depends on how you join, the kind of advice you give and how much of our support you use. Join Us has a worked example, and we set out every charge in writing for a practice like yours before you sign anything.\n\nSet it against what you pay now: professional indemnity insurance, regulatory fees, software, compliance help and the hours you spend on all of them. Ask us which of these costs our charge replaces, and which you would still pay yourself. For some practices it is cheaper to stay put.',
    },
  ] satisfies FaqItem[],
  testimonialsHeading: 'In our advisers’ words',
  contact: {
    heading: 'Talk to us before you decide',
    lead: `Tell us what you advise on and what you would like to change. One of us will reply within ${facts.replyContact}, and a conversation commits you to nothing.`,
  },
})
