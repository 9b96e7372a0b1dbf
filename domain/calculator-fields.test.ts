import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { amount, choice, day, optionalAmount, rate, wholeNumber } from './calculator-fields.ts'

const money = amount([1_00, 10_000_000_00])
const read = (schema: v.GenericSchema, value: unknown) => {
  const result = v.safeParse(schema, value)
  return result.success ? result.output : result.issues[0].message
}

describe('An amount of money', () => {
  test.each([
    ['1500', 1_500_00],
    ['1,500.50', 1_500_50],
    ['£200,000', 200_000_00],
    [' £ 1 500 ', 1_500_00],
    ['200k', 200_000_00],
    ['1.5M', 1_500_000_00],
    ['0.99', 'low'],
    ['10,000,000', 10_000_000_00],
    ['10,000,000.01', 'high'],
    ['1234,567', 'unreadable'],
    ['.5', 'unreadable'],
    ['5.', 'unreadable'],
    ['', 'empty'],
    ['£', 'empty'],
    ['-5', 'low'],
    ['−5', 'low'],
    ['9'.repeat(24), 'high'],
    ['9'.repeat(25), 'unreadable'],
    ['1.500,50', 'unreadable'],
    ['1.505', 'unreadable'],
    ['1,50,000', 'unreadable'],
    ['lots', 'unreadable'],
    ['1e5', 'unreadable'],
    ['NaN', 'unreadable'],
    ['١٠٠', 'unreadable'],
    [undefined, 'empty'],
    [['1', '2'], 'empty'],
  ])('%j is %j', (text, expected) => {
    expect(read(money, text)).toBe(expected)
  })

  test('is never anything but whole pence or a reason, whatever is sent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.anything()), (sent) => {
        const value = read(money, sent)
        expect(Number.isSafeInteger(value) || typeof value === 'string').toBe(true)
      }),
    )
  })

  test('that need not be given is zero where it is empty', () => {
    expect(read(optionalAmount([0, 100]), '')).toBe(0)
    expect(read(optionalAmount([0, 100]), 'x')).toBe('unreadable')
  })
})

test.each([
  ['5', 5_00],
  ['5.25%', 5_25],
  ['5,25', 'unreadable'],
  ['5.125', 'unreadable'],
  ['', 'empty'],
  ['16', 'high'],
])('a rate of %j is %j', (text, expected) => {
  expect(read(rate([0, 15_00]), text)).toBe(expected)
})

test.each([
  ['25', 25],
  ['25.0', 25],
  ['25.5', 'unreadable'],
  ['0', 'low'],
  ['41', 'high'],
])('%j years are %j', (text, expected) => {
  expect(read(wholeNumber([1, 40]), text)).toBe(expected)
})

test.each([
  ['1964-05-01', '1964-05-01'],
  ['1964-02-30', 'unreadable'],
  ['1 May 1964', 'unreadable'],
  ['', 'empty'],
])('the day %j is %j', (text, expected) => {
  expect(read(day, text)).toBe(expected)
})

test('a choice that does not exist is refused', () => {
  for (const other of ['three', '', undefined]) expect(read(choice(['one', 'two']), other)).toBe('unreadable')
  expect(read(choice(['one', 'two']), 'two')).toBe('two')
})
