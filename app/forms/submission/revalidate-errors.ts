import type { ErrorCode } from '#domain/error-code.ts'
import type { FormErrors } from '#domain/form-check.ts'

interface Revalidation<Field extends string, Code extends string> {
  shown: FormErrors<Field, Code>
  /** The errors of the current values, in the order of the fields. */
  found: FormErrors<Field, Code>
  changed: Field
  isBlur: boolean
}

/**
 * An error disappears as soon as it is corrected, in whichever field. A new one is not shown before its field loses
 * focus, so nobody sees an error while typing.
 */
export function revalidateErrors<Field extends string, Code extends string = ErrorCode>({
  shown,
  found,
  changed,
  isBlur,
}: Revalidation<Field, Code>): FormErrors<Field, Code> {
  const after: FormErrors<Field, Code> = {}
  for (const field of Object.keys(found) as Field[]) {
    if (field !== changed) {
      if (shown[field]) after[field] = shown[field]
    } else if (isBlur || found[field] === shown[field]) after[field] = found[field]
  }
  return after
}
