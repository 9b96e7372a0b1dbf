import { type ReactNode, useId } from 'react'
import { useLocation } from 'react-router'
import { island } from '#app/delivery/island.tsx'
import type { FormState } from '#app/forms/submission/form-state.ts'
import { contactForm } from '#app/forms/words.ts'
import { PhoneFold } from '#app/ui/phone-fold.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import type { ContactField } from '#domain/contact-enquiry.ts'
import { ContactCards } from './contact-cards.tsx'
import { ContactForm } from './contact-form.tsx'
import styles from './contact-section.module.css'

const Form = island('contact-form', ContactForm)

interface ContactSectionProps extends FormState<ContactField> {
  audience: 'customer' | 'adviser'
  /** Above the form's own heading. */
  heading?: string
  lead?: string
  /** Of a page that is about the form: it is never folded. */
  isMainContent?: boolean
  /** Of a page that offers no call before it: folded on phones alone. Elsewhere it is folded, in one row with the ways to call. */
  opensOnWide?: boolean
  /** The result of a form that was submitted without JavaScript. */
  notice?: ReactNode
}

/** The contact form and the other ways to reach the firm, at the end of nearly every page. */
export function ContactSection({
  audience,
  heading,
  lead,
  isMainContent,
  opensOnWide,
  notice,
  initial,
  submitted,
}: ContactSectionProps) {
  const id = useId()
  const FormHeading = heading ? 'h3' : 'h2'
  const { pathname } = useLocation()
  const isFolded = !isMainContent && !opensOnWide
  const form = <Form audience={audience} initial={initial} submitted={submitted} page={pathname} />
  return (
    <Section tone="accent" labelledBy={id} id="contact-form">
      {heading && <SectionHeading id={id} heading={heading} {...(lead && { lead })} />}
      <div className={styles.root} data-folded={isFolded || undefined} data-main={isMainContent}>
        <div className={styles.form}>
          <FormHeading id={heading ? undefined : id} className={styles.heading}>
            {contactForm.heading}
          </FormHeading>
          {notice}
          {isMainContent && form}
          {opensOnWide && <PhoneFold summary={contactForm.fold}>{form}</PhoneFold>}
          {isFolded && (
            <details>
              <summary>{contactForm.fold}</summary>
              {form}
            </details>
          )}
        </div>
        <div className={styles.cards}>
          <ContactCards audience={audience} path={pathname} isBrief={isFolded} />
        </div>
      </div>
    </Section>
  )
}
