import * as v from 'valibot'
import type { ErrorCode } from './error-code.ts'

/** A form as it arrives: field names and whatever was sent under them. */
export type RawForm = Readonly<Record<string, unknown>>

export type FormErrors<Field extends string> = Partial<Record<Field, ErrorCode>>

export type FormCheck<Value, Field extends string> =
  | { ok: true; value: Value }
  | { ok: false; errors: FormErrors<Field> }

type FormSchema<Field extends string> = v.GenericSchema & { entries: Readonly<Record<Field, unknown>> }

/** The form's value, or the first thing wrong with each field, in the order of the fields. */
export function checkForm<Field extends string, Schema extends FormSchema<Field>>(
  schema: Schema,
  raw: RawForm,
): FormCheck<v.InferOutput<Schema>, Field> {
  const fields = Object.keys(schema.entries) as Field[]
  // A key that is absent altogether would pass by the rules of its field, so every key is there.
  const form = Object.fromEntries(fields.map((field) => [field, raw[field]]))
  const result = v.safeParse(schema, form)
  if (result.success) return { ok: true, value: result.output }
  const errors: FormErrors<Field> = {}
  for (const field of fields) {
    const issue = result.issues.find((candidate) => candidate.path?.[0].key === field)
    if (issue) errors[field] = issue.message as ErrorCode
  }
  return { ok: false, errors }
}
