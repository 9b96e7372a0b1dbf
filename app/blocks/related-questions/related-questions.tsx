import { useId } from 'react'
import { SiteLink } from '#app/ui/links.tsx'
import { type RelatedQuestion, relatedHeading } from '#content/site/related-questions.ts'
import styles from './related-questions.module.css'

interface RelatedQuestionsProps {
  items: readonly RelatedQuestion[]
  heading?: string
  /** Under the page's heading, or under that of a section. */
  level?: 'h2' | 'h3'
}

/** Questions that other pages answer: each leads to its answer, opened. */
export function RelatedQuestions({
  items,
  heading = relatedHeading,
  level: Heading = 'h3',
}: RelatedQuestionsProps) {
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
