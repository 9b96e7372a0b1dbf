import type { ComponentType, ReactNode } from 'react'
import styles from './hero.module.css'

interface HeroProps {
  heading: string
  lead?: string
  scene: ComponentType<{ className?: string }>
  actions?: ReactNode
  /** Overlaps the bottom edge of a tall scene. */
  foot?: ReactNode
  /** Low where the page's task should be on the first screen, short where there is little to say, high for a wide view. */
  size?: 'tall' | 'high' | 'short' | 'low'
}

// As classes, because the critical CSS of a page leaves out the rules of classes that it does not use.
const sizes = { tall: styles.tall, high: styles.high, short: styles.short, low: styles.low }

/** The page's heading on its illustration. */
export function Hero({ heading, lead, scene: Scene, actions, foot, size }: HeroProps) {
  return (
    <div className={size ? `${styles.root} ${sizes[size]}` : styles.root} data-size={size}>
      <div className={styles.words}>
        <h1 className={styles.heading} tabIndex={-1}>
          {heading}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {foot && <div className={styles.foot}>{foot}</div>}
      {/* Last in the DOM, because it is aligned to the bottom edge, which the text above determines. */}
      <Scene className={styles.scene ?? ''} />
    </div>
  )
}
