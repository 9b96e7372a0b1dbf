import { Suspense, useId, useState } from 'react'
import { lazyComponent } from '#app/delivery/lazy-component.tsx'
import { confirmContact } from '#app/forms/submission/confirmations.ts'
import { ErrorSummary } from '#app/forms/submission/error-summary.tsx'
import styles from '#app/forms/submission/form.module.css'
import type { FormState } from '#app/forms/submission/form-state.ts'
import { HiddenFields } from '#app/forms/submission/hidden-fields.tsx'
import { type Notice, noticeFor } from '#app/forms/submission/notice.ts'
import { PrivacyCheckbox } from '#app/forms/submission/privacy-checkbox.tsx'
import { SubmitButton } from '#app/forms/submission/submit-button.tsx'
import { useSubmission } from '#app/forms/submission/use-submission.ts'
import { TextArea, TextField } from '#app/ui/field.tsx'
import { audiencePath, NewTabLink } from '#app/ui/links.tsx'
import { contactForm } from '#content/forms/contact-form.ts'
import { formCopy } from '#content/forms/form-copy.ts'
import { pages } from '#content/site/pages.ts'
import { wording } from '#content/site/wording.ts'
import type { ContactField } from '#domain/contact-enquiry.ts'

const { labels, hints, submit } = formCopy
const copy = contactForm

/** Validation and notification are loaded on intent: the form is on nearly every page, and few visitors fill it in. */
const loadRules = () => import('#domain/contact-enquiry.ts')
const Notification = lazyComponent(
  async () => (await import('#app/forms/submission/notification.tsx')).Notification,
  PlainNotice,
)
const prepare = () => {
  loadRules().catch(() => {})
  Notification.preload()
}

interface ContactFormProps extends FormState<ContactField> {
  audience: 'customer' | 'adviser'
}

export function ContactForm({ audience, initial, submitted }: ContactFormProps) {
  const [notice, setNotice] = useState<Notice | null>(null)
  const [hasNotice, setHasNotice] = useState(false)
  const reachId = useId()
  const isCustomer = audience === 'customer'
  const role = isCustomer ? 'Customer' : 'Adviser'

  const { formProps, control, textControl, summary, attempts, isSending, hasFailed, values } = useSubmission({
    path: pages.contactUs.path,
    check: async (raw) => (await loadRules()).parseContactEnquiry({ ...raw, role }),
    initial,
    submitted,
    onSaved: confirmContact,
    onResult: (result) => {
      setNotice(noticeFor('contact', result))
      setHasNotice(true)
    },
  })

  return (
    <>
      {/* The action is for browsers without JavaScript: the contact page, scrolled to the form. */}
      <form
        {...formProps}
        onPointerEnter={prepare}
        onFocus={prepare}
        action={`${audiencePath(pages.contactUs.path, audience)}#contact-form`}
        className={styles.root}
        aria-label={copy.heading}
      >
        <HiddenFields values={{ role }} initial={initial} submitted={submitted} />
        <ErrorSummary items={summary} attempts={attempts} />
        <TextField {...textControl('name')} label={labels.name} autoComplete="name" />
        <div>
          {isCustomer && (
            <p id={reachId} className={styles.note}>
              {hints.reach}
            </p>
          )}
          <div className={styles.pair}>
            <TextField
              {...textControl('phoneNumber')}
              label={labels.phoneNumber}
              type="tel"
              autoComplete="tel"
              aria-describedby={isCustomer ? reachId : undefined}
            />
            <TextField
              {...textControl('email')}
              label={labels.email}
              type="email"
              autoComplete="email"
              spellCheck={false}
              aria-describedby={isCustomer ? reachId : undefined}
            />
          </div>
        </div>
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
      <Suspense>{hasNotice && <Notification notice={notice} onClose={() => setNotice(null)} />}</Suspense>
    </>
  )
}

/** Where the code of the notification cannot be fetched. */
function PlainNotice({ notice }: { notice: Notice | null }) {
  if (notice === null) return null
  return (
    <p role="alert" className={styles.note}>
      {notice.type === 'error' ? notice.text : wording.outcomes.contactSaved}
    </p>
  )
}

function ContactPrivacy({ audience }: { audience: 'customer' | 'adviser' }) {
  return (
    <p className={styles.note}>
      {copy.privacy[audience]}{' '}
      <NewTabLink href={pages.privacyPolicy.path}>{copy.privacy.linkText}</NewTabLink>
    </p>
  )
}
