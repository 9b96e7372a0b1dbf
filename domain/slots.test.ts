import { expect, test } from 'vitest'
import { isSlot, slots, slotTimes } from './slots.ts'

test('there are fifteen half hours, each beginning where the last one ended', () => {
  expect(slots).toHaveLength(15)
  expect(slots[0]).toBe('09:00 - 09:30')
  expect(slots[14]).toBe('16:00 - 16:30')
  slots.slice(1).forEach((slot, index) => {
    expect(slotTimes(slot).start).toBe(slotTimes(slots[index] ?? slots[0]).end)
  })
})

test('a slot is known by its exact label', () => {
  expect(isSlot('12:30 - 13:00')).toBe(true)
  expect(isSlot('12:30-13:00')).toBe(false)
  expect(isSlot('16:30 - 17:00')).toBe(false)
})
