import { useState } from 'react'
import { Card } from '#app/ui/card.tsx'
import { OutsideLink } from '#app/ui/links.tsx'
import { adviserTiles } from '#content/adviser-home.ts'
import { videos } from '#content/videos.ts'
import styles from './hear-from-advisers.module.css'
import { VideoPopup } from './video-popup.tsx'

const { title, text, action } = adviserTiles.hearFromAdvisers

/** The tile that opens the videos. Without JavaScript it lists them as links. */
export function HearFromAdvisers() {
  const [open, setOpen] = useState(false)
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
              data-awaits-script
              onClick={() => setOpen(true)}
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
      <VideoPopup videos={videos} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
