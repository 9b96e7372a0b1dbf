import { expect, test } from 'vitest'
import { calculatorMessage } from './calculator-message.ts'

test('the figures of a calculator begin the message', () => {
  const figures = 'Mortgage repayments: £200,000 over 25 years at 5%, repayment, about £1,169.18 a month.'
  expect(calculatorMessage(figures)).toBe(`${figures}\n\n`)
})

test.each([null, '', '<b>hello</b>', 'https://example.com/pay', 'x'.repeat(301), 'two\nlines'])(
  '%j begins no message',
  (text) => {
    expect(calculatorMessage(text)).toBeNull()
  },
)
