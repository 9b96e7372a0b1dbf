import { SiteLink } from '#app/ui/links.tsx'
import { adviserAboutUs } from '#content/adviser-about-us.ts'
import { pages } from '#content/pages.ts'
import { ScenePicture } from '../scene-picture/scene-picture.tsx'
import styles from './team-invitation.module.css'

const words = adviserAboutUs.invitation

/** The last card of the team is for whoever reads it. */
export function TeamInvitation() {
  return (
    <div className={styles.root} data-print="never">
      <ScenePicture name="adviser-home" className={styles.scene ?? ''} />
      <p className={styles.heading}>{words.heading}</p>
      <p className={styles.text}>{words.text}</p>
      <SiteLink to={pages.joinUs.path} className={styles.action}>
        {words.action}
      </SiteLink>
    </div>
  )
}
