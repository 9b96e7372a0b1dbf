import { SiteLink } from '#app/ui/links.tsx'
import { ScenePicture } from '#app/ui/scene-picture.tsx'
import { adviserAboutUs } from '#content/pages/adviser-about-us.ts'
import { pages } from '#content/site/pages.ts'
import card from './team-card.module.css'
import grid from './team-grid.module.css'

const words = adviserAboutUs.invitation

/** The last card of the team is for whoever reads it. */
export function TeamInvitation() {
  return (
    <div className={card.front} data-print="never">
      <ScenePicture name="adviser-home" className={`${card.portrait} ${grid.scene}`} />
      <h3 className={card.name}>{words.heading}</h3>
      <p className={card.role}>
        {words.text}
        <SiteLink to={pages.joinUs.path} className={card.more}>
          {words.action}
        </SiteLink>
      </p>
    </div>
  )
}
