import * as v from 'valibot'
import type { ErrorCode } from './error-code.ts'

/** A form as it arrives: field names and whatever was sent under them. */
export type RawForm = Readonly<Record<string, unknown>>

/** At most one error a field. The keys are in the order of the schema, which is the order of the form. */
export type FormErrors<Field extends string> = Partial<Record<Field, ErrorCode>>

export type FormCheck<Value, Field extends string> =
  | { ok: true; value: Value }
  | { ok: false; errors: FormErrors<Field> }

type FormSchema = v.GenericSchema & { entries: Readonly<Record<string, unknown>> }

/** The names of a schema's fields, as a type. */
export type FieldOf<Schema extends FormSchema> = keyof Schema['entries'] & string

export function fieldNames<Schema extends FormSchema>(schema: Schema): FieldOf<Schema>[] {
  return Object.keys(schema.entries) as FieldOf<Schema>[]
}

/** The form's value, or the first error of each field. */
export function checkForm<Schema extends FormSchema>(
  schema: Schema,
  raw: RawForm,
): FormCheck<v.InferOutput<Schema>, FieldOf<Schema>> {
  const fields = fieldNames(schema)
  // A key that is absent altogether would pass by the rules of its field, so every key is there.
  const form = Object.fromEntries(fields.map((field) => [field, raw[field]]))
  const result = v.safeParse(schema, form)
  if (result.success) return { ok: true, value: result.output }
  const errors: FormErrors<FieldOf<Schema>> = {}
  for (const field of fields) {
    const issue = result.issues.find((candidate) => candidate.path?.[0].key === field)
    if (issue) errors[field] = issue.message as ErrorCode
  }
  return { ok: false, errors }
}

/** For errors that do not come from a check: in the order of the fields, without those that are undefined. */
export function orderErrors<Field extends string>(
  fields: readonly Field[],
  errors: FormErrors<Field>,
): FormErrors<Field> {
  const ordered: FormErrors<Field> = {}
  for (const field of fields) if (errors[field]) ordered[field] = errors[field]
  return ordered
}
