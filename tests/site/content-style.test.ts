import { describe, expect, test } from 'vitest'
import { events } from '#content/pages/events.ts'
import { team } from '#content/pages/team.ts'

const modules = Object.values(
  import.meta.glob<Record<string, unknown>>(['../../content/**/*.ts', '!**/*.test.ts'], { eager: true }),
)
const texts = [...new Set(modules.flatMap(stringsIn))]

describe('The content', () => {
  test('has no filler text', () => {
    const filler =
      /lorem|ipsum|dolor sit|\btbc\b|\btbd\b|to be confirmed|\bxxx|\[insert|placeholder text|coming soon|your text here/i
    expect(texts.length).toBeGreaterThan(500)
    expect(texts.filter((text) => filler.test(text))).toEqual([])
  })

  test('promises nothing, and names the regulator in full', () => {
    const refused = /\bFCA\b|risk[- ]free|guarantee|free advice|past performance|\bbest\b/i
    const allowed = /no negative equity guarantee|the best outcome we can plan for/gi
    // The best cake of the office promises no client anything.
    const ofPeople = new Set(stringsIn([team, events]))
    const words = texts
      .filter((text) => !text.startsWith('https://'))
      .map((text) => text.replaceAll(allowed, ''))
      .map((text) => (ofPeople.has(text) ? text.replaceAll(/\bbest\b/gi, '') : text))
    expect(
      words.flatMap((text) => (refused.exec(text) ? [`${refused.exec(text)?.[0]}: ${text}`] : [])),
      'Say it without the word before each colon; the regulator is the Financial Conduct Authority',
    ).toEqual([])
  })

  test('has no double spaces, no space before punctuation, and no straight apostrophe within a word', () => {
    const slips = texts.filter((text) => /\S {2,}\S|\s[,;:.!?](\s|$)|[a-z]'[a-z]/.test(text))
    // The titles of the two role cards are specified.
    expect(slips.filter((text) => !text.startsWith("I'm a"))).toEqual([])
  })
})

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
