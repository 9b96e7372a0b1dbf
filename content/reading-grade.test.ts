import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import { expect, test } from 'vitest'
import { articleTexts } from '#content/pages/article-texts.ts'
import { joiningInDetail } from '#content/pages/guides/joining-in-detail.ts'
import { feeSections } from '#content/pages/guides/our-fees.ts'
import { lifeStageGuides } from '#content/pages/guides.ts'
import { chartWords } from '#content/pages/service-charts.ts'
import { guides } from '#content/pages/services.ts'
import { team } from '#content/pages/team.ts'
import { pageCopy } from '#content/site/page-copy.ts'

/** Legal text may be harder to read. */
const legal = ['privacyPolicy', 'contactUs']
const texts: [string, unknown][] = [
  ...Object.entries(pageCopy).filter(([name]) => !legal.includes(name)),
  ...guides.map(({ name, guide }): [string, unknown] => [`guide of ${name}`, guide]),
  ...Object.entries(chartWords),
  ['life stages', lifeStageGuides],
  ['joining in detail', joiningInDetail],
  ['fees', feeSections],
  ['articles', articleTexts],
  ['team', team.map(({ bio }) => bio)],
]

test.each(texts)('%s is not above reading grade 10', (_name, content) => {
  expect(gradeOf(content)).toBeLessThanOrEqual(10)
})

/** Flesch-Kincaid: the school year, American count, in which the text is understood. */
function gradeOf(content: unknown): number {
  const sentences = new Intl.Segmenter('en-GB', { granularity: 'sentence' })
  const count = { sentence: 0, word: 0, syllable: 0 }
  for (const text of new Set(stringsIn(content))) {
    const words = text.match(/[\p{L}\d]+(?:[’'-][\p{L}]+)*/gu) ?? []
    if (words.length <= 3) continue
    count.sentence += [...sentences.segment(text)].filter(({ segment }) => /\p{L}/u.test(segment)).length
    count.word += words.length
    count.syllable += syllable(words.join(' '))
  }
  return fleschKincaid(count)
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^(\/|https:)/.test(value) ? [] : value.split(/\n+/)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
