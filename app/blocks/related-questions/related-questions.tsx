import { useId } from 'react'
import { SiteLink } from '#app/ui/links.tsx'
import { PhoneFold, UnfoldedHeading } from '#app/ui/phone-fold.tsx'
import { type RelatedQuestion, relatedHeading } from '#content/site/related-questions.ts'
import styles from './related-questions.module.css'

interface RelatedQuestionsProps {
  items: readonly RelatedQuestion[]
  heading?: string
  level?: 'h2' | 'h3'
  /** Folded on phones. */
  fold?: boolean
}

/** Links to FAQ answers on other pages. */
export function RelatedQuestions({
  items,
  heading = relatedHeading,
  level: Heading = 'h3',
  fold,
}: RelatedQuestionsProps) {
  const id = useId()
  const list = (
    <ul className={styles.list}>
      {items.map(({ id: anchor, path, question, pageName }) => (
        <li key={anchor}>
          <SiteLink to={`${path}#${anchor}`}>{question}</SiteLink> <span>{pageName}</span>
        </li>
      ))}
    </ul>
  )
  const title = <Heading id={id}>{heading}</Heading>
  return (
    <section className={styles.root} aria-labelledby={id}>
      {fold ? (
        <>
          <UnfoldedHeading>{title}</UnfoldedHeading>
          <PhoneFold summary={<Heading>{heading}</Heading>}>{list}</PhoneFold>
        </>
      ) : (
        <>
          {title}
          {list}
        </>
      )}
    </section>
  )
}
