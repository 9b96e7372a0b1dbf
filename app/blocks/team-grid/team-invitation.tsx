import linkStyles from '#app/ui/card-link.module.css'
import { SiteLink } from '#app/ui/links.tsx'
import { ScenePicture } from '#app/ui/scene-picture.tsx'
import { adviserAboutUs } from '#content/pages/adviser-about-us.ts'
import { pages } from '#content/site/pages.ts'
import cardStyles from './team-card.module.css'
import gridStyles from './team-grid.module.css'

const words = adviserAboutUs.invitation

/** The last card of the team invites the reader to join. */
export function TeamInvitation() {
  return (
    <div className={`${linkStyles.card} ${cardStyles.front}`} data-print="never">
      <ScenePicture name="adviser-home" className={`${cardStyles.portrait} ${gridStyles.scene}`} />
      <h3 className={cardStyles.name}>{words.heading}</h3>
      <p className={cardStyles.role}>
        {words.text}
        <SiteLink to={pages.joinUs.path} className={`${linkStyles.text} ${cardStyles.more}`}>
          {words.action}
        </SiteLink>
      </p>
    </div>
  )
}
