import { brand } from '#content/site/brand.ts'
import { entry } from '#content/site/entry.ts'
import { facts } from '#content/site/facts.ts'
import { meta } from '#content/site/meta.ts'
import { riskWarnings } from '#content/site/risk-warnings.ts'
import type { Passage } from '#content/site/types.ts'

const story: Passage[] = [
  {
    heading: 'How it began',
    paragraphs: [
      `The firm was founded in ${facts.founded} to give advice that no bank or insurer has a say in. In ${facts.rebranded} it took the name ${brand.name}.`,
      'The name joins two things you can see on a walk near here. Alders grow where there is water, and hold the riverbank together. Lode is an old English word for a way or a course, often of water.',
    ],
  },
  {
    heading: 'How it works now',
    person: 'Helen Marsh',
    paragraphs: [
      `From our office in Basingstoke we support ${facts.advisers} advisers, with a staff to adviser ratio of ${facts.staffRatio}. Our staff check what new advisers recommend before a client sees it, and a sample of what the others recommend. They chase providers, and they pick up the phone.`,
      'So your adviser has time for you, and colleagues to ask when a case is out of the ordinary.',
      'Most of our advisers are self-employed. Most of what you pay us goes on to them, and we answer for their advice.',
    ],
  },
]

const mission: Passage = {
  heading: 'What we are here to do',
  paragraphs: [
    'To help people decide well about money, in words they understand, and to be there when the decision has to be made again.',
    'We would like you to leave each meeting knowing three things: where you stand, what you could do, and what we would do in your place and why.',
  ],
}

export const aboutUs = entry('pages/about-us', 'About Us', {
  meta: meta(
    `About Us: founded in ${facts.founded}`,
    `Who we are, how we started in ${facts.founded} and what we compare when we advise you. News, our blog and a free initial consultation.`,
  ),
  hero: {
    heading: 'We work for you, not a provider',
    lead: `${brand.name} is an independent financial advice firm in Basingstoke, with a network of advisers and a team behind each of them.`,
  },
  story,
  mission,
  expect: {
    heading: 'What you can expect of us',
    lead: 'Who advises you and how they are paid, what help you can ask for, and how often we got it wrong.',
  },
  warnings: [riskWarnings.mortgage, riskWarnings.investment, riskWarnings.equityRelease],
  timeline: {
    heading: 'The firm in dates',
    items: [
      { year: facts.founded, text: 'The firm is founded.' },
      { year: facts.rebranded, text: `It takes its present name, ${brand.name}.` },
      {
        year: 'Today',
        text: `We support ${facts.advisers} advisers, with access to ${facts.lenders} lenders and a whole of market protection proposition.`,
      },
    ],
  },
  independence: {
    heading: 'What we compare, service by service',
    lead: 'On pensions and investments, the Financial Conduct Authority lets a firm call itself independent only if it weighs up a wide range of products and is not tied to any company. Other kinds of advice have rules of their own.',
    points: [
      'Pensions and investments: independent advice on products from across the market. We take no commission; you pay us, and you know how much.',
      `Mortgages: deals from a panel of ${facts.lenders} lenders that work with advisers. We do not compare deals that you can only get by going to a lender directly.`,
      'Insurance and protection: policies from across the market of insurers that sell through advisers.',
      'Equity release: plans of lenders that keep to the standards of the Equity Release Council.',
    ],
    always: 'Whatever we advise on',
    promises: [
      'If a lender or insurer pays us commission, we tell you how much.',
      'We may tell you to do nothing, and we put that in writing too.',
      'We do not hold your money. It goes straight to the provider or platform you have agreed to.',
    ],
  },
})
