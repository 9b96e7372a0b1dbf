import { brand } from '#content/site/brand.ts'
import { entry } from '#content/site/entry.ts'
import { meta } from '#content/site/meta.ts'
import { pages } from '#content/site/pages.ts'
import { riskWarnings } from '#content/site/risk-warnings.ts'
import type { Article } from '#content/site/types.ts'

/** Around an article of our own, whose text is in article-texts.ts or published at the desk. */
export const articleWords = entry('words/articles', 'Words around articles', {
  general:
    'This article explains how things work in general, and rules can have changed since the day it was written. It is not advice on your own circumstances.',
  related: 'More about it',
  all: 'All articles',
} as const)

/**
 * The warnings under an article, by the page it belongs to and by whether it speaks of tax: one that has nothing to do
 * with it teaches people to skip them.
 */
export function articleWarnings({ related, text }: Pick<Article, 'related' | 'text'>): readonly string[] {
  const { mortgage, investment, equityRelease, tax } = riskWarnings
  if ([pages.adviserHome, pages.somethingHasHappened].some(({ path }) => related.startsWith(path))) return []
  const ofTax = /\btax/i.test(text) ? [tax] : []
  if (related === pages.mortgagePlanning.path) return [mortgage, ...ofTax]
  if (related === pages.retirementPlanning.path || related === pages.investmentPlanning.path)
    return [investment, ...ofTax]
  return [mortgage, investment, equityRelease, ...ofTax]
}

/** The text of the two pages; their items are in articles.ts. */
export const articlePages = entry('pages/articles', 'News and blog', {
  media: {
    meta: meta(
      `${brand.name} in the media: news`,
      `Press coverage and news about ${brand.name}, its people and its network: what was said, where and when, with a link to read on about each subject.`,
    ),
    hero: {
      heading: `${brand.name} in the media`,
      lead: 'When journalists ask how money works in ordinary lives, the people who work here answer. This is what they said, and where you can read on. Rules may have changed since, and none of it is advice on your own circumstances.',
    },
    empty: 'Nothing has been published here yet. The next time we are quoted, you will find it on this page.',
  },
  blog: {
    meta: meta(
      'Blog: money matters in plain English',
      `Articles from ${brand.name} on mortgages, pensions, investing and protection, written to be understood at first reading, with author and date.`,
    ),
    hero: {
      heading: `The ${brand.name} blog`,
      lead: 'Short pieces by the people who work here: one question at a time, in plain words. They explain how things work in general. What is right for you depends on your own circumstances, so talk to us before you act on one.',
    },
    empty: 'The first piece is still being written. Please look in again.',
  },
})
