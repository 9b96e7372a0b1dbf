import { expect, test } from 'vitest'
import { backoffMs } from './backoff.ts'

test('pauses double from five seconds to an hour', () => {
  const pauses = Array.from({ length: 12 }, (_, index) => backoffMs(index + 1, () => 0.5))
  expect(pauses[0]).toBe(5_000)
  expect(pauses[3]).toBe(40_000)
  expect(pauses[11]).toBe(3_600_000)
})

test('pauses differ by up to a fifth, so that mails do not come back all at once', () => {
  expect(backoffMs(1, () => 0)).toBe(4_000)
  expect(backoffMs(1, () => 1)).toBe(6_000)
})
