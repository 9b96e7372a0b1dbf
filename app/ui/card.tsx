import type { ReactNode } from 'react'
import styles from './card.module.css'

interface CardProps {
  title: string
  text?: string
  icon?: ReactNode
  tone?: 'plain' | 'accent'
  /** The one action: a link or button made by `action`, given the class that stretches it over the card. */
  action: (className: string) => ReactNode
}

/** One clear action, and the whole card is its target. */
export function Card({ title, text, icon, tone = 'plain', action }: CardProps) {
  return (
    <article className={styles.root} data-tone={tone}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <h3 className={styles.title}>{title}</h3>
      {text && <p className={styles.text}>{text}</p>}
      {action(styles.action ?? '')}
    </article>
  )
}
