import { describe, expect, test } from 'vitest'
import { rates } from '#content/site/tax-and-rates.ts'
import {
  ageOn,
  birthday,
  canUsePension,
  mayBeShutOut,
  minimumPensionAge,
  statePensionAge,
} from './pension-ages.ts'
import { plainDate } from './plain-date.ts'

const { minimumPensionAge: rule, statePensionTimetable } = rates

test.each([
  ['1976-11-15', 50],
  ['1976-11-16', 50],
  ['1976-11-17', 49],
])('somebody born on %s is %i on 16 November 2026', (born, age) => {
  expect(ageOn(plainDate(born), plainDate('2026-11-16'))).toBe(age)
})

describe('State Pension age', () => {
  // From the timetables on gov.uk, with its three notes on days that a month does not have.
  test.each([
    ['1954-10-06', '2020-10-06', 66, 0],
    ['1960-04-05', '2026-04-05', 66, 0],
    ['1960-04-06', '2026-05-06', 66, 1],
    ['1960-07-31', '2026-11-30', 66, 4],
    ['1960-12-31', '2027-09-30', 66, 9],
    ['1961-01-31', '2027-11-30', 66, 10],
    ['1961-03-05', '2028-02-05', 66, 11],
    ['1961-03-06', '2028-03-06', 67, 0],
    ['1977-04-05', '2044-04-05', 67, 0],
    ['1977-04-06', '2044-05-06', 67, 1],
    ['1977-05-05', '2044-05-06', 67, 0],
    ['1978-04-05', '2046-03-06', 67, 11],
    ['1978-04-06', '2046-04-06', 68, 0],
  ])('of somebody born on %s is reached on %s, at %i years and %i months', (born, day, years, months) => {
    expect(statePensionAge(plainDate(born), statePensionTimetable)).toEqual({ day, years, months })
  })

  test('is not told to those born before the timetable', () => {
    expect(statePensionAge(plainDate('1954-10-05'), statePensionTimetable)).toBeNull()
  })
})

describe('A private pension', () => {
  test.each([
    ['1971-04-05', 55, false],
    ['1971-04-06', 55, false],
    ['1971-04-07', 57, true],
    ['1973-04-05', 57, true],
    ['1973-04-06', 57, false],
    ['1990-01-01', 57, false],
  ])('of somebody born on %s has the minimum age %i; shut out again: %s', (born, age, isShutOut) => {
    expect(minimumPensionAge(plainDate(born), rule)).toBe(age)
    expect(mayBeShutOut(plainDate(born), rule)).toBe(isShutOut)
  })

  test.each([
    ['1973-04-05', 55, true],
    ['1973-04-06', 55, false],
    ['1973-04-06', 57, true],
    ['1972-06-01', 55, true],
    ['1972-06-01', 56, false],
    ['1965-01-01', 54, false],
  ])('of somebody born on %s can be used at %i: %s', (born, age, canUse) => {
    expect(canUsePension(age, birthday(plainDate(born), age), rule)).toBe(canUse)
  })
})
