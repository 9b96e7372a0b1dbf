import { useState } from 'react'
import { confirmContact } from '#app/forms/submission/confirmations.ts'
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
import { contactForm, formCopy, pages } from '#app/forms/words.ts'
import { TextArea, TextField } from '#app/ui/field.tsx'
import { audiencePath, NewTabLink } from '#app/ui/links.tsx'
import { type ContactField, parseContactEnquiry } from '#domain/contact-enquiry.ts'

interface ContactFormProps extends FormState<ContactField> {
  audience: 'customer' | 'adviser'
}

export function ContactForm({ audience, initial, submitted, page }: ContactFormProps) {
  const { labels, hints, submit } = formCopy
  const copy = contactForm
  const [notice, setNotice] = useState<Notice | null>(null)
  const isCustomer = audience === 'customer'
  const role = isCustomer ? 'Customer' : 'Adviser'

  const { formProps, control, textControl, summary, attempts, isSending, hasFailed, values } = useSubmission({
    path: pages.contactUs.path,
    check: (raw) => parseContactEnquiry({ ...raw, role }),
    initial,
    submitted,
    onSaved: confirmContact,
    onResult: (result) => setNotice(noticeFor('contact', result)),
  })

  return (
    <>
      {/* The action is for browsers without JavaScript: the contact page, scrolled to the form. */}
      <form
        {...formProps}
        action={`${audiencePath(pages.contactUs.path, audience)}#contact-form`}
        className={styles.root}
        aria-label={copy.heading}
      >
        <HiddenFields values={{ role }} {...{ initial, submitted, page }} />
        <ErrorSummary items={summary} attempts={attempts} />
        <ReachFields textControl={textControl} hint={isCustomer ? hints.reach : undefined} />
        {isCustomer && (
          <TextField {...textControl('town')} label={labels.town} autoComplete="address-level2" optional />
        )}
        <TextArea {...textControl('message')} label={labels.message} rows={5} />
        <ContactPrivacy audience={audience} />
        <PrivacyCheckbox {...control('privacyPolicy')} defaultChecked={values.privacyPolicy !== undefined} />
        <div className={styles.actions}>
          <SubmitButton {...{ isSending, hasFailed }} label={submit.contact} />
          <p className={styles.note}>{copy.replyTime[audience]}</p>
        </div>
      </form>
      <Notification notice={notice} onClose={() => setNotice(null)} />
    </>
  )
}

function ContactPrivacy({ audience }: { audience: 'customer' | 'adviser' }) {
  return (
    <p className={styles.note}>
      {contactForm.privacy[audience]}{' '}
      <NewTabLink href={pages.privacyPolicy.path}>{contactForm.privacy.linkText}</NewTabLink>
    </p>
  )
}
