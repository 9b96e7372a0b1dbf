import { portraitOf } from '#content/pages/people.ts'
import { formatLong, plainDate } from '#domain/plain-date.ts'
import { Face } from '../face/face.tsx'
import styles from './article-list.module.css'

interface BylineProps {
  author?: string | undefined
  /** Who published it, where it is not this site. */
  outlet?: string | undefined
  date?: string | undefined
  /** Reading time. */
  minutes?: number
  /** Samples of the news say so where they name who published them. */
  sample?: boolean | undefined
}

/** Who wrote or published an article, and when; nothing where neither is known. */
export function Byline({ author, outlet, date, minutes, sample }: BylineProps) {
  const who = [outlet || (sample && 'Sample article'), author && `by ${author}`].filter(Boolean).join(', ')
  if (!who && !date) return null
  const portrait = author && portraitOf(author)
  return (
    <div className={styles.byline}>
      {portrait && <Face image={portrait} />}
      <p>
        {who.charAt(0).toUpperCase() + who.slice(1)}
        {who && date && ', '}
        {date && <time dateTime={date}>{formatLong(plainDate(date)).replaceAll(' ', '\u00a0')}</time>}
        {minutes !== undefined &&
          `, ${minutes}\u00a0${minutes === 1 ? 'minute' : 'minutes'}\u00a0to\u00a0read`}
      </p>
    </div>
  )
}
