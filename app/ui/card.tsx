import type { ReactNode } from 'react'
import styles from './card.module.css'

interface CardProps {
  title: string
  text?: string
  /** Below the text. A link in it needs a z-index above the action's, whose hit area is the whole card. */
  note?: ReactNode
  /** Along the upper edge. */
  picture?: ReactNode
  icon?: ReactNode
  tone?: 'accent'
  /** Renders the card's link or button with the class that stretches its hit area over the card. */
  action: (className: string) => ReactNode
}

/** A card with one action. */
export function Card({ title, text, note, picture, icon, tone, action }: CardProps) {
  return (
    <article className={styles.root} data-tone={tone}>
      {picture && <div className={styles.picture}>{picture}</div>}
      {icon && <span className={styles.icon}>{icon}</span>}
      <h3 className={styles.title}>{title}</h3>
      {text && <p className={styles.text}>{text}</p>}
      {note}
      {action(styles.action ?? '')}
    </article>
  )
}
