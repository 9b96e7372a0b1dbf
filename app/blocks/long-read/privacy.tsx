import { privacyNotice } from '#content/legal/privacy-notice.ts'
import { formatLong, plainDate } from '#domain/plain-date.ts'
import { LinkedText } from '../linked-text/linked-text.tsx'
import { LongRead } from './long-read.tsx'
import styles from './privacy.module.css'

const { summary, sections, version, updated } = privacyNotice

/** The privacy notice. */
export function Privacy() {
  return (
    <LongRead
      contents="Contents"
      sections={sections}
      end={
        <p className={styles.version}>
          This is version {version}, last changed on {formatLong(plainDate(updated))}.
        </p>
      }
    >
      <section className={styles.summary} aria-labelledby="summary">
        <h2 id="summary">{summary.heading}</h2>
        <ul>
          {summary.points.map((point) => (
            <li key={point}>
              <LinkedText text={point} />
            </li>
          ))}
        </ul>
      </section>
    </LongRead>
  )
}
