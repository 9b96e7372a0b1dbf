import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentDocument, pageReports } from './content-report.ts'

test('no page is above reading grade 10, legal text apart', () => {
  const hard = pageReports().filter(({ grade, isLegal }) => grade > 10 && !isLegal)
  expect(hard.map(({ path, grade }) => `${path} ${grade}`)).toEqual([])
})

test('docs/content.md is what npm run content writes', () => {
  const written = readFileSync(new URL('../docs/content.md', import.meta.url), 'utf8')
  expect(
    written === contentDocument(),
    'The words have changed: run `npm run content` and commit docs/content.md',
  ).toBe(true)
})
