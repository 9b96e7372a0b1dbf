import { useRef, useState } from 'react'
import { Icon } from '#app/illustration/icons/icons.tsx'
import { ArrowButton } from '#app/ui/arrow-button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { videoNote } from '#content/pages/videos.ts'
import { videoPosters } from '#content/site/images/videos.ts'
import type { Video } from '#content/site/types.ts'
import { wording } from '#content/site/wording.ts'
import { CatalogueImage } from '../catalogue-image/catalogue-image.tsx'
import styles from './video-popup.module.css'

interface VideoPopupProps {
  videos: readonly Video[]
  open: boolean
  onClose: () => void
}

/** The videos, one at a time. Nothing is requested from the video host before the click on a poster. */
export function VideoPopup({ videos, open, onClose }: VideoPopupProps) {
  const [index, setIndex] = useState(0)
  const [playing, setPlaying] = useState(false)
  const video = videos[index]
  const last = videos.length - 1

  const frame = useRef<HTMLDivElement>(null)
  const play = () => {
    // The poster, which has the focus, gives way to the film.
    frame.current?.focus()
    setPlaying(true)
  }
  const show = (next: number) => {
    setIndex(next)
    setPlaying(false)
  }
  const close = () => {
    setPlaying(false)
    onClose()
  }

  return (
    <Dialog
      title={wording.tiles.hearFromAdvisers}
      open={open}
      onClose={close}
      width="wide"
      closeLabel="Close videos"
    >
      {video && (
        <>
          <div ref={frame} className={styles.frame} tabIndex={-1}>
            {playing ? (
              <iframe
                key={video.url}
                src={`${video.url}?autoplay=1`}
                title={video.title}
                height={515}
                allow="autoplay; encrypted-media; picture-in-picture"
                allowFullScreen
              />
            ) : (
              <button
                type="button"
                className={styles.poster}
                aria-label={`Play: ${video.title}`}
                onClick={play}
              >
                <CatalogueImage name={video.poster} of={videoPosters} alt="" />
                <span className={styles.play}>
                  <Icon name="play" />
                </span>
              </button>
            )}
          </div>
          <p className={styles.caption} aria-live="polite">
            {index + 1} of {videos.length}: {video.title}
          </p>
          <p className={styles.note}>{videoNote}</p>
          <div className={styles.controls}>
            <ArrowButton
              to="left"
              label="Previous video"
              isAtEnd={index === 0}
              onClick={() => show(index - 1)}
            />
            <div className={styles.dots}>
              {videos.map((dot, position) => (
                <button
                  key={dot.url}
                  type="button"
                  aria-label={`Video ${position + 1}: ${dot.title}`}
                  aria-current={position === index}
                  onClick={() => show(position)}
                />
              ))}
            </div>
            <ArrowButton
              to="right"
              label="Next video"
              isAtEnd={index === last}
              onClick={() => show(index + 1)}
            />
          </div>
        </>
      )}
    </Dialog>
  )
}
