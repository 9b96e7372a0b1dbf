import { formCopy, wording } from '#app/forms/words.ts'
import type { ErrorCode } from '#domain/error-code.ts'

export function errorText(code: ErrorCode | undefined): string | undefined {
  const texts: Record<ErrorCode, string> = { ...wording.errors, ...formCopy.errors }
  return code && texts[code]
}
