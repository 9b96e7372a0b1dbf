import { formWords } from '#content/forms/form-words.ts'
import { wording } from '#content/site/wording.ts'
import type { FormName, Receipt, ReceiptResult, SubmitResult } from '#domain/submit-result.ts'

export type Notice =
  | { type: 'success'; receipt: Receipt }
  /** Its heading is `Not sent yet`, where it has none of its own. */
  | { type: 'error'; heading?: string; text: string }

/** What a form's result is announced with; null where the form itself says it all. */
export function noticeFor(
  form: FormName,
  result: SubmitResult | ReceiptResult | null | undefined,
): Notice | null {
  if (!result) return null
  if (result.ok) return { type: 'success', receipt: result.receipt }
  switch (result.reason) {
    case 'invalid':
    case 'slot-taken':
      return null
    case 'too-many':
      return { type: 'error', text: formWords.tooMany.text }
    case 'failed':
      // The other two forms say nothing of a failure, as specified.
      return form === 'contact' ? { type: 'error', text: wording.outcomes.contactFailed } : null
    case 'receipt-unavailable':
      // It was saved, or nobody would have been redirected here: to ask for it again would double it.
      return { type: 'error', ...formWords.unread }
  }
}
