import { londonDate } from '#domain/london.ts'
import { addDays, type PlainDate, parsePlainDate } from '#domain/plain-date.ts'
import { type Slot, slotTimes } from '#domain/slots.ts'
import { DeskError } from '#server/desk/desk-error.ts'
import type { Invocation } from './command.ts'

// Parses arguments and options; errors say what was expected.

export function textOption({ options }: Invocation, name: string): string | undefined {
  const value = options[name]
  return typeof value === 'string' ? value : undefined
}

export function flagOption({ options }: Invocation, name: string): boolean | undefined {
  const value = options[name]
  return typeof value === 'boolean' ? value : undefined
}

export function numberOption(
  invocation: Invocation,
  name: string,
  range: { fallback: number; max: number },
): number {
  const text = textOption(invocation, name)
  if (text === undefined) return range.fallback
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < 1 || value > range.max) {
    throw new DeskError(`--${name} must be a whole number from 1 to ${range.max}, but is "${text}".`)
  }
  return value
}

export function parseDay(text: string, now: number): PlainDate {
  const today = londonDate(now)
  if (text === 'today') return today
  if (text === 'tomorrow') return addDays(today, 1)
  // Lists show days as 19/11/2026, mails as 19-11-2026.
  const day = parsePlainDate(text.replace(/^(\d\d?)([/-])(\d\d?)\2(\d{4})$/, isoDay))
  if (day === null)
    throw new DeskError(`A day is written as in 2026-11-19 or 19/11/2026, but this is "${text}".`)
  return day
}

function isoDay(_: string, day: string, __: string, month: string, year: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** A day given as an option, where it was given. */
export function dayOption(invocation: Invocation, name: string): PlainDate | undefined {
  const text = textOption(invocation, name)
  return text === undefined ? undefined : parseDay(text, invocation.desk.now())
}

/** 14:00, or 14:00 - 14:30, at the beginning of what was typed. */
const LEADING_SLOT =
  /^(\d{1,2}:\d\d)(?:\s*(?:[-–—]|to)\s*(\d{1,2}:\d\d))?(?=\s|$)(?!\s*(?:(?:[-–—]|to)\s*\d|[ap]\.?m\b))/i

/** Whatever a person may have meant as a time: 14:10, 14.00, 1400, 2pm, from 2, noon. */
const LEADING_TIME =
  /^(?:(?:at|from|after|before|until|till)\s+)?(?:\d{1,2}(?:[:.h]\d{1,2}|h)?\s*[ap]\.?m\b|(?:\d{1,2}(?:[:.h]\d{1,2}|h)?|\d{3,4}|noon|midday|midnight)(?![\w/]))/i

/**
 * The slot that the words begin with, by its label or its start, and the words after it. A time that is no slot is
 * refused: taken as part of a reason it would close the whole day.
 */
export function parseSlot(words: string[], slots: Slot[]): { slot: Slot | null; rest: string } {
  const text = words.join(' ').trim()
  const [typed = '', start = '', end] = LEADING_SLOT.exec(text) ?? []
  const slot = slots.find((known) => {
    const times = slotTimes(known)
    return times.start === padded(start) && (end === undefined || times.end === padded(end))
  })
  if (slot !== undefined) return { slot, rest: text.slice(typed.length).trim() }
  if (!LEADING_TIME.test(text)) return { slot: null, rest: text }
  const listed = slots.length === 0 ? 'there are none on that day' : `they are ${slots.toSorted().join(', ')}`
  throw new DeskError(`"${text}" begins with a time that is none of the slots: ${listed}.`)
}

function padded(time: string): string {
  return time.padStart(5, '0')
}
