import { describe, expect, test } from 'vitest'
import { services } from '#content/pages/services.ts'
import { searchIndex } from './answers.ts'
import { costQuestion } from './cost-question.ts'
import { furtherAnswers } from './further-answers.ts'
import { pageCopy } from './page-copy.ts'
import { allPages } from './pages.ts'
import { oftenAsked } from './related-questions.ts'

const answers = searchIndex([])
const leadsTo = (path: string, id: string) => answers.find(({ to }) => to === `${path}#${id}`)

describe('a related question', () => {
  test('is verbatim on the page it links to', () => {
    for (const { path, id, question, pageName } of [
      costQuestion,
      ...oftenAsked,
      ...services.flatMap((service) => service.related),
    ]) {
      const found = leadsTo(path, id)
      expect([id, question, pageName], 'Write it as that page asks it').toEqual([
        id,
        found?.title,
        found?.page,
      ])
    }
  })

  test('exists for every service, two or three on other pages', () => {
    for (const { path, related } of services) {
      expect([2, 3], `${path}: name two or three questions of other services in \`related\``).toContain(
        related.length,
      )
      expect(related.filter((item) => item.path === path)).toEqual([])
    }
  })
})

test('everything that can be found is there once', () => {
  expect(new Set(answers.map(({ to, id }) => `${to} ${id}`)).size).toBe(answers.length)
  const count = (wanted: string) => answers.filter(({ kind }) => kind === wanted).length
  expect(count('question')).toBe(Object.values(pageCopy).flatMap(({ faq = [] }) => faq).length)
  expect(count('further')).toBe(furtherAnswers.length)
  expect(count('page')).toBe(allPages.filter(({ indexed }) => indexed).length)
})
