import { Icon } from '#app/illustration/icons/icons.tsx'
import { ArrowButton } from '#app/ui/arrow-button.tsx'
import { StaticDialog } from '#app/ui/dialog.tsx'
import { videoNote, videos } from '#content/pages/videos.ts'
import { videoPosters } from '#content/site/images/videos.ts'
import { wording } from '#content/site/wording.ts'
import { CatalogueImage } from '../catalogue-image/catalogue-image.tsx'
import styles from './films.module.css'

/** The dialog of the films, one at a time (app/browser/films.ts). */
export function Films({ id }: { id: string }) {
  return (
    <StaticDialog id={id} title={wording.tiles.hearFromAdvisers} width="wide" closeLabel="Close videos">
      <div aria-live="polite">
        {videos.map(({ url, title, poster }, index) => (
          <div key={url} hidden={index > 0} data-film>
            <div className={styles.frame} tabIndex={-1}>
              <button
                type="button"
                className={styles.poster}
                aria-label={`Play: ${title}`}
                data-src={url}
                data-title={title}
              >
                <CatalogueImage name={poster} of={videoPosters} alt="" />
                <span className={styles.play}>
                  <Icon name="play" />
                </span>
              </button>
            </div>
            <p className={styles.caption}>
              {index + 1} of {videos.length}: {title}
            </p>
          </div>
        ))}
      </div>
      <p className={styles.note}>{videoNote}</p>
      <div className={styles.controls}>
        <ArrowButton to="left" label="Previous video" isAtEnd data-step={-1} />
        <div className={styles.dots}>
          {videos.map(({ url, title }, position) => (
            <button
              key={url}
              type="button"
              aria-label={`Video ${position + 1}: ${title}`}
              aria-current={position === 0}
              data-dot={position}
            />
          ))}
        </div>
        <ArrowButton to="right" label="Next video" isAtEnd={false} data-step={1} />
      </div>
    </StaticDialog>
  )
}
