import { brand } from '#content/site/brand.ts'
import { figures } from '#content/site/figures.ts'
import { meta } from '#content/site/meta.ts'
import type { Passage } from '#content/site/types.ts'

const story: Passage[] = [
  {
    heading: 'How it began',
    paragraphs: [
      `The firm was founded in ${figures.founded} to give advice in which no bank or insurer has a hand. In ${figures.rebranded} it took the name ${brand.name}.`,
      'The name joins two things you can see on a walk near here. Alders grow where there is water, and hold the bank together. A lode is a watercourse that finds its way. Both are patient, and both get there.',
    ],
  },
  {
    heading: 'How it works now',
    paragraphs: [
      `Our office is in Basingstoke. From it we support ${figures.advisers} advisers, with a staff to adviser ratio of ${figures.staffRatio}. In practice, somebody checks the advice, somebody chases the provider, and somebody picks up the phone.`,
      'So your adviser has time for you, and colleagues to ask when a case is out of the ordinary.',
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

export const aboutUs = {
  meta: meta(
    `About Us: founded in ${figures.founded}`,
    `Who we are, how we started in ${figures.founded} and why independence matters to the advice you receive. News, our blog and a free initial consultation.`,
  ),
  hero: {
    heading: 'We work for you, not a provider',
    lead: `${brand.name} is an independent financial advice firm in Basingstoke, with a network of advisers and a team behind each of them.`,
  },
  story,
  mission,
  timeline: {
    heading: 'In short',
    items: [
      { year: figures.founded, text: 'The firm is founded.' },
      { year: figures.rebranded, text: `It takes its present name, ${brand.name}.` },
      {
        year: 'Today',
        text: `We support ${figures.advisers} advisers, who can turn to ${figures.lenders} lenders and the whole of the protection market.`,
      },
    ],
  },
  independence: {
    heading: 'What “independent” binds us to',
    lead: 'The Financial Conduct Authority lets a firm call itself independent only if its advice is unbiased and unrestricted. For us that comes down to five rules.',
    points: [
      'We look across the whole of the market, and can show you what we compared.',
      'We take no commission on pensions or investments. You pay us, and you know how much.',
      'If a lender or insurer pays us commission on a mortgage or a policy, we tell you.',
      'We may tell you to do nothing, and we put that in writing too.',
      'We do not hold your money. It goes straight to the provider or platform you have agreed to.',
    ],
  },
}
