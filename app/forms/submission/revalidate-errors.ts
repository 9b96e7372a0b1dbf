import type { FormErrors } from '#domain/form-check.ts'

interface Revalidation<Field extends string> {
  /** The errors that are shown. */
  shown: FormErrors<Field>
  /** What the rules say now, in the order of the fields. */
  found: FormErrors<Field>
  changed: Field
  /** Whether the visitor has left the field, and has not just typed into it. */
  isLeft: boolean
}

/**
 * Errors go as soon as they are corrected, in whatever field that was done. A new one waits until its field is
 * left: nobody is told that an address is wrong while typing it.
 */
export function revalidateErrors<Field extends string>({
  shown,
  found,
  changed,
  isLeft,
}: Revalidation<Field>): FormErrors<Field> {
  const after: FormErrors<Field> = {}
  for (const field of Object.keys(found) as Field[]) {
    if (field !== changed) {
      if (shown[field]) after[field] = shown[field]
    } else if (isLeft || found[field] === shown[field]) after[field] = found[field]
  }
  return after
}
