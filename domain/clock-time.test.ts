import { expect, test } from 'vitest'
import { formatClockTime } from './clock-time.ts'

test.each([
  ['09:00', '9 am'],
  ['10:30', '10:30 am'],
  ['12:00', '12 noon'],
  ['12:30', '12:30 pm'],
  ['17:00', '5 pm'],
  ['00:05', '12:05 am'],
])('%s is formatted as %s', (time, formatted) => {
  expect(formatClockTime(time)).toBe(formatted.replace(' ', '\u00a0'))
})
