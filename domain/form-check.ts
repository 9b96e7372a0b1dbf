import * as v from 'valibot'
import type { ErrorCode } from './error-code.ts'

/** An unvalidated form by field name. */
export type RawForm = Readonly<Record<string, unknown>>

/** At most one error per field, in the order of the schema, which is the order of the form. */
export type FormErrors<Field extends string, Code extends string = ErrorCode> = Partial<Record<Field, Code>>

export type FormCheck<Value, Field extends string, Code extends string = ErrorCode> =
  | { ok: true; value: Value }
  | { ok: false; errors: FormErrors<Field, Code> }

type FormSchema = v.GenericSchema & { entries: Readonly<Record<string, unknown>> }

export type FieldOf<Schema extends FormSchema> = keyof Schema['entries'] & string

export function fieldNames<Schema extends FormSchema>(schema: Schema): FieldOf<Schema>[] {
  return Object.keys(schema.entries) as FieldOf<Schema>[]
}

/** The validated form, or the first error of each field. */
export function checkForm<Schema extends FormSchema, Code extends string = ErrorCode>(
  schema: Schema,
  raw: RawForm,
): FormCheck<v.InferOutput<Schema>, FieldOf<Schema>, Code> {
  const fields = fieldNames(schema)
  // Valibot skips the checks of a missing key, so every key is set.
  const form = Object.fromEntries(fields.map((field) => [field, raw[field]]))
  const result = v.safeParse(schema, form)
  if (result.success) return { ok: true, value: result.output }
  const errors: FormErrors<FieldOf<Schema>, Code> = {}
  for (const field of fields) {
    const issue = result.issues.find((candidate) => candidate.path?.[0].key === field)
    if (issue) errors[field] = issue.message as Code
  }
  return { ok: false, errors }
}

/** Sorts errors by the order of the fields, without undefined ones. */
export function orderErrors<Field extends string>(
  fields: readonly Field[],
  errors: FormErrors<Field>,
): FormErrors<Field> {
  const ordered: FormErrors<Field> = {}
  for (const field of fields) if (errors[field]) ordered[field] = errors[field]
  return ordered
}
