import { expect, test } from 'vitest'
import { isDiallable, isPhoneNumber, phoneDigits } from './phone-number.ts'

test.each([
  '01632 960001',
  '01632-960-001',
  '(01632) 960001',
  '+44 1632 960001',
  '+44 (0)1632 960001',
  '00441632960001',
])('%s is one and the same number', (text) => {
  expect(phoneDigits(text)).toBe('01632960001')
  expect(isPhoneNumber(text)).toBe(true)
  expect(isDiallable(text)).toBe(true)
})

test.each(['', '12345', 'ann@example.com', 'ring me'])('%j is not a phone number', (text) => {
  expect(isPhoneNumber(text)).toBe(false)
})

test.each(['07700 900 123', '016977 2345', '+33 6 12 34 56 78', '001 212 555 0123', '020 7946 0018'])(
  '%s can be rung',
  (text) => expect(isDiallable(text)).toBe(true),
)

test.each(['0', '960 001', '0000 000 0000', '1234567890123456', 'ring 01632 960 001'])(
  '%s is no number to ring',
  (text) => expect(isDiallable(text)).toBe(false),
)
