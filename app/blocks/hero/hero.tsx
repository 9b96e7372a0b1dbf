import type { ComponentType, ReactNode } from 'react'
import styles from './hero.module.css'

interface HeroProps {
  heading: string
  lead?: string
  scene: ComponentType<{ className?: string }>
  actions?: ReactNode
  /** Overlaps the bottom edge of the scene. */
  foot?: ReactNode
  /** `low` for pages with a job to do below it. */
  size?: 'tall' | 'middle' | 'low'
}

/** The page's heading on its illustration. */
export function Hero({ heading, lead, scene: Scene, actions, foot, size = 'middle' }: HeroProps) {
  return (
    <div className={styles.root} data-size={size} data-foot={foot ? true : undefined}>
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
