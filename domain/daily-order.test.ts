import { expect, test } from 'vitest'
import { dailyOrder } from './daily-order.ts'
import { addDays, plainDate } from './plain-date.ts'

const names = Array.from({ length: 12 }, (_, index) => `adviser-${index}`)
const orderOn = (day: number) => dailyOrder(names, addDays(plainDate('2026-11-18'), day), (name) => name)

test('The order is the same all day, and another on the next', () => {
  expect(orderOn(0)).toEqual(orderOn(0))
  expect(orderOn(0)).not.toEqual(orderOn(1))
  expect(orderOn(0).toSorted()).toEqual(names.toSorted())
})

test('Over a year everybody is first about as often', () => {
  const firsts = Array.from({ length: 365 }, (_, day) => orderOn(day)[0])
  const counts = names.map((name) => firsts.filter((first) => first === name).length)
  expect(Math.min(...counts)).toBeGreaterThan(15)
  expect(Math.max(...counts)).toBeLessThan(50)
})
