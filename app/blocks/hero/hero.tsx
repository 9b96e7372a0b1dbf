import type { ComponentType, ReactNode } from 'react'
import styles from './hero.module.css'

interface HeroProps {
  heading: string
  lead?: string
  scene: ComponentType<{ className?: string }>
  /** What to do next. */
  actions?: ReactNode
  /** Stands on the foot of the scene, half in and half out. */
  foot?: ReactNode
  size?: 'tall' | 'middle'
}

/** The page's own scene, with its heading in the sky. */
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
      {/* Last, although it stands behind: it rests on the foot of the hero, which is where the words end. */}
      <Scene className={styles.scene ?? ''} />
    </div>
  )
}
