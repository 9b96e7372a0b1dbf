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
import type { ErrorCode } from '#domain/error-code.ts'
import type { FormCheck, FormErrors, RawForm } from '#domain/form-check.ts'
import { rawForm } from '#domain/raw-form.ts'
import type { Receipt } from '#domain/submit-result.ts'
import { errorText } from './error-text.ts'
import { type FormStart, startKey, typedText } from './form-start.ts'
import { revalidateErrors } from './revalidate-errors.ts'
import { type Answer, sendForm } from './send-form.ts'

export type Phase = 'ready' | 'sending' | 'failed'

interface SubmissionParts<Value, Field extends string> extends FormStart<Field> {
  path: string
  /** In the order in which they stand in the form. */
  fields: readonly Field[]
  /** The form's rules; a promise where they are loaded only when somebody begins to write. */
  check(raw: RawForm): FormCheck<Value, Field> | Promise<FormCheck<Value, Field>>
  onSaved(receipt: Receipt, value: Value): void
  onAnswer?(answer: Answer<Field>): void
}

/** The one way a form is filled, checked and sent. What was typed stays in the document until it is saved. */
export function useSubmission<Value, Field extends string>(parts: SubmissionParts<Value, Field>) {
  const { path, fields, check, returned } = parts
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const key = useRef(startKey(parts))
  const isSending = useRef(false)
  const [typed, setTyped] = useState<RawForm>(returned?.typed ?? {})
  const [errors, setErrors] = useState<FormErrors<Field>>(returned?.errors ?? {})
  // The summary comes first, and each field's own words a moment later: they need not hold it up.
  const errorsAtFields = useDeferredValue(errors)
  const [attempts, setAttempts] = useState(returned ? 1 : 0)
  const [phase, setPhase] = useState<Phase>(returned?.trouble === 'fault' ? 'failed' : 'ready')

  const read = () => new FormData(form.current ?? undefined)

  /** Null where the rules themselves could not be loaded. */
  const checked = async (sent: FormData) => {
    try {
      return await check(rawForm(sent))
    } catch {
      return null
    }
  }

  const fail = () => {
    setPhase('failed')
    parts.onAnswer?.({ outcome: 'failed' })
  }

  // In one go, as after any click: these come later, when React no longer knows of one.
  const refuse = (found: FormErrors<Field>) =>
    flushSync(() => {
      setErrors(found)
      setAttempts((count) => count + 1)
    })

  const reset = () => {
    key.current = ''
    // The fields' defaults must be empty before the form goes back to them.
    flushSync(() => {
      setTyped({})
      setErrors({})
      setAttempts(0)
    })
    form.current?.reset()
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    const sent = read()
    const result = await checked(sent)
    if (!result?.ok) {
      isSending.current = false
      return result ? refuse(result.errors) : fail()
    }
    key.current ||= createKey()
    sent.set('key', key.current)
    // Only for forms that come without a script: with one, a quick hand is no machine.
    sent.delete('servedAt')
    flushSync(() => {
      setErrors({})
      setPhase('sending')
    })
    // That it is being sent is seen first: a quick answer would else hold it up with its own dialog.
    const [answer] = await Promise.all([sendForm<Field>(path, asParameters(sent)), painted()])
    isSending.current = false
    setPhase(answer.outcome === 'failed' ? 'failed' : 'ready')
    if (answer.outcome === 'refused') refuse(answer.errors)
    if (answer.outcome === 'saved') {
      parts.onSaved(answer.receipt, result.value)
      reset()
    }
    parts.onAnswer?.(answer)
  }

  const mend = async (event: ChangeEvent<HTMLFormElement> | FocusEvent<HTMLFormElement>) => {
    const { name, type } = event.target as unknown as HTMLInputElement
    const isLeft = event.type === 'blur'
    // A date has its own rules for when it is finished; a choice is not 'left' between two of its boxes; and
    // an error that appears on the way to the button would move the button from under the pointer.
    if (attempts === 0 || type === 'date' || !fields.includes(name as Field)) return
    if (
      isLeft &&
      (type === 'checkbox' || type === 'radio' || isSubmitButton((event as FocusEvent).relatedTarget))
    )
      return
    const result = await checked(read())
    if (!result) return
    const found: FormErrors<Field> = result.ok ? {} : { ...result.errors }
    if (type === 'checkbox') delete found[name as Field]
    setErrors((shown) => revalidateErrors({ shown, found, changed: name as Field, isLeft }))
  }

  return {
    errors,
    phase,
    attempts,
    typed,
    /** What is wrong, in the order of the fields, each said once. */
    faults: fields
      .filter((field) => errors[field])
      .map((field) => ({ id: `${id}-${field}`, text: errorText(errors[field]) ?? '' }))
      .filter(({ text }, index, all) => all.findIndex((fault) => fault.text === text) === index),
    setError: (field: Field, code: ErrorCode | undefined) =>
      setErrors((shown) => ({ ...shown, [field]: code })),
    formProps: {
      ref: form,
      method: 'post',
      noValidate: true,
      onSubmit: submit,
      onChange: mend,
      onBlur: mend,
    } as const,
    /** What every control of the form is given. */
    control: (field: Field) => ({
      id: `${id}-${field}`,
      name: field,
      error: errorText(errorsAtFields[field]),
    }),
    textControl: (field: Field) => ({
      id: `${id}-${field}`,
      name: field,
      error: errorText(errorsAtFields[field]),
      defaultValue: typedText(typed, field),
    }),
  }
}

function asParameters(form: FormData): URLSearchParams {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return new URLSearchParams(texts)
}

/** Where the browser has no secure context it makes none; the server then makes one from the contents. */
function createKey(): string {
  return globalThis.crypto?.randomUUID?.() ?? ''
}

function isSubmitButton(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement && target.type === 'submit'
}
