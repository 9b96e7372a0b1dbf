import { useId } from 'react'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import type { FaqItem } from '#content/types.ts'
import { wording } from '#content/wording.ts'
import { Faq } from './faq.tsx'
import styles from './faq-section.module.css'

interface FaqSectionProps {
  audience?: keyof typeof wording.faqHeading
  items: readonly FaqItem[]
  tone?: 'paper' | 'sand'
}

/** The questions of a page under the heading that its audience has: 'FAQ', or 'About the Network'. */
export function FaqSection({ audience = 'customer', items, tone }: FaqSectionProps) {
  const id = useId()
  return (
    <Section labelledBy={id} {...(tone && { tone })}>
      <div className={styles.columns}>
        <SectionHeading id={id} heading={wording.faqHeading[audience]} />
        <Faq items={items} />
      </div>
    </Section>
  )
}
