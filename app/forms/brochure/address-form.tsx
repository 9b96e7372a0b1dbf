import { useState } from 'react'
import { ErrorSummary } from '#app/forms/submission/error-summary.tsx'
import styles from '#app/forms/submission/form.module.css'
import type { FormState } from '#app/forms/submission/form-state.ts'
import { HiddenFields } from '#app/forms/submission/hidden-fields.tsx'
import { type Notice, noticeFor } from '#app/forms/submission/notice.ts'
import { Notification } from '#app/forms/submission/notification.tsx'
import { PrivacyCheckbox } from '#app/forms/submission/privacy-checkbox.tsx'
import { SubmitButton } from '#app/forms/submission/submit-button.tsx'
import { useSubmission } from '#app/forms/submission/use-submission.ts'
import { TextField } from '#app/ui/field.tsx'
import { formWords } from '#content/forms/form-words.ts'
import { type BrochureField, type BrochureRequest, parseBrochureRequest } from '#domain/brochure-request.ts'
import type { FormName } from '#domain/submit-result.ts'

const { labels, submit } = formWords

interface AddressFormProps extends FormState<BrochureField> {
  form: FormName
  /** Where it is sent. */
  path: string
  words: { privacy: string; submit: string }
  place: 'dialog' | 'page'
  onSaved?: (request: BrochureRequest) => void
  /** Called when the visitor has closed the success message. */
  onDone?: () => void
}

/** A form that asks for name and e-mail address alone. */
export function AddressForm(props: AddressFormProps) {
  const { form, path, words, place, initial, submitted, onSaved, onDone } = props
  const [notice, setNotice] = useState<Notice | null>(null)

  const { formProps, control, textControl, summary, attempts, isSending, hasFailed, values } = useSubmission({
    path,
    check: parseBrochureRequest,
    initial,
    submitted,
    onSaved: (request) => onSaved?.(request),
    onResult: (result) => setNotice(noticeFor(form, result)),
  })

  const closeNotice = () => {
    if (notice?.type === 'success') onDone?.()
    setNotice(null)
  }

  return (
    <>
      <form {...formProps} action={`${path}#form`} className={styles.root}>
        <HiddenFields initial={initial} submitted={submitted} />
        <ErrorSummary items={summary} attempts={attempts} />
        <TextField {...textControl('name')} label={labels.name} autoComplete="name" />
        <TextField
          {...textControl('emailAddress')}
          label={labels.emailAddress}
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
        <p className={styles.note}>{words.privacy}</p>
        <PrivacyCheckbox {...control('privacyPolicy')} defaultChecked={values.privacyPolicy !== undefined} />
        <div className={styles.actions} data-place={place}>
          <SubmitButton {...{ isSending, hasFailed }} label={words.submit} again={submit.again} />
        </div>
      </form>
      <Notification notice={notice} onClose={closeNotice} />
    </>
  )
}
