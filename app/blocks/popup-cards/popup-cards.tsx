import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
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

/** Cards that open a dialog; without JavaScript each is a `<details>`. */
export function PopupCards({ cards, ordered = false, rows = false }: PopupCardsProps) {
  const List = ordered ? 'ol' : 'ul'

  const [shown, setShown] = useState<PopupCard>()
  const [open, setOpen] = useState(false)
  const show = (card: PopupCard) => {
    setShown(card)
    setOpen(true)
  }
  return (
    <>
      <List className={styles.root} data-ordered={ordered || undefined} data-rows={rows || undefined}>
        {cards.map((card) => (
          <li key={card.id}>
            <div className={styles.scripted}>
              <Card
                title={card.title}
                text={card.summary}
                action={(className) => (
                  <button
                    type="button"
                    className={className}
                    aria-haspopup="dialog"
                    onClick={() => show(card)}
                  >
                    Read more<VisuallyHidden>: {card.title}</VisuallyHidden>
                  </button>
                )}
              />
            </div>
            <details className={styles.plain}>
              <summary>{card.title}</summary>
              <Paragraphs of={card} />
            </details>
          </li>
        ))}
      </List>
      <Dialog
        title={shown?.title ?? ''}
        open={open}
        onClose={() => setOpen(false)}
        width="narrow"
        closeLabel="Close popup"
      >
        {shown && <Paragraphs of={shown} />}
        <div className={styles.foot}>
          <Button kind="secondary" onClick={() => setOpen(false)}>
            Close
          </Button>
        </div>
      </Dialog>
    </>
  )
}

function Paragraphs({ of: card }: { of: PopupCard }) {
  return (
    <div className={styles.text}>
      {card.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
