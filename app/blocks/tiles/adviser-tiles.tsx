import { Card } from '#app/ui/card.tsx'
import { audiencePath, SiteLink } from '#app/ui/links.tsx'
import { adviserTiles } from '#content/pages/adviser-home.ts'
import { adviserTilePictures } from '#content/site/images/tiles.ts'
import { pages } from '#content/site/pages.ts'
import { CatalogueImage } from '../catalogue-image/catalogue-image.tsx'
import { HearFromAdvisers } from '../videos/hear-from-advisers.tsx'
import styles from './tiles.module.css'

const { media, events } = adviserTiles

/** The firm in the media, Hear from our Advisers, Events. */
export function AdviserTiles() {
  return (
    <ul className={styles.root}>
      <li>
        <Card
          title={media.title}
          text={media.text}
          picture={<CatalogueImage name="tile-media" of={adviserTilePictures} />}
          action={(className) => (
            <SiteLink to={audiencePath(pages.media.path, 'adviser')} className={className}>
              {media.action}
            </SiteLink>
          )}
        />
      </li>
      <li>
        <HearFromAdvisers />
      </li>
      <li>
        <Card
          title={events.title}
          text={events.text}
          picture={<CatalogueImage name="tile-events" of={adviserTilePictures} />}
          action={(className) => (
            <SiteLink to={pages.events.path} className={className}>
              {events.action}
            </SiteLink>
          )}
        />
      </li>
    </ul>
  )
}
