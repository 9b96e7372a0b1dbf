import linkStyles from '#app/ui/card-link.module.css'
import { SiteLink } from '#app/ui/links.tsx'
import type { LinkCard } from '#content/site/types.ts'
import styles from './link-cards.module.css'

/** Cards on a shared background. */
export function LinkCards({ cards }: { cards: readonly LinkCard[] }) {
  return (
    <ul className={styles.root}>
      {cards.map(({ title, text, to, action }) => (
        <li key={title} className={`${linkStyles.card} ${styles.card}`}>
          <h2 className={styles.title}>{title}</h2>
          <p>{text}</p>
          <SiteLink to={to} className={`${linkStyles.text} ${styles.action}`}>
            {action}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
