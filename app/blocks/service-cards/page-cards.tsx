import { Icon } from '#app/illustration/icons/icons.tsx'
import { Card } from '#app/ui/card.tsx'
import { SiteLink } from '#app/ui/links.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { IconName } from '#content/site/types.ts'
import styles from './page-cards.module.css'

interface PageCardsProps {
  cards: readonly { id: string; icon: IconName; title: string; summary: string; path: string }[]
  /** The words of each link. */
  action?: string
}

/** Cards of pages of one kind, each with its icon. */
export function PageCards({ cards, action = 'Find out more' }: PageCardsProps) {
  return (
    <ul className={styles.root}>
      {cards.map(({ id, icon, title, summary, path }) => (
        <li key={id}>
          <Card
            title={title}
            text={summary}
            icon={<Icon name={icon} />}
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
