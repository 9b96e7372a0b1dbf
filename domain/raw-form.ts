import type { RawForm } from './form-check.ts'

/** Fields that may be sent more than once. */
const lists = ['services']

/** The text fields of a submitted form by name. Files are ignored. */
export function rawForm(form: FormData): RawForm {
  const raw = new Map<string, string | string[]>()
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue
    if (lists.includes(name)) raw.set(name, [...(raw.get(name) ?? []), value])
    else if (!raw.has(name)) raw.set(name, value)
  }
  return Object.fromEntries(raw)
}
