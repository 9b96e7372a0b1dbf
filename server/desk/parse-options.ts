import { londonDate } from '#domain/london.ts'
import { addDays, type PlainDate, parsePlainDate } from '#domain/plain-date.ts'
import { type Slot, slots } from '#domain/slots.ts'
import { type DeskCall, DeskFault } from './command.ts'

// Values of words and options, parsed with an error message that says what was expected.

export function typedText({ options }: DeskCall, name: string): string | undefined {
  const value = options[name]
  return typeof value === 'string' ? value : undefined
}

export function typedFlag({ options }: DeskCall, name: string): boolean | undefined {
  const value = options[name]
  return typeof value === 'boolean' ? value : undefined
}

export function typedNumber(call: DeskCall, name: string, range: { usual: number; most: number }): number {
  const text = typedText(call, name)
  if (text === undefined) return range.usual
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < 1 || value > range.most) {
    throw new DeskFault(`--${name} must be a whole number from 1 to ${range.most}, but is "${text}".`)
  }
  return value
}

export function typedDay(text: string, now: number): PlainDate {
  const today = londonDate(now)
  if (text === 'today') return today
  if (text === 'tomorrow') return addDays(today, 1)
  const day = parsePlainDate(text)
  if (day === null) throw new DeskFault(`A day is written as in 2026-11-19, but this is "${text}".`)
  return day
}

/** A day given as an option, where it was given. */
export function typedDayOption(call: DeskCall, name: string): PlainDate | undefined {
  const text = typedText(call, name)
  return text === undefined ? undefined : typedDay(text, call.desk.now())
}

/** The half hour that the text names by its label or its beginning; undefined where it names none. */
export function typedSlot(text: string | undefined): Slot | undefined {
  const bare = text?.trim().replace(/\s*[-–]\s*/, ' - ')
  return slots.find((slot) => slot === bare || slot.slice(0, 5) === bare || slot.slice(0, 5) === `0${bare}`)
}

export function typedReference(text: string | undefined): string {
  const reference = text?.trim().toUpperCase() ?? ''
  if (!/^[A-Z]{2}-[0-9A-Z]{5}$/.test(reference)) {
    throw new DeskFault(`A reference is written as in AL-7K3Q9, but this is "${text ?? ''}".`)
  }
  return reference
}
