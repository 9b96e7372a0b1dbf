import { formCopy, wording } from '#app/forms/words.ts'
import type { FormName, Receipt, ReceiptResult, SubmitResult } from '#domain/submit-result.ts'

export type Notice =
  | { type: 'success'; receipt: Receipt }
  /** `heading` defaults to 'Not sent yet'. */
  | { type: 'error'; heading?: string; text: string }

/** The message for a form's result; null where the errors at the fields are enough. */
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
      return { type: 'error', text: formCopy.tooMany.text }
    case 'failed':
      // By specification the forms in dialogs show no message.
      return form === 'contact' || form === 'complaint'
        ? { type: 'error', text: wording.outcomes.contactFailed }
        : null
    case 'receipt-unavailable':
      // The redirect proves that the form was saved, so the visitor must not be asked to send it again.
      return { type: 'error', ...formCopy.unread }
  }
}
