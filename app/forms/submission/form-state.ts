import type { FormErrors, RawForm } from '#domain/form-check.ts'
import type { OfferedSlot, ReceiptResult, SubmitResult } from '#domain/submit-result.ts'

/** What a form route's loader returns. */
export interface InitialForm {
  /**
   * The form's idempotency key. Empty on pages requested without a query, which are the same for everyone: there the
   * browser creates one, or the server derives one from the form's contents.
   */
  key: string
  /** The page that linked to the form, where it is another one. */
  origin?: string
  /** When the page was rendered, for the spam check; only on pages requested with a query. */
  servedAt?: number
  values?: RawForm
  /** The result of a form submitted without JavaScript, after the redirect. */
  result: ReceiptResult | null
}

export const emptyForm: InitialForm = { key: '', result: null }

/** What a form route's action returns for a form that was not saved. */
export interface SubmittedForm<Result> {
  values: RawForm
  /** Absent where only the slots of a day were requested. */
  result?: Result
  slots?: OfferedSlot[]
}

/** The props of every form component on a page; in a dialog they are absent. */
export interface FormState<Field extends string> {
  page?: string | undefined
  initial?: InitialForm | undefined
  submitted?: SubmittedForm<SubmitResult<Field>> | undefined
}

/** A form that was not saved keeps its idempotency key. */
export function initialKey({ initial, submitted }: FormState<string>): string {
  return textValue(submitted?.values, 'key') || (initial?.key ?? '')
}

export function errorsOf<Field extends string>(
  result: { ok: boolean; errors?: FormErrors<Field> } | undefined,
): FormErrors<Field> {
  return result?.errors ?? {}
}

export function textValue(values: RawForm | undefined, field: string): string {
  const value = values?.[field]
  return typeof value === 'string' ? value : ''
}
