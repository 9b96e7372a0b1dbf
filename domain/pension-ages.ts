import { addMonths, type PlainDate } from './plain-date.ts'

/** When a private pension can be used: one age, and a higher one from a day on. */
export interface MinimumPensionAge {
  now: number
  next: number
  from: string
}

/** A State Pension age of people born from `bornFrom` on: years and months, or a fixed day. */
export type StatePensionStep =
  | { bornFrom: string; years: number; months: number }
  | { bornFrom: string; day: string }

export interface StatePensionAge {
  day: PlainDate
  years: number
  months: number
}

/** In full years. */
export function ageOn(born: PlainDate, today: PlainDate): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4))
  return today.slice(5) < born.slice(5) ? years - 1 : years
}

export function birthday(born: PlainDate, age: number): PlainDate {
  return addMonths(born, age * 12)
}

/** The age from which somebody born on this day can use a private pension for good. */
export function minimumPensionAge(born: PlainDate, rule: MinimumPensionAge): number {
  return birthday(born, rule.next) <= rule.from ? rule.now : rule.next
}

/** Whether somebody of this age can use a private pension on this day. */
export function canUsePension(age: number, day: PlainDate, rule: MinimumPensionAge): boolean {
  return age >= rule.next || (age >= rule.now && day < rule.from)
}

/** Reaches the lower age before the change, and not the higher one: shut out again from the change until then. */
export function mayBeShutOut(born: PlainDate, rule: MinimumPensionAge): boolean {
  return birthday(born, rule.now) < rule.from && birthday(born, rule.next) > rule.from
}

/** Null for those born before the timetable begins. */
export function statePensionAge(
  born: PlainDate,
  timetable: readonly StatePensionStep[],
): StatePensionAge | null {
  const step = timetable.findLast(({ bornFrom }) => bornFrom <= born)
  if (!step) return null
  if ('years' in step)
    return { day: addMonths(born, step.years * 12 + step.months), years: step.years, months: step.months }
  const day = step.day as PlainDate
  let months = 66 * 12
  while (addMonths(born, months + 1) <= day) months += 1
  return { day, years: Math.floor(months / 12), months: months % 12 }
}
