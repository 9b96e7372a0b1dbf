import { formatLong, plainDate } from '#domain/plain-date.ts'
import styles from './article-list.module.css'

interface BylineProps {
  author?: string | undefined
  date: string
  /** Reading time. */
  minutes?: number
}

export function Byline({ author, date, minutes }: BylineProps) {
  return (
    <p className={styles.byline}>
      {author && `By ${author}, `}
      <time dateTime={date}>{formatLong(plainDate(date))}</time>
      {minutes !== undefined && `, ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} to read`}
    </p>
  )
}
