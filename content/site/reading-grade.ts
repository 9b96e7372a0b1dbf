import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'

/** Of a page as a whole, and of each longer text; legal texts may be harder. */
export const hardestGrade = { page: 10, text: 14 }

/** Flesch-Kincaid: the school year, American count, in which the text is understood. */
export function gradeOf(content: unknown): number {
  const sentences = new Intl.Segmenter('en-GB', { granularity: 'sentence' })
  const count = { sentence: 0, word: 0, syllable: 0 }
  for (const text of new Set(stringsIn(content))) {
    const words = text.match(/[\p{L}\d]+(?:[’'-][\p{L}]+)*/gu) ?? []
    if (words.length <= 3) continue
    count.sentence += [...sentences.segment(text)].filter(({ segment }) => /\p{L}/u.test(segment)).length
    count.word += words.length
    count.syllable += syllable(words.join(' '))
  }
  return count.sentence === 0 ? 0 : fleschKincaid(count)
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^(\/|https:)/.test(value) ? [] : value.split(/\n+/)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
