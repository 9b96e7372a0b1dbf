import { Suspense, startTransition, useState } from 'react'
import { lazyComponent } from '#app/delivery/lazy-component.tsx'
import { Icon } from '#app/illustration/icons/icons.tsx'
import { Card } from '#app/ui/card.tsx'
import { NewTabLink } from '#app/ui/links.tsx'
import { adviserTiles } from '#content/pages/adviser-home.ts'
import { videos, videosUnloaded } from '#content/pages/videos.ts'
import { adviserTilePictures } from '#content/site/images/tiles.ts'
import { sampleMark } from '#content/site/sample.ts'
import { CatalogueImage } from '../catalogue-image/catalogue-image.tsx'
import styles from './hear-from-advisers.module.css'

const { title, text, action } = adviserTiles.hearFromAdvisers
const VideoPopup = lazyComponent(async () => (await import('./video-popup.tsx')).VideoPopup, UnloadedPopup)

/** The tile that opens the videos; without JavaScript a list of links. */
export function HearFromAdvisers() {
  const [open, setOpen] = useState(false)
  const [isMounted, setMounted] = useState(false)
  const prepare = () => VideoPopup.preload(() => startTransition(() => setMounted(true)))
  const show = () => {
    setMounted(true)
    setOpen(true)
  }
  return (
    <>
      <div className={styles.scripted}>
        <Card
          title={title}
          text={text}
          picture={<CatalogueImage name="tile-films" of={adviserTilePictures} />}
          icon={<Icon name="play" />}
          tone="accent"
          action={(className) => (
            <button
              type="button"
              className={className}
              aria-haspopup="dialog"
              onPointerEnter={prepare}
              onFocus={prepare}
              onClick={show}
            >
              {action}
            </button>
          )}
        />
      </div>
      <div className={styles.plain}>
        <h3>{title}</h3>
        <VideoLinks />
      </div>
      <Suspense>
        {isMounted && <VideoPopup videos={videos} open={open} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}

/** Where the popup's code cannot be fetched: the page must not leave for the video host by itself. */
function UnloadedPopup() {
  return (
    <div role="status" className={styles.unloaded}>
      <p>{videosUnloaded}</p>
      <VideoLinks />
    </div>
  )
}

function VideoLinks() {
  return (
    <ul>
      {videos.map((video) => (
        <li key={video.url}>
          <NewTabLink href={video.url}>{`${video.title}${sampleMark(video)}`}</NewTabLink>
        </li>
      ))}
    </ul>
  )
}
