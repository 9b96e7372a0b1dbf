import { expect, test } from 'vitest'
import { checkBudget } from './byte-budget.ts'

const budget = { bytes: 1_000, remedy: 'Load less.' }
const parts = [200, 900].map((bytes) => ({ name: `${bytes}.js`, bytes }))
const check = (bytes: number) => checkBudget('/Customer: script', bytes, budget, () => parts)

test('what is over its budget fails with the largest parts and what to do', () => {
  expect(check(1_100)).toEqual({
    failure: '/Customer: script takes 1100 of 1000 bytes. Largest: 900.js 900, 200.js 200. Load less.',
  })
})

test('what is nearly at its budget warns, and does not fail', () => {
  expect(check(970)).toEqual({ warning: expect.stringContaining('takes 970 of 1000 bytes') })
  expect(check(969)).toEqual({})
})
