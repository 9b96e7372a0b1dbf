import { useId } from 'react'
import type { SceneName } from '#app/illustration/drawing-names.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ScenePicture } from '#app/ui/scene-picture.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import styles from './about-teaser.module.css'

interface AboutTeaserProps {
  eyebrow?: string
  heading: string
  paragraphs: readonly string[]
  action: string
  /** Follows the link text for screen readers, so that it makes sense out of context. */
  actionAbout?: string
  to: string
  scene: SceneName
}

export function AboutTeaser({
  eyebrow,
  heading,
  paragraphs,
  action,
  actionAbout,
  to,
  scene,
}: AboutTeaserProps) {
  const id = useId()
  return (
    <Section tone="sand" labelledBy={id}>
      <div className={styles.root}>
        <div className={styles.words}>
          <SectionHeading id={id} heading={heading} leads {...(eyebrow && { eyebrow })} />
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ButtonLink kind="quiet" to={to}>
            {action}
            {actionAbout && <VisuallyHidden>{` ${actionAbout}`}</VisuallyHidden>}
          </ButtonLink>
        </div>
        <div className={styles.picture}>
          <ScenePicture name={scene} className={styles.scene ?? ''} />
        </div>
      </div>
    </Section>
  )
}
