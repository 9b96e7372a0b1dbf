import { expect, test } from 'vitest'
import { checkBudget } from './byte-budget.ts'

const budget = { bytes: 1_000, count: 2, remedy: 'Load less.' }
const check = (...sizes: number[]) =>
  checkBudget(
    '/Customer: script',
    sizes.map((bytes, index) => ({ name: `${index}.js`, bytes })),
    budget,
  )

test('what is over its budget fails with the largest parts and what to do', () => {
  expect(check(200, 900)).toEqual({
    failure:
      '/Customer: script takes 1100 of 1000 bytes in 2 of 2 files. Largest: 1.js 900, 0.js 200. Load less.',
  })
})

test('what is nearly at its budget warns, and does not fail', () => {
  expect(check(970)).toEqual({ warning: expect.stringContaining('takes 970 of 1000 bytes') })
  expect(check(960)).toEqual({})
})

test('more files than there may be fail, however small', () => {
  expect(check(1, 1, 1).failure).toContain('in 3 of 2 files')
})
