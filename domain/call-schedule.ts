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
