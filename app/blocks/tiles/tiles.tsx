import type { ReactNode } from 'react'
import { type AnyIconName, Icon } from '#app/illustration/icons/icons.tsx'
import { Card } from '#app/ui/card.tsx'
import { type CustomerTilePicture, customerTilePictures } from '#content/site/images/tiles.ts'
import { CatalogueImage } from '../catalogue-image/catalogue-image.tsx'
import styles from './tiles.module.css'

export interface Tile {
  title: string
  text: string
  picture: CustomerTilePicture
  icon: AnyIconName
  /** May contain a link. */
  note?: ReactNode
  /** Highlighted. */
  isLead?: boolean
  action: (className: string) => ReactNode
}

export function Tiles({ tiles }: { tiles: Tile[] }) {
  return (
    <ul className={styles.root}>
      {tiles.map(({ title, text, picture, icon, note, isLead, action }) => (
        <li key={title}>
          <Card
            title={title}
            text={text}
            picture={<CatalogueImage name={picture} of={customerTilePictures} />}
            icon={<Icon name={icon} />}
            note={note && <p className={styles.note}>{note}</p>}
            {...(isLead && { tone: 'accent' })}
            action={action}
          />
        </li>
      ))}
    </ul>
  )
}
