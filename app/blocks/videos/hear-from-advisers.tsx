import { Suspense, startTransition, useState } from 'react'
import { lazyPart } from '#app/delivery/lazy-part.tsx'
import { Card } from '#app/ui/card.tsx'
import { OutsideLink } from '#app/ui/links.tsx'
import { adviserTiles } from '#content/pages/adviser-home.ts'
import { videos } from '#content/pages/videos.ts'
import styles from './hear-from-advisers.module.css'

const { title, text, action } = adviserTiles.hearFromAdvisers
const popup = lazyPart(videos[0]?.url ?? '', async () => (await import('./video-popup.tsx')).VideoPopup)

/** The tile that opens the videos. Without JavaScript it lists them as links. */
export function HearFromAdvisers() {
  const [open, setOpen] = useState(false)
  const [wasAsked, setWasAsked] = useState(false)
  const prepare = () => popup.prepare(() => startTransition(() => setWasAsked(true)))
  const show = () => {
    setWasAsked(true)
    setOpen(true)
  }
  return (
    <>
      <div className={styles.scripted}>
        <Card
          title={title}
          text={text}
          tone="accent"
          action={(className) => (
            <button
              type="button"
              className={`${className} ${styles.opener}`}
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
        <ul>
          {videos.map((video) => (
            <li key={video.url}>
              <OutsideLink href={video.url}>{video.title}</OutsideLink>
            </li>
          ))}
        </ul>
      </div>
      <Suspense>
        {wasAsked && <popup.Part videos={videos} open={open} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
