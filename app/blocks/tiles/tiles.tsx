import type { ReactNode } from 'react'
import { Card } from '#app/ui/card.tsx'
import styles from './tiles.module.css'

export interface Tile {
  title: string
  text: string
  /** May contain a link. */
  note?: ReactNode
  /** Highlighted. */
  isLead?: boolean
  action: (className: string) => ReactNode
}

export function Tiles({ tiles }: { tiles: Tile[] }) {
  return (
    <ul className={styles.root}>
      {tiles.map(({ title, text, note, isLead, action }) => (
        <li key={title}>
          <Card
            title={title}
            text={text}
            note={note && <p className={styles.note}>{note}</p>}
            tone={isLead ? 'accent' : 'plain'}
            action={action}
          />
        </li>
      ))}
    </ul>
  )
}
