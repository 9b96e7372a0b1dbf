import type { FormErrors, RawForm } from '#domain/form-check.ts'
import type { OfferedSlot, Receipt } from '#domain/submit-result.ts'

/** What a page that is rendered per request hands to its form. */
export interface FormGreeting {
  /** The form's idempotency key; empty on pages made beforehand, where the browser makes one. */
  key: string
  /** The page from which the visitor came to the form, where it is not the form's own. */
  origin?: string
  /** When the page was made, by the server's clock. */
  servedAt?: number
  /** What was sent just now without JavaScript; it may be that it cannot be looked up. */
  receipt: Receipt | 'unread' | null
}

export const noGreeting: FormGreeting = { key: '', receipt: null }

/** A form that was sent without JavaScript and came back. */
export interface ReturnedForm<Field extends string> {
  typed: RawForm
  errors: FormErrors<Field>
  /** Where it came back about a time: the slots as they are now. */
  slots?: OfferedSlot[] | undefined
  /** Nothing to mend, only to send again: now where the fault was ours, later where too many have come. */
  trouble: 'fault' | 'too-many' | null
}

/** What a form begins with, on a page made for the request. */
export interface FormStart<Field extends string> {
  greeting?: FormGreeting | undefined
  returned?: ReturnedForm<Field> | undefined
}

/** A form that came back keeps its key: it is still the same form. */
export function startKey({ greeting, returned }: FormStart<string>): string {
  return (returned && typedText(returned.typed, 'key')) || (greeting?.key ?? '')
}

export function typedText(typed: RawForm | undefined, field: string): string {
  const value = typed?.[field]
  return typeof value === 'string' ? value : ''
}
