import { useId } from 'react'
import { SiteLink } from '#app/ui/links.tsx'
import type { RelatedQuestion } from '#content/site/related-questions.ts'
import styles from './related-questions.module.css'

interface RelatedQuestionsProps {
  items: readonly RelatedQuestion[]
  heading: string
  level?: 'h2' | 'h3'
}

/** Links to FAQ answers on other pages. */
export function RelatedQuestions({ items, heading, level: Heading = 'h3' }: RelatedQuestionsProps) {
  const id = useId()
  return (
    <section className={styles.root} aria-labelledby={id}>
      <Heading id={id}>{heading}</Heading>
      <ul className={styles.list}>
        {items.map(({ id: anchor, path, question, pageName }) => (
          <li key={anchor}>
            <SiteLink to={`${path}#${anchor}`}>{question}</SiteLink> <span>{pageName}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
