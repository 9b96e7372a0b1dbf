import type { RawForm } from './form-check.ts'

/** Fields that may be sent more than once. */
const lists = ['services']

/** The text fields of a submitted form by name. Files are ignored. */
export function rawForm(form: FormData): RawForm {
  const raw: Record<string, string | string[]> = {}
  for (const name of new Set(form.keys())) {
    const texts = form.getAll(name).filter((value) => typeof value === 'string')
    if (lists.includes(name)) raw[name] = texts
    else if (texts[0] !== undefined) raw[name] = texts[0]
  }
  return raw
}
