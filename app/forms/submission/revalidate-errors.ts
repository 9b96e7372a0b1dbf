import type { FormErrors } from '#domain/form-check.ts'

interface Mending<Field extends string> {
  /** The errors that are shown. */
  shown: FormErrors<Field>
  /** What the rules say now. */
  found: FormErrors<Field>
  changed: Field
  /** Whether the visitor has left the field, and has not just typed into it. */
  isLeft: boolean
}

/**
 * Errors go as soon as they are mended, in whatever field the mending was done. A new one waits until its
 * field is left: nobody is told that an address is wrong while typing it.
 */
export function revalidateErrors<Field extends string>(mending: Mending<Field>): FormErrors<Field> {
  const { shown, found, changed, isLeft } = mending
  const after: FormErrors<Field> = {}
  for (const field of Object.keys(shown) as Field[]) {
    const isMended = found[field] === undefined || (field === changed && found[field] !== shown[field])
    if (!isMended) after[field] = shown[field]
  }
  if (isLeft && found[changed] !== undefined) after[changed] = found[changed]
  return after
}
