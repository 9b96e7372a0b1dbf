import { expect, test } from 'vitest'
import { fillIn, fillInCount } from './fill-in.ts'

test('each placeholder is replaced by its value, wherever it stands', () => {
  expect(fillIn('{lower} to {upper}, from {lower}', { lower: '£1', upper: 2 })).toBe('£1 to 2, from £1')
})

test('what a visitor wrote is not filled in again', () => {
  expect(fillIn('For {name} at {email}', { name: '{email} $&', email: 'a@example.com' })).toBe(
    'For {email} $& at a@example.com',
  )
})

test('a text that the compiler knows must be given all its values, and nothing is taken from an object’s prototype', () => {
  // @ts-expect-error the second value is missing
  expect(fillIn('{lower} to {constructor}', { lower: '£1' })).toBe('£1 to {constructor}')
})

test('one is told from any other number', () => {
  const years = { one: '{count} year', other: '{count} years' }
  expect([0, 1, 2].map((count) => fillInCount(years, count))).toEqual(['0 years', '1 year', '2 years'])
})
