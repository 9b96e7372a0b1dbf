import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney, formatPence, formatPounds, formatShortPounds } from './money.ts'

test('amounts are written as in British English, with pence where there are any', () => {
  expect(formatMoney(625_000)).toBe('£6,250')
  expect(formatMoney(116_918)).toBe('£1,169.18')
  expect(formatPence(100_000_005)).toBe('£1,000,000.05')
  expect(formatPounds(-99_950)).toBe('−£1,000')
})

test('any amount is written as Intl.NumberFormat writes it', () => {
  const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (pence) => {
      expect(formatPence(pence)).toBe(pounds.format(pence / 100))
    }),
  )
})

test('a short label has thousands and millions, and one decimal at most', () => {
  expect([50_000, 150_000, 20_000_000, 150_000_000].map(formatShortPounds)).toEqual([
    '£500',
    '£1.5k',
    '£200k',
    '£1.5m',
  ])
})
