import { formWords } from '#content/forms/form-words.ts'
import type { FormStart } from './form-start.ts'
import type { Notice } from './notification.tsx'

/** What the page of a form says of the one that was just sent without JavaScript. */
export function noticeOf({ greeting, returned }: FormStart<string>): Notice | null {
  if (returned?.trouble === 'too-many') return { type: 'error', text: formWords.tooMany.text }
  // It was saved, or nobody would have been sent here: to ask for it again would double it.
  if (greeting?.receipt === 'unread') return { type: 'error', ...formWords.unread }
  return greeting?.receipt ? { type: 'success', receipt: greeting.receipt } : null
}
