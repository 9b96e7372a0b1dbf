import type { ComponentType, ReactNode } from 'react'
import styles from './hero.module.css'

interface HeroProps {
  heading: string
  lead?: string
  scene: ComponentType<{ className?: string }>
  actions?: ReactNode
  /** Overlaps the bottom edge of a tall scene. */
  foot?: ReactNode
  /** Low where the page's task should be on the first screen. */
  size?: 'tall' | 'low'
}

/** The page's heading on its illustration. */
export function Hero({ heading, lead, scene: Scene, actions, foot, size }: HeroProps) {
  return (
    // A class, because the critical CSS of a page leaves out the rules of classes that it does not use.
    <div className={size ? `${styles.root} ${styles[size]}` : styles.root}>
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
