import { expect, test } from 'vitest'
import { backoffMs } from './backoff.ts'

test('the backoff doubles from five seconds to an hour', () => {
  const pauses = Array.from({ length: 12 }, (_, index) => backoffMs(index + 1, () => 0.5))
  expect(pauses[0]).toBe(5_000)
  expect(pauses[3]).toBe(40_000)
  expect(pauses[11]).toBe(3_600_000)
})

test('the backoff has a jitter of ±20 %', () => {
  expect(backoffMs(1, () => 0)).toBe(4_000)
  expect(backoffMs(1, () => 1)).toBe(6_000)
})
