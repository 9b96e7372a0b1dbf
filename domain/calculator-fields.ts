import * as v from 'valibot'
import type { FormCheck } from './form-check.ts'
import { parsePlainDate } from './plain-date.ts'

/** Why a field of a calculator is refused. What else can be wrong depends on other fields. */
export type InputError =
  | 'empty'
  | 'unreadable'
  | 'low'
  | 'high'
  | 'tooYoung'
  | 'tooOld'
  | 'agePassed'
  | 'beforePensionAge'
  | 'aboveHomeValue'
  | 'aboveEarnings'
  | 'aboveAllowance'
  | 'tooLong'

/** The input of a calculator, or the first error of each field in the order of the form. */
export type InputCheck<Value> = FormCheck<Value, keyof Value & string, InputError>

/** Both included. */
type Limits = readonly [least: number, most: number]

/** Longer input is no number that anyone means. */
const maxLength = 24

/** In pence, from text such as 1500, 1,500.50, £ 1 500 or 200k. */
export const amount = (limits: Limits) => number(limits, readMoney)
/** As `amount`; an empty field is `otherwise`. */
export const optionalAmount = (limits: Limits, otherwise = 0) => number(limits, readMoney, otherwise)
/** In hundredths of a percent, from text such as 5, 5.25 or 5%. */
export const rate = (limits: Limits) => number(limits, readRate)
/** As `rate`; an empty field is `otherwise`. */
export const optionalRate = (limits: Limits, otherwise: number) => number(limits, readRate, otherwise)
export const wholeNumber = (limits: Limits) => number(limits, readWhole)

export const choice = <const Option extends string>(options: readonly [Option, ...Option[]]) =>
  v.pipe(v.fallback(v.string(), ''), v.picklist(options, 'unreadable'))

export const day = v.pipe(
  sentText(),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const date = parsePlainDate(value)
    if (date !== null) return date
    addIssue({ message: value === '' ? 'empty' : 'unreadable' })
    return NEVER
  }),
)

function number([least, most]: Limits, read: (text: string) => number | null, otherwise?: number) {
  return v.pipe(
    sentText(),
    v.rawTransform(({ dataset: { value: text }, addIssue, NEVER }) => {
      if (text === '' && otherwise !== undefined) return otherwise
      const value = text.length > maxLength ? null : read(text)
      const error = text === '' ? 'empty' : errorOf(value)
      if (error === null && value !== null) return value
      addIssue({ message: error ?? 'unreadable' })
      return NEVER
    }),
  )

  function errorOf(value: number | null): InputError | null {
    if (value === null) return 'unreadable'
    return value < least ? 'low' : value > most ? 'high' : null
  }
}

/** Without the spaces, pound signs and directional marks that pasted text may have. */
function sentText() {
  return v.pipe(
    v.fallback(v.string(), ''),
    v.transform((text) => text.replace(/[\s£\u200e\u200f\u202a-\u202e]/g, '')),
  )
}

/** Commas may stand only where they group thousands: 1,5 may mean 1.5. */
const DIGITS = /^([-−]?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/

/** In hundredths. */
function readHundredths(text: string): number | null {
  const [, minus, whole = '', fraction = ''] = DIGITS.exec(text) ?? []
  if (minus === undefined) return null
  const value = Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'))
  return minus ? -value : value
}

function readMoney(text: string): number | null {
  const [, digits = '', unit = ''] = /^(.*?)([km]?)$/i.exec(text) ?? []
  const value = readHundredths(digits)
  return value && value * ({ k: 1_000, m: 1_000_000 }[unit.toLowerCase()] ?? 1)
}

function readRate(text: string): number | null {
  return readHundredths(text.replace(/%$/, ''))
}

function readWhole(text: string): number | null {
  const value = readHundredths(text)
  return value !== null && value % 100 === 0 ? value / 100 : null
}
