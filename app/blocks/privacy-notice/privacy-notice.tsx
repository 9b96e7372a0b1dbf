import type { PrivacyNotice as Notice } from '#content/legal/privacy-notice.ts'
import { LinkedText } from '../linked-text/linked-text.tsx'
import { Blocks } from '../long-read/long-read.tsx'
import styles from './privacy-notice.module.css'

export function PrivacyNotice({ notice, updated }: { notice: Notice; updated: string }) {
  return (
    <div className={styles.root}>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents">Contents</h2>
        <ol>
          {notice.sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        <section className={styles.summary} aria-labelledby="summary">
          <h2 id="summary">{notice.summary.heading}</h2>
          <ul>
            {notice.summary.points.map((point) => (
              <li key={point}>
                <LinkedText text={point} />
              </li>
            ))}
          </ul>
          <p className={styles.version}>
            Version {notice.version}, last changed on {updated}
          </p>
        </section>
        {notice.sections.map(({ id, heading, blocks }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-heading`}
            className={styles.section}
            data-layout="deferred"
          >
            <h2 id={`${id}-heading`}>{heading}</h2>
            <Blocks blocks={blocks} tableClassName={styles.table} />
          </section>
        ))}
      </div>
    </div>
  )
}
