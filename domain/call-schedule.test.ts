import { describe, expect, test } from 'vitest'
import { closedWednesday, shorterFriday, testSchedule } from './call-schedule.test-support.ts'
import { allSlots, listedSlots, slotsOn } from './call-schedule.ts'
import { plainDate } from './plain-date.ts'
import { overlaps, slotTimes } from './slots.ts'

const friday = plainDate('2026-11-20')
const wednesday = plainDate('2026-11-18')

describe('the slots of calls', () => {
  test.each([15, 20, 30, 45, 60])('of %d minutes begin where the one before ended', (slotMinutes) => {
    const slots = allSlots({ ...testSchedule, slotMinutes })
    expect(slotTimes(slots[0] ?? ' - ').start).toBe('09:00')
    expect(slotTimes(slots.at(-1) ?? ' - ').start <= '16:00').toBe(true)
    slots.slice(1).forEach((slot, index) => {
      expect(slotTimes(slot).start).toBe(slotTimes(slots[index] ?? ' - ').end)
    })
  })

  test('are labelled by start and end', () => {
    expect(allSlots({ ...testSchedule, slotMinutes: 45, lastStart: '11:00' })).toEqual([
      '09:00 - 09:45',
      '09:45 - 10:30',
      '10:30 - 11:15',
    ])
  })

  test('end by closing time on a day that closes sooner, and by no minute later', () => {
    const onFriday = (slotMinutes: number) =>
      slotsOn(friday, { ...testSchedule, slotMinutes, hours: shorterFriday })
    expect(onFriday(30).at(-1)).toBe('15:30 - 16:00')
    expect(onFriday(45).at(-1)).toBe('15:00 - 15:45')
    expect(slotsOn(wednesday, { ...testSchedule, hours: shorterFriday }).at(-1)).toBe('16:00 - 16:30')
  })

  test('begin at opening time on a day that opens later', () => {
    const hours = { ...testSchedule.hours, Friday: '10:15 - 17:00' as const }
    expect(slotsOn(friday, { ...testSchedule, hours })[0]).toBe('10:30 - 11:00')
  })

  test('are none on a weekday that is closed, and are all listed there, to be shown as closed', () => {
    const schedule = { ...testSchedule, hours: closedWednesday }
    expect(slotsOn(wednesday, schedule)).toEqual([])
    expect(listedSlots(wednesday, schedule)).toEqual(allSlots(schedule))
  })

  test('overlap where they share a minute, and not where one ends as the other begins', () => {
    expect(overlaps('09:00 - 09:30', '09:20 - 09:40')).toBe(true)
    expect(overlaps('09:00 - 10:00', '09:15 - 09:30')).toBe(true)
    expect(overlaps('09:00 - 09:30', '09:30 - 10:15')).toBe(false)
    expect(overlaps('09:30 - 10:15', '09:00 - 09:30')).toBe(false)
  })
})
