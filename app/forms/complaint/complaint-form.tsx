import { useState } from 'react'
import { ErrorSummary } from '#app/forms/submission/error-summary.tsx'
import styles from '#app/forms/submission/form.module.css'
import type { FormState } from '#app/forms/submission/form-state.ts'
import { HiddenFields } from '#app/forms/submission/hidden-fields.tsx'
import { type Notice, noticeFor } from '#app/forms/submission/notice.ts'
import { Notification } from '#app/forms/submission/notification.tsx'
import { PrivacyCheckbox } from '#app/forms/submission/privacy-checkbox.tsx'
import { ReachFields } from '#app/forms/submission/reach-fields.tsx'
import { SubmitButton } from '#app/forms/submission/submit-button.tsx'
import { useSubmission } from '#app/forms/submission/use-submission.ts'
import { complaintForm, formCopy, pages } from '#app/forms/words.ts'
import { TextArea, TextField } from '#app/ui/field.tsx'
import { type ComplaintField, parseComplaint } from '#domain/complaint.ts'

export function ComplaintForm({ initial, submitted, page }: FormState<ComplaintField>) {
  const copy = complaintForm
  const { path } = pages.complain
  const [notice, setNotice] = useState<Notice | null>(null)

  const { formProps, control, textControl, summary, attempts, isSending, hasFailed, values } = useSubmission({
    path,
    check: parseComplaint,
    initial,
    submitted,
    onSaved() {},
    onResult: (result) => setNotice(noticeFor('complaint', result)),
  })

  return (
    <>
      <form {...formProps} action={`${path}#form`} className={styles.root} aria-label={copy.heading}>
        <HiddenFields {...{ initial, submitted, page }} />
        <ErrorSummary items={summary} attempts={attempts} />
        <ReachFields textControl={textControl} hint={copy.hints.reach} />
        <TextField {...textControl('about')} label={copy.labels.about} hint={copy.hints.about} optional />
        <TextArea
          {...textControl('message')}
          label={copy.labels.message}
          hint={copy.hints.message}
          rows={7}
        />
        <p className={styles.note}>{copy.privacy}</p>
        <PrivacyCheckbox {...control('privacyPolicy')} defaultChecked={values.privacyPolicy !== undefined} />
        <div className={styles.actions}>
          <SubmitButton {...{ isSending, hasFailed }} label={copy.submit} again={formCopy.submit.again} />
        </div>
      </form>
      <Notification notice={notice} onClose={() => setNotice(null)} />
    </>
  )
}
