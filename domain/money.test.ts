import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatMoney,
  formatPence,
  formatPermille,
  formatPounds,
  formatShortPounds,
  permille,
  roundDownToThreeFigures,
} from './money.ts'

test.each([
  [0, '£0', '£0', '£0.00'],
  [6_250_00, '£6,250', '£6,250', '£6,250.00'],
  [1_169_18, '£1,169.18', '£1,169', '£1,169.18'],
  [1_169_50, '£1,169.50', '£1,170', '£1,169.50'],
  [-12_05, '−£12.05', '−£12', '−£12.05'],
])('%i pence are %s, or %s in pounds, or %s with pence', (pence, money, pounds, withPence) => {
  expect([formatMoney(pence), formatPounds(pence), formatPence(pence)]).toEqual([money, pounds, withPence])
})

test.each([
  [123_456_78, 123_000_00],
  [1_000_00, 1_000_00],
  [1_009_99, 1_000_00],
  [999_99, 999_00],
  [12_34, 12_00],
  [0, 0],
])('%i pence are shown as %i: three figures, rounded down', (pence, shown) => {
  expect(roundDownToThreeFigures(pence)).toBe(shown)
})

test('a share is in tenths of a percent, to the nearest', () => {
  expect([permille(160_000_00, 180_000_00), permille(1, 3), permille(0, 5)]).toEqual([889, 333, 0])
  expect([formatPermille(889), formatPermille(900)]).toEqual(['88.9%', '90%'])
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
  expect([500_00, 1_500_00, 200_000_00, 1_500_000_00].map(formatShortPounds)).toEqual([
    '£500',
    '£1.5k',
    '£200k',
    '£1.5m',
  ])
})
