import { expect, test } from 'vitest'
import { isPhoneNumber, phoneDigits } from './phone-number.ts'

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
})

test.each(['', '12345', 'ann@example.com', 'ring me'])('%j is not a phone number', (text) => {
  expect(isPhoneNumber(text)).toBe(false)
})
