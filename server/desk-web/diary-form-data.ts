// The forms of the diary: what was typed, and the sentences for what is wrong with it.
import type { FieldTexts } from '#app/desk/elements.tsx'
import { formCopy } from '#content/forms/form-copy.ts'
import { wording } from '#content/site/wording.ts'
import type { ErrorCode } from '#domain/error-code.ts'
import type { FormErrors, RawForm } from '#domain/form-check.ts'
import { parsePlainDate, weekdays } from '#domain/plain-date.ts'
import type { MoveResult } from '#server/desk/calls.ts'
import type { Span } from '#server/desk/closing-times.ts'

/** How a form is shown again. */
export interface FormState {
  status?: 200 | 400 | 409
  problem?: string
  errors?: FieldTexts
}

/** The words of the public form, but where they are for visitors, or name a field that is called otherwise here. */
const errorTexts: Partial<Record<ErrorCode, string>> = {
  ...wording.errors,
  ...formCopy.errors,
  name: 'Please ask for the name.',
  phone: 'Please ask for the phone number.',
  message: 'Please say in a few words what it is about.',
  date: 'Please choose a day.',
  time: 'Please choose a time.',
  dateEarly: 'That is past. Please choose a later day or time.',
  slotTaken: 'That time has been taken or closed in the meantime. Please choose another one.',
  mustAccept: 'Please tell the caller, and tick this.',
}

/** What is wrong with the time that a call was to be moved to. */
export const moveErrors: Partial<Record<MoveResult, FieldTexts>> = {
  past: { time: errorTexts.dateEarly },
  'no-calls': { date: 'No calls can be booked then. Please choose another day or time.' },
  'slot-taken': { time: errorTexts.slotTaken },
  'slot-closed': { time: 'That time is closed. Please choose another one, or open it first.' },
}

export function errorMessages(errors: FormErrors<string>): FieldTexts {
  return Object.fromEntries(Object.entries(errors).map(([field, code]) => [field, code && errorTexts[code]]))
}

/** The text fields of a form, as they were typed. */
export function textFields(raw: RawForm): FieldTexts {
  return Object.fromEntries(
    Object.entries(raw).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

/** The days, the part of them and the person that a form names; null where they are not complete. */
export function parseSpan(fields: FieldTexts): { span: Span | null; errors: FieldTexts } {
  const { from = '', until = '', starts = '', ends = '', staffId = '' } = fields
  const [first, last] = [parsePlainDate(from), parsePlainDate(until)]
  const isTime = (text: string) => text === '' || /^\d\d:\d\d$/.test(text)
  const isPart = (starts === '') === (ends === '') && isTime(starts) && isTime(ends)
  const missing = 'Please give the full date: day, month and year.'
  const errors: FieldTexts = {
    ...(first === null && { from: missing }),
    ...(last === null && { until: missing }),
    ...(!isPart && { ends: 'Please choose both times, or all day.' }),
    ...(isPart && starts !== '' && starts >= ends && { ends: 'Please choose a later time than the first.' }),
  }
  if (first === null || last === null || Object.keys(errors).length > 0) return { span: null, errors }
  const time = starts === '' ? '' : (`${starts} - ${ends}` as const)
  const weekday = weekdays.find((name) => name === fields.weekday)
  return { span: { from: first, until: last, time, weekday, staffId }, errors }
}
