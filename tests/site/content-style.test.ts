import { describe, expect, test } from 'vitest'
import { advisers } from '#content/pages/advisers.ts'
import { events } from '#content/pages/events.ts'
import { team } from '#content/pages/team.ts'
import { textProblem } from '#content/site/text-rules.ts'

const modules = Object.values(
  import.meta.glob<Record<string, unknown>>(['../../content/**/*.ts', '!**/*.test.ts'], { eager: true }),
)
const texts = [...new Set(modules.flatMap(stringsIn))]

describe('The content', () => {
  test('has no filler, promises nothing, names the regulator in full, and has no slips of type', () => {
    expect(texts.length).toBeGreaterThan(500)
    const ofPeople = new Set(stringsIn([team, advisers, events]))
    const problems = texts.map((text) => [textProblem(text, { ofPeople: ofPeople.has(text) }), text])
    expect(problems.filter(([problem]) => problem)).toEqual([])
  })

  test.each([
    'The price is tbc.',
    'It is risk-free.',
    'The FCA regulates us.',
    'Two  spaces',
    'a comma , too early',
    "it isn't",
  ])('is refused where it says: %s', (text) => {
    expect(textProblem(text)).toMatch(/\.$|’\.$/)
  })
})

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
