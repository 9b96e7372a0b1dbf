import type { ReactNode } from 'react'
import type { SceneName } from '#app/illustration/drawing-names.ts'
import { Illustration } from '#app/illustration/illustration.tsx'
import { placeTransition } from '#app/ui/place-transition.ts'
import { pageBanners } from '#content/site/images/banners.ts'
import styles from './hero.module.css'

type HeroSize =
  /** As high as its text needs: the page's task should be on the first screen. */
  | 'compact'
  /** Lower than usual: there is little to say. */
  | 'reduced'
  /** Higher than usual on wide screens, for a wide view. */
  | 'enlarged'
  /** The highest: cards stand at its foot. */
  | 'withCards'

interface HeroProps {
  heading: string
  lead?: string
  scene: SceneName
  actions?: ReactNode
  /** Overlaps the bottom edge of the scene; needs the size `withCards`. */
  foot?: ReactNode
  /** How high it is, where it differs from most pages. */
  size?: HeroSize
  /** The service whose page it is. */
  serviceId?: string
}

/** The page's heading on its illustration. */
export function Hero({ heading, lead, scene, actions, foot, size, serviceId }: HeroProps) {
  return (
    <div className={styles.root} data-size={size} {...(serviceId && placeTransition(serviceId))}>
      <div className={styles.words}>
        <h1 className={styles.heading} tabIndex={-1}>
          {heading}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {foot && <div className={styles.foot}>{foot}</div>}
      {/* Last in the DOM, because it is aligned to the bottom edge, which the text above determines. */}
      <Illustration name={scene} banner={pageBanners[scene]} className={styles.scene} />
    </div>
  )
}
