import type { ReactNode } from 'react'
import styles from './card.module.css'

interface CardProps {
  title: string
  text?: string
  /** A word more. A link of its own must stand above the card's, whose area is the whole card. */
  note?: ReactNode
  icon?: ReactNode
  tone?: 'plain' | 'accent'
  /** The one action: a link or button made by `action`, given the class that stretches it over the card. */
  action: (className: string) => ReactNode
}

/** One clear action, and the whole card is its target. */
export function Card({ title, text, note, icon, tone = 'plain', action }: CardProps) {
  return (
    <article className={styles.root} data-tone={tone}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <h3 className={styles.title}>{title}</h3>
      {text && <p className={styles.text}>{text}</p>}
      {note}
      {action(styles.action ?? '')}
    </article>
  )
}
