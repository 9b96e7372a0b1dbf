import { Card } from '#app/ui/card.tsx'
import { opens } from '#app/ui/commands.ts'
import { NewTabLink } from '#app/ui/links.tsx'
import { adviserTiles } from '#content/pages/adviser-home.ts'
import { videos } from '#content/pages/videos.ts'
import { adviserTilePictures } from '#content/site/images/tiles.ts'
import { sampleMark } from '#content/site/sample.ts'
import { CatalogueImage } from '../catalogue-image/catalogue-image.tsx'
import { Films } from './films.tsx'
import styles from './hear-from-advisers.module.css'

const { title, text, action } = adviserTiles.hearFromAdvisers
const id = 'films'

/** The tile that opens the videos; without JavaScript a list of links. */
export function HearFromAdvisers() {
  return (
    <>
      <div className={styles.scripted}>
        <Card
          title={title}
          text={text}
          picture={<CatalogueImage name="tile-films" of={adviserTilePictures} />}
          tone="accent"
          action={(className) => (
            <button type="button" className={className} aria-haspopup="dialog" {...opens(id)}>
              {action}
            </button>
          )}
        />
        <Films id={id} />
      </div>
      <div className={styles.plain}>
        <h3>{title}</h3>
        <ul>
          {videos.map((video) => (
            <li key={video.url}>
              <NewTabLink href={video.url}>{`${video.title}${sampleMark(video)}`}</NewTabLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
