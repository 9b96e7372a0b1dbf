import type { CallSchedule } from './call-schedule.ts'
import type { OpeningHours } from './opening-hours.ts'

// Hours and slots of the tests' own: the firm may change its own in content/site without a test failing.

const day = '08:30 - 17:00'

export const testHours: OpeningHours = {
  Monday: day,
  Tuesday: day,
  Wednesday: day,
  Thursday: day,
  Friday: day,
  Saturday: null,
  Sunday: null,
}

export const shorterFriday: OpeningHours = { ...testHours, Friday: '08:30 - 16:00' }

export const closedWednesday: OpeningHours = { ...testHours, Wednesday: null }

export const testSchedule: CallSchedule = {
  hours: testHours,
  slotMinutes: 30,
  firstStart: '09:00',
  lastStart: '16:00',
}
