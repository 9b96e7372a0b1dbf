import { brand } from '#content/site/brand.ts'
import { entry } from '#content/site/entry.ts'
import { facts } from '#content/site/facts.ts'
import { meta } from '#content/site/meta.ts'
import { riskWarnings } from '#content/site/risk-warnings.ts'
import { wording } from '#content/site/wording.ts'

/** The question and the tile titles are fixed wording: see wording.ts. */
export const landing = entry('pages/landing', 'First page', {
  meta: meta(
    'Independent financial advice in Basingstoke',
    `${brand.name} is an independent financial advice firm in Basingstoke with a network of advisers. Choose your way in: as a customer or an adviser.`,
  ),
  lead: 'Independent advice for people deciding what to do with their money, and a network for the advisers who help them.',
  roles: {
    customer: {
      text: 'Mortgages, investments, pensions and protection, explained by someone who listens first.',
      action: 'See how we help',
    },
    adviser: {
      text: 'Keep your clients and your way of working, with people behind you who know your name.',
      action: 'Look at the network',
    },
  },
  about: {
    eyebrow: 'About us',
    heading: `Founded in ${facts.founded}, and still easy to reach`,
    paragraphs: [
      `We opened in ${facts.founded}, took our present name in ${facts.rebranded}, and today support ${facts.advisers} advisers from our office in Basingstoke.`,
      'No bank or insurer tells us what to recommend. When you ring, you speak to a person.',
    ],
    action: wording.readMore,
    actionAbout: `about ${brand.name}`,
  },
  warnings: [riskWarnings.mortgage, riskWarnings.investment],
  tiles: {
    news: {
      text: 'Where we have been quoted, and what we said.',
      action: 'Read the news',
    },
    consultation: {
      text: 'A call with an adviser about what is on your mind, and whether advice would help. Any fees are explained afterwards, before you commit to anything.',
      action: 'Choose a time',
    },
    blog: {
      text: 'Short pieces on mortgages, pensions and everyday money, in plain words.',
      action: 'Read the blog',
    },
  },
})
