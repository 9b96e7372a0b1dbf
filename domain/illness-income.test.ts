import { expect, test } from 'vitest'
import { incomeWhileIll } from './illness-income.ts'

const rules = { sickPay: { weekly: 120_00, weeks: 28 }, cover: 2_000_00, waitMonths: 3 }

test('sick pay comes each month until its weeks are used up', () => {
  const months = incomeWhileIll(12, rules).map(({ sickPay }) => sickPay)
  expect(months.slice(0, 8)).toEqual([520_00, 520_00, 520_00, 520_00, 520_00, 520_00, 240_00, 0])
  expect(months.reduce((sum, month) => sum + month)).toBe(28 * 120_00)
})

test('a policy pays after its waiting time', () => {
  expect(incomeWhileIll(5, rules).map(({ cover }) => cover)).toEqual([0, 0, 0, 2_000_00, 2_000_00])
})
