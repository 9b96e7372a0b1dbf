import { useId } from 'react'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { contactUs } from '#content/contact-us.ts'
import { wording } from '#content/wording.ts'
import type { ContactField } from '#domain/contact-enquiry.ts'
import { ContactCards } from './contact-cards.tsx'
import { ContactForm, ContactPrivacy, contactPath } from './contact-form.tsx'
import styles from './contact-section.module.css'
import type { FormStart } from './form-start.ts'
import { NoticePanel } from './notice-panel.tsx'
import type { Notice } from './notification.tsx'

interface ContactSectionProps extends FormStart<ContactField> {
  audience: 'customer' | 'adviser'
  /** A page's own words above the form. */
  heading?: string
  lead?: string
}

/** Write, ring, or be rung: the end of nearly every page. */
export function ContactSection({ audience, heading, lead, greeting, returned }: ContactSectionProps) {
  const id = useId()
  const FormHeading = heading ? 'h3' : 'h2'
  return (
    <Section tone="accent" labelledBy={id} id="contact-form">
      {heading && <SectionHeading id={id} heading={heading} {...(lead && { lead })} />}
      <div className={styles.root}>
        <div className={styles.form}>
          <NoticePanel notice={noticeOf({ greeting, returned })} closeTo={contactPath(audience)} />
          <FormHeading id={heading ? undefined : id} className={styles.heading}>
            {contactUs.form.heading}
          </FormHeading>
          <ContactPrivacy audience={audience} />
          <ContactForm audience={audience} greeting={greeting} returned={returned} />
        </div>
        <div className={styles.cards}>
          <ContactCards audience={audience} />
        </div>
      </div>
    </Section>
  )
}

function noticeOf({ greeting, returned }: FormStart<ContactField>): Notice | null {
  if (returned?.hasFailed) return { type: 'error', text: wording.outcomes.contactFailed }
  return greeting?.receipt ? { type: 'success', receipt: greeting.receipt } : null
}
