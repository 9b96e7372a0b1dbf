import { formWords } from '#content/forms/form-words.ts'
import { wording } from '#content/site/wording.ts'
import type { ErrorCode } from '#domain/error-code.ts'

const texts: Record<ErrorCode, string> = { ...wording.errors, ...formWords.errors }

export function errorText(code: ErrorCode | undefined): string | undefined {
  return code && texts[code]
}
