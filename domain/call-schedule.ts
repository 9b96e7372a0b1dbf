// Apart from slots.ts, which every form carries: only the callback form needs the schedule.
import type { OpeningHours } from './opening-hours.ts'
import { type PlainDate, weekdayName } from './plain-date.ts'
import { type Slot, slotTimes } from './slots.ts'

/** When calls can be booked: slots of one length that follow one another, as far as the office is open. */
export interface CallSchedule {
  hours: OpeningHours
  slotMinutes: number
  /** HH:MM of the first slot's start, and of the last one's. */
  firstStart: string
  lastStart: string
}

/** Every slot of a day on which the office is open all the while. */
export function allSlots({ slotMinutes, firstStart, lastStart }: CallSchedule): Slot[] {
  const first = minutesOf(firstStart)
  const count = Math.floor((minutesOf(lastStart) - first) / slotMinutes) + 1
  return Array.from({ length: count }, (_, index) => {
    const start = first + index * slotMinutes
    return `${clockTime(start)} - ${clockTime(start + slotMinutes)}` as const
  })
}

/** The slots that lie within the opening hours of the day’s weekday. */
export function slotsOn(date: PlainDate, schedule: CallSchedule): Slot[] {
  const hours = schedule.hours[weekdayName(date)]
  if (hours === null) return []
  // Written like a slot. Not by timesOf of working-hours.ts: that would put the bank holidays into shared scripts.
  const { start: opens, end: closes } = slotTimes(hours)
  return allSlots(schedule).filter((slot) => {
    const { start, end } = slotTimes(slot)
    return start >= opens && end <= closes
  })
}

const OFFICE_FIRST = '07:00'
const OFFICE_LAST = '21:00'

/** When the office itself may arrange a call: early and late as well, on days on which it is open. */
export function officeSchedule(schedule: CallSchedule): CallSchedule {
  const { slotMinutes } = schedule
  const before = Math.floor((minutesOf(schedule.firstStart) - minutesOf(OFFICE_FIRST)) / slotMinutes)
  const after = Math.floor((minutesOf(OFFICE_LAST) - minutesOf(schedule.lastStart)) / slotMinutes) - 1
  const hours = Object.entries(schedule.hours).map(([day, open]) => [
    day,
    open && `${OFFICE_FIRST} - ${OFFICE_LAST}`,
  ])
  return {
    slotMinutes,
    hours: Object.fromEntries(hours),
    firstStart: clockTime(minutesOf(schedule.firstStart) - before * slotMinutes),
    lastStart: clockTime(minutesOf(schedule.lastStart) + after * slotMinutes),
  }
}

/** The slots to show for a day; all there are where none is chosen yet, and where the office is closed on that weekday. */
export function listedSlots(date: PlainDate | null, schedule: CallSchedule): Slot[] {
  const isOpenDay = date !== null && schedule.hours[weekdayName(date)] !== null
  return isOpenDay ? slotsOn(date, schedule) : allSlots(schedule)
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

function clockTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
