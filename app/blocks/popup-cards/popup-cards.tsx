import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { closes, opens } from '#app/ui/commands.ts'
import { StaticDialog } from '#app/ui/dialog.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { PopupCard } from '#content/site/types.ts'
import styles from './popup-cards.module.css'

interface PopupCardsProps {
  cards: readonly PopupCard[]
  /** Steps in this order, numbered along a line. */
  ordered?: boolean
  /** A list between lines, without cards. */
  rows?: boolean
}

/** Cards that open a dialog; without JavaScript, and on paper, its text stands below the card. */
export function PopupCards({ cards, ordered = false, rows = false }: PopupCardsProps) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className={styles.root} data-ordered={ordered || undefined} data-rows={rows || undefined}>
      {cards.map((card) => (
        <li key={card.id}>
          <Card
            title={card.title}
            text={card.summary}
            action={(className) => (
              <button
                type="button"
                className={className}
                aria-haspopup="dialog"
                {...opens(`${card.id}-popup`)}
              >
                Read more<VisuallyHidden>: {card.title}</VisuallyHidden>
              </button>
            )}
          />
          <StaticDialog id={`${card.id}-popup`} title={card.title} width="narrow" closeLabel="Close popup">
            <div className={styles.text}>
              {card.text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <div className={styles.foot}>
              <Button kind="secondary" {...closes(`${card.id}-popup`)}>
                Close
              </Button>
            </div>
          </StaticDialog>
        </li>
      ))}
    </List>
  )
}
