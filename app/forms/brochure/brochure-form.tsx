import { useState } from 'react'
import { sendBrochure } from '#app/forms/submission/confirmations.ts'
import { ErrorSummary } from '#app/forms/submission/error-summary.tsx'
import styles from '#app/forms/submission/form.module.css'
import type { FormStart } from '#app/forms/submission/form-start.ts'
import { HiddenFields } from '#app/forms/submission/hidden-fields.tsx'
import { type Notice, Notification } from '#app/forms/submission/notification.tsx'
import { PrivacyCheckbox } from '#app/forms/submission/privacy-checkbox.tsx'
import { SubmitButton } from '#app/forms/submission/submit-button.tsx'
import { useSubmission } from '#app/forms/submission/use-submission.ts'
import { TextField } from '#app/ui/field.tsx'
import { brochureForm } from '#content/forms/brochure-form.ts'
import { formWords } from '#content/forms/form-words.ts'
import { formPages } from '#content/site/pages.ts'
import { type BrochureField, parseBrochureRequest } from '#domain/brochure-request.ts'

const { labels, submit } = formWords
const words = brochureForm
const fields: BrochureField[] = ['name', 'emailAddress', 'privacyPolicy']

interface BrochureFormProps extends FormStart<BrochureField> {
  place: 'dialog' | 'page'
  /** The visitor has closed the thanks. */
  onDone?: () => void
}

export function BrochureForm({ place, greeting, returned, onDone }: BrochureFormProps) {
  const [notice, setNotice] = useState<Notice | null>(null)

  const { formProps, control, textControl, faults, attempts, phase, typed } = useSubmission({
    path: formPages.requestOurBrochure.path,
    fields,
    check: parseBrochureRequest,
    greeting,
    returned,
    onSaved(receipt, request) {
      setNotice({ type: 'success', receipt })
      sendBrochure(request)
    },
    onAnswer({ outcome }) {
      if (outcome === 'too-many') setNotice({ type: 'error', text: formWords.tooMany.text })
    },
  })

  const closeNotice = () => {
    if (notice?.type === 'success') onDone?.()
    setNotice(null)
  }

  return (
    <>
      <form {...formProps} action={`${formPages.requestOurBrochure.path}#form`} className={styles.root}>
        <HiddenFields greeting={greeting} returned={returned} />
        <ErrorSummary faults={faults} attempts={attempts} />
        <TextField {...textControl('name')} label={labels.name} autoComplete="name" />
        <TextField
          {...textControl('emailAddress')}
          label={labels.emailAddress}
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
        <p className={styles.note}>{words.privacy}</p>
        <PrivacyCheckbox {...control('privacyPolicy')} defaultChecked={typed.privacyPolicy !== undefined} />
        <div className={styles.actions} data-place={place}>
          <SubmitButton phase={phase} label={words.submit} again={submit.again} />
        </div>
      </form>
      <Notification notice={notice} onClose={closeNotice} />
    </>
  )
}
