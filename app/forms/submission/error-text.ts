import { formCopy } from '#content/forms/form-copy.ts'
import { wording } from '#content/site/wording.ts'
import type { ErrorCode } from '#domain/error-code.ts'

const texts: Record<ErrorCode, string> = { ...wording.errors, ...formCopy.errors }

export function errorText(code: ErrorCode | undefined): string | undefined {
  return code && texts[code]
}
