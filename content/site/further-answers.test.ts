import { expect, test } from 'vitest'
import { furtherAnswers } from './further-answers.ts'
import { guideAnswers } from './guide-answers.ts'
import { questions } from './questions.ts'
import { questionKeywords, sectionKeywords } from './search-words.ts'

const ids = Object.values(questions).flatMap((items) => items.map(({ id }) => id))

test.each(furtherAnswers.map((item) => [item.id, item] as const))(
  '%s has 40 to 120 words, an anchor of its own, and says on what tax depends',
  (id, { answer }) => {
    const count = answer.split(/\s+/).length
    expect(count).toBeGreaterThanOrEqual(40)
    expect(count).toBeLessThanOrEqual(120)
    expect([...ids, ...furtherAnswers.map((item) => item.id)].filter((other) => other === id)).toHaveLength(1)
    if (/\b(tax|taxed|duty)\b/i.test(answer))
      expect(answer).toContain('depends on your individual circumstances')
    expect(answer).not.toMatch(/undefined|NaN|£0\b/)
  },
)

test('the keywords of questions and sections are those of some that exist', () => {
  expect(Object.keys(questionKeywords).filter((id) => !ids.includes(id))).toEqual([])
  const sections = guideAnswers.map(({ id }) => id)
  expect(Object.keys(sectionKeywords).filter((id) => !sections.includes(id))).toEqual([])
})
