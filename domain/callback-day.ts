import { bankHoliday } from './bank-holidays.ts'
import type { OpeningHours } from './opening-hours.ts'
import { addDays, addMonths, isWeekend, type PlainDate, parsePlainDate, weekdayName } from './plain-date.ts'

export type DayFault =
  | 'malformed'
  | 'weekend'
  | 'closed-weekday'
  | 'before-earliest'
  | 'too-far'
  | 'bank-holiday'
export type DayCheck = { ok: true; date: PlainDate } | { ok: false; reason: DayFault }

/** The first day a visitor may choose: two days on, moved past a weekend. */
export function earliestDay(today: PlainDate): PlainDate {
  let day = addDays(today, 2)
  while (isWeekend(day)) day = addDays(day, 1)
  return day
}

/** The last day a visitor may choose. */
export function latestDay(today: PlainDate): PlainDate {
  return addMonths(today, 6)
}

/** `earliest` is another first day than a visitor's: the firm may arrange a call sooner. */
export function checkDay(
  text: string,
  today: PlainDate,
  hours: OpeningHours,
  earliest: PlainDate = earliestDay(today),
): DayCheck {
  const date = parsePlainDate(text)
  if (date === null) return { ok: false, reason: 'malformed' }
  const reason = dayFault(date, today, hours, earliest)
  return reason === null ? { ok: true, date } : { ok: false, reason }
}

/** The next days on which calls are made, by the calendar alone. */
export function nextOpenDays(today: PlainDate, hours: OpeningHours, count = 10): PlainDate[] {
  const days: PlainDate[] = []
  const last = latestDay(today)
  for (let day = earliestDay(today); days.length < count && day <= last; day = addDays(day, 1))
    if (closedReason(day, today, hours) === null) days.push(day)
  return days
}

/** What is left of a day. It tells neither how many calls are booked nor by whom. */
export type DayShare = 'all' | 'mornings' | 'afternoons' | 'none'

export function shareLeft(slots: readonly { time: string; free: boolean }[]): DayShare {
  const free = slots.filter((slot) => slot.free)
  const isMorning = free.some(({ time }) => time < '12:00')
  const isAfternoon = free.some(({ time }) => time >= '12:00')
  if (isMorning && isAfternoon) return 'all'
  return isMorning ? 'mornings' : isAfternoon ? 'afternoons' : 'none'
}

/** Why no call can be booked on the day, in words for a visitor; null where it is open. */
export function closedReason(date: PlainDate, today: PlainDate, hours: OpeningHours): string | null {
  switch (dayFault(date, today, hours, earliestDay(today))) {
    case 'weekend':
      return 'Weekend'
    case 'closed-weekday':
      return `Closed on ${weekdayName(date)}s`
    case 'before-earliest':
      return 'Too soon to arrange'
    case 'too-far':
      return 'More than six months ahead'
    case 'bank-holiday':
      return bankHoliday(date)
    default:
      return null
  }
}

function dayFault(
  date: PlainDate,
  today: PlainDate,
  hours: OpeningHours,
  earliest: PlainDate,
): Exclude<DayFault, 'malformed'> | null {
  if (isWeekend(date)) return 'weekend'
  if (hours[weekdayName(date)] === null) return 'closed-weekday'
  if (date < earliest) return 'before-earliest'
  if (date > latestDay(today)) return 'too-far'
  if (bankHoliday(date) !== null) return 'bank-holiday'
  return null
}
