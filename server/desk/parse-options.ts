import { exampleReference } from '#content/site/brand.ts'
import { londonDate } from '#domain/london.ts'
import { addDays, type PlainDate, parsePlainDate } from '#domain/plain-date.ts'
import { type Slot, slots } from '#domain/slots.ts'
import { type DeskCall, DeskFault } from './command.ts'

// Parses arguments and options; errors say what was expected.

export function textOption({ options }: DeskCall, name: string): string | undefined {
  const value = options[name]
  return typeof value === 'string' ? value : undefined
}

export function flagOption({ options }: DeskCall, name: string): boolean | undefined {
  const value = options[name]
  return typeof value === 'boolean' ? value : undefined
}

export function numberOption(call: DeskCall, name: string, range: { fallback: number; max: number }): number {
  const text = textOption(call, name)
  if (text === undefined) return range.fallback
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < 1 || value > range.max) {
    throw new DeskFault(`--${name} must be a whole number from 1 to ${range.max}, but is "${text}".`)
  }
  return value
}

export function parseDay(text: string, now: number): PlainDate {
  const today = londonDate(now)
  if (text === 'today') return today
  if (text === 'tomorrow') return addDays(today, 1)
  const day = parsePlainDate(text)
  if (day === null) throw new DeskFault(`A day is written as in 2026-11-19, but this is "${text}".`)
  return day
}

export function dayOption(call: DeskCall, name: string): PlainDate | undefined {
  const text = textOption(call, name)
  return text === undefined ? undefined : parseDay(text, call.desk.now())
}

/** A slot by its label or its start time. */
export function parseSlot(text: string | undefined): Slot | undefined {
  const bare = text?.trim().replace(/\s*[-–]\s*/, ' - ')
  return slots.find((slot) => slot === bare || slot.slice(0, 5) === bare || slot.slice(0, 5) === `0${bare}`)
}

/** Whatever its prefix: references that were given out under a former brand stay valid. */
export function parseReference(text: string | undefined): string {
  const reference = text?.trim().toUpperCase() ?? ''
  if (!/^[A-Z]+-[0-9A-Z]{5}$/.test(reference)) {
    throw new DeskFault(`A reference is written as in ${exampleReference}, but this is "${text ?? ''}".`)
  }
  return reference
}
