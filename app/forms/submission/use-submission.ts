import {
  type ChangeEvent,
  type FocusEvent,
  type SubmitEvent,
  useDeferredValue,
  useId,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { painted } from '#app/delivery/after-paint.ts'
import type { FormCheck, FormErrors, RawForm } from '#domain/form-check.ts'
import { rawForm } from '#domain/raw-form.ts'
import type { SubmitResult } from '#domain/submit-result.ts'
import { clearDraft, saveDraft } from './draft.ts'
import { errorText } from './error-text.ts'
import { errorsOf, type FormState, initialKey, textValue } from './form-state.ts'
import { isLeftForSubmit } from './is-left-for-submit.ts'
import { revalidateErrors } from './revalidate-errors.ts'
import { createKey, sendForm } from './send-form.ts'

interface SubmissionOptions<Value, Field extends string> extends FormState<Field> {
  path: string
  /** In a dialog what was typed survives a page change: see draft.ts. */
  keepsDraft?: boolean
  check(raw: RawForm): FormCheck<Value, Field>
  onSaved(value: Value): void
  onResult(result: SubmitResult<Field>): void
}

/** Validates and sends a form. Its inputs are uncontrolled: the values stay in the DOM until they are saved. */
export function useSubmission<Value, Field extends string>(options: SubmissionOptions<Value, Field>) {
  const { path, check, submitted, keepsDraft = false } = options
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const key = useRef(initialKey(options))
  const lastSent = useRef('')
  const isBusy = useRef(false)
  const [values, setValues] = useState<RawForm>(submitted?.values ?? options.initial?.values ?? {})
  const [errors, setErrors] = useState<FormErrors<Field>>(errorsOf(submitted?.result))
  // Deferred, so that the error summary is rendered first.
  const errorsAtFields = useDeferredValue(errors)
  const [attempts, setAttempts] = useState(submitted?.result ? 1 : 0)
  const [isSending, setSending] = useState(false)
  const [hasFailed, setFailed] = useState(isFailed(submitted?.result))

  const read = () => new FormData(form.current ?? undefined)

  // flushSync: after an await React would render this at a lower priority than that of a click.
  const showErrors = (found: FormErrors<Field>) =>
    flushSync(() => {
      setErrors(found)
      setAttempts((count) => count + 1)
    })

  const reset = () => {
    key.current = ''
    if (keepsDraft) clearDraft(path)
    // `defaultValue`s must be empty before the form is reset to them.
    flushSync(() => {
      setValues({})
      setErrors({})
      setAttempts(0)
    })
    form.current?.reset()
  }

  const finish = (result: SubmitResult<Field>) => {
    isBusy.current = false
    setSending(false)
    setFailed(isFailed(result))
    if ('errors' in result) showErrors(result.errors)
    options.onResult(result)
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    const data = read()
    const checked = check(rawForm(data))
    if (!checked.ok) {
      isBusy.current = false
      return showErrors(checked.errors)
    }
    // A corrected form gets a new key: under the old one the server would answer with what it has saved.
    const contents = JSON.stringify([...data])
    if (lastSent.current && contents !== lastSent.current) key.current = ''
    lastSent.current = contents
    key.current ||= createKey()
    flushSync(() => {
      setErrors({})
      setFailed(false)
      setSending(true)
    })
    // 'Sending' is painted before the dialog of a fast response.
    const [result] = await Promise.all([sendForm<Field>(path, data, key.current), painted()])
    if (result.ok) options.onSaved(checked.value)
    finish(result)
    if (result.ok) reset()
  }

  const revalidate = (event: ChangeEvent<HTMLFormElement> | FocusEvent<HTMLFormElement>) => {
    const { name, type } = event.target as unknown as HTMLInputElement
    const isBlur = event.type === 'blur'
    if (keepsDraft && !isBlur) saveDraft(path, rawForm(read()))
    // Dates are checked by use-debounced-date.ts. A group of checkboxes or radios is not left when focus moves
    // between them.
    if (attempts === 0 || type === 'date' || !name) return
    if (
      isBlur &&
      (type === 'checkbox' || type === 'radio' || isLeftForSubmit(event as FocusEvent<HTMLFormElement>))
    )
      return
    const result = check(rawForm(read()))
    const found: FormErrors<Field> = result.ok ? {} : { ...result.errors }
    if (type === 'checkbox') delete found[name as Field]
    setErrors((shown) => revalidateErrors({ shown, found, changed: name as Field, isBlur }))
  }

  const control = (field: Field) => ({
    id: `${id}-${field}`,
    name: field,
    error: errorText(errorsAtFields[field]),
  })

  return {
    errors,
    setErrors,
    attempts,
    values,
    isSending,
    hasFailed,
    /** Distinct errors in the order of the fields. */
    summary: (Object.keys(errors) as Field[])
      .filter((field) => errors[field])
      .map((field) => ({ id: `${id}-${field}`, text: errorText(errors[field]) ?? '' }))
      .filter(({ text }, index, all) => all.findIndex((item) => item.text === text) === index),
    formProps: {
      ref: form,
      method: 'post',
      noValidate: true,
      onSubmit: submit,
      onChange: revalidate,
      onBlur: revalidate,
    } as const,
    control,
    textControl: (field: Field) => ({ ...control(field), defaultValue: textValue(values, field) }),
  }
}

function isFailed(result: SubmitResult | undefined): boolean {
  return result?.ok === false && result.reason === 'failed'
}
