import { useState } from 'react'
import { formCopy } from '#app/forms/words.ts'
import { TextField } from '#app/ui/field.tsx'
import { type NameAndEmail, type NameAndEmailField, parseNameAndEmail } from '#domain/name-and-email.ts'
import type { FormName } from '#domain/submit-result.ts'
import { ErrorSummary } from './error-summary.tsx'
import styles from './form.module.css'
import type { FormState } from './form-state.ts'
import { HiddenFields } from './hidden-fields.tsx'
import { type Notice, noticeFor } from './notice.ts'
import { Notification } from './notification.tsx'
import { PrivacyCheckbox } from './privacy-checkbox.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useSubmission } from './use-submission.ts'

interface NameAndEmailFormProps extends FormState<NameAndEmailField> {
  form: FormName
  path: string
  copy: { privacy: string; submit: string }
  presentation: 'dialog' | 'page'
  onSaved?: (request: NameAndEmail) => void
  /** Called when the visitor has closed the success message. */
  onDone?: () => void
}

/** A form that asks for name and e-mail address alone. */
export function NameAndEmailForm(props: NameAndEmailFormProps) {
  const { form, path, copy, presentation, initial, submitted, page, onSaved, onDone } = props
  const { labels, submit } = formCopy
  const [notice, setNotice] = useState<Notice | null>(null)

  const { formProps, control, textControl, summary, attempts, isSending, hasFailed, values } = useSubmission({
    path,
    keepsDraft: presentation === 'dialog',
    check: parseNameAndEmail,
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
        <HiddenFields {...{ initial, submitted, page }} />
        <ErrorSummary items={summary} attempts={attempts} />
        <TextField {...textControl('name')} label={labels.name} autoComplete="name" />
        <TextField
          {...textControl('emailAddress')}
          label={labels.emailAddress}
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
        <p className={styles.note}>{copy.privacy}</p>
        <PrivacyCheckbox {...control('privacyPolicy')} defaultChecked={values.privacyPolicy !== undefined} />
        <div className={presentation === 'dialog' ? `${styles.actions} ${styles.pinned}` : styles.actions}>
          <SubmitButton {...{ isSending, hasFailed }} label={copy.submit} again={submit.again} />
        </div>
      </form>
      <Notification notice={notice} onClose={closeNotice} />
    </>
  )
}
