import { expect, test } from 'vitest'
import { checkBudgets } from './load-budget.ts'

const answer = (type: string, bytes: number, name = `${type}-${bytes}`) => ({
  url: `http://localhost/${name}`,
  type,
  bytes,
})

test('a kind over its budget fails with the page, the largest parts and what to do', () => {
  const { failures } = checkBudgets('/Customer', [
    answer('script', 90_000, 'big.js'),
    answer('script', 40_000),
  ])
  expect(failures).toHaveLength(1)
  expect(failures[0]).toMatch(/^\/Customer: script takes 130000 of 120000 bytes in 2 of 30 files\./)
  expect(failures[0]).toContain('Largest: /big.js 90000')
  expect(failures[0]).toMatch(/on intent/)
})

test('a kind that is nearly at its budget warns, and does not fail', () => {
  const { failures, warnings } = checkBudgets('/Customer', [answer('script', 119_000)])
  expect(failures).toEqual([])
  expect(warnings).toHaveLength(1)
})

test('a photograph does not use up what scripts and styles may take', () => {
  const { failures, warnings } = checkBudgets('/AboutUs', [
    answer('script', 100_000),
    answer('image', 60_000),
  ])
  expect([...failures, ...warnings]).toEqual([])
})

test('more files than a kind may have fail, however small', () => {
  const { failures } = checkBudgets('/', [answer('stylesheet', 1, 'one'), answer('stylesheet', 1, 'two')])
  expect(failures).toHaveLength(1)
})
