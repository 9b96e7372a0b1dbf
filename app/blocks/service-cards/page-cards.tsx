import { Card } from '#app/ui/card.tsx'
import { SiteLink } from '#app/ui/links.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import styles from './page-cards.module.css'

interface PageCardsProps {
  cards: readonly { id: string; drawing: string; title: string; summary: string; path: string }[]
  /** The words of each link. */
  action?: string
}

/** Cards of pages of one kind, each with its drawing. */
export function PageCards({ cards, action = 'Find out more' }: PageCardsProps) {
  return (
    <ul className={styles.root}>
      {cards.map(({ id, drawing, title, summary, path }) => (
        <li key={id}>
          <Card
            title={title}
            text={summary}
            icon={<img src={drawing} alt="" width={300} height={150} loading="lazy" decoding="async" />}
            action={(className) => (
              <SiteLink to={path} className={className}>
                {action}
                <VisuallyHidden>: {title}</VisuallyHidden>
              </SiteLink>
            )}
          />
        </li>
      ))}
    </ul>
  )
}
