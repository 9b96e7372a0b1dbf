import type { OpeningHours } from './opening-hours.ts'
import type { CallSchedule } from './slots.ts'

// Hours and slots of the tests' own: the firm may change its own in content/site without a test failing.

const day = { opens: '08:30', closes: '17:00' }

export const testHours: OpeningHours = {
  Monday: day,
  Tuesday: day,
  Wednesday: day,
  Thursday: day,
  Friday: day,
  Saturday: null,
  Sunday: null,
}

export const shorterFriday: OpeningHours = { ...testHours, Friday: { opens: '08:30', closes: '16:00' } }

export const closedWednesday: OpeningHours = { ...testHours, Wednesday: null }

/** Fifteen half hours. */
export const testSchedule: CallSchedule = {
  hours: testHours,
  slotMinutes: 30,
  firstStart: '09:00',
  lastStart: '16:00',
}
