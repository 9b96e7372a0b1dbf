import type { ReactNode } from 'react'
import styles from './picture-hero.module.css'

interface PictureHeroProps {
  heading: string
  picture: ReactNode
  /** Of the picture: a half figure is narrower than a cover. */
  shape: 'cover' | 'portrait'
  /** Below the heading. */
  children?: ReactNode
}

/** The heading of a page about one thing, an article or a person, beside its own picture in place of a scene. */
export function PictureHero({ heading, picture, shape, children }: PictureHeroProps) {
  return (
    <div className={styles.root}>
      <div className={styles.inner} data-shape={shape}>
        <div className={styles.words}>
          <h1 tabIndex={-1}>{heading}</h1>
          {children}
        </div>
        {picture}
      </div>
    </div>
  )
}
