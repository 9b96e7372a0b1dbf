import { type ReactNode, useId } from 'react'
import { SearchField } from '#app/ui/search-field.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { pages } from '#content/site/pages.ts'
import { shellWords } from '#content/site/shell-words.ts'
import type { FaqItem } from '#content/site/types.ts'
import { wording } from '#content/site/wording.ts'
import { Faq } from './faq.tsx'
import styles from './faq-section.module.css'

interface FaqSectionProps {
  audience?: keyof typeof wording.faqHeading
  items: readonly FaqItem[]
  tone?: 'paper' | 'sand'
  /** Rendered at the end of an answer. */
  foot?: (item: FaqItem) => ReactNode
  /** Below the questions. */
  children?: ReactNode
}

/** The heading is 'FAQ' for customers and 'About the Network' for advisers. */
export function FaqSection({ audience = 'customer', items, tone, foot, children }: FaqSectionProps) {
  const id = useId()
  return (
    <Section labelledBy={id} {...(tone && { tone })}>
      <div className={styles.columns}>
        <SectionHeading id={id} heading={wording.faqHeading[audience]} />
        <div className={styles.questions}>
          <Faq items={items} {...(foot && { foot })} />
          {children}
        </div>
        <SearchField action={pages.findAnAnswer.path} {...shellWords.find} />
      </div>
    </Section>
  )
}
