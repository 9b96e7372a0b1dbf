import type { RawForm } from '#domain/form-check.ts'
import type { OfferedSlot, ReceiptResult, SubmitResult } from '#domain/submit-result.ts'

/** What the loader of a form's page hands to the form. */
export interface InitialForm {
  /** The form's idempotency key; empty on prerendered pages, where the browser creates one. */
  key: string
  /** The page from which the visitor came to the form, where it is not the form's own. */
  origin?: string
  /** When the page was rendered, by the server's clock. */
  servedAt?: number
  /** The form that was submitted without JavaScript and led to this page. */
  result: ReceiptResult | null
}

export const emptyForm: InitialForm = { key: '', result: null }

/** What the action hands back: a form that was submitted without JavaScript and not saved. */
export interface SubmittedForm<Field extends string> {
  values: RawForm
  /** Absent where nothing was submitted and only the times of a day were asked for. */
  result?: SubmitResult<Field>
  slots?: OfferedSlot[]
}

/** What every form component takes from its page; in a dialog there is neither. */
export interface FormState<Field extends string> {
  initial?: InitialForm | undefined
  submitted?: SubmittedForm<Field> | undefined
}

/** A form that was not saved keeps its key: it is still the same form. */
export function initialKey({ initial, submitted }: FormState<string>): string {
  return textValue(submitted?.values, 'key') || (initial?.key ?? '')
}

export function textValue(values: RawForm | undefined, field: string): string {
  const value = values?.[field]
  return typeof value === 'string' ? value : ''
}
