import { officeCopy } from '#content/site/offices.ts'
import type { OpeningHours } from '#domain/opening-hours.ts'
import styles from './open-now.module.css'

/** Whether the office is open now: app/browser/open-now.ts fills it in, because the page is prerendered. */
export function OpenNow({ hours }: { hours: OpeningHours }) {
  const { openNow, closedNow } = officeCopy
  return (
    <p
      className={styles.root}
      data-opening-hours={JSON.stringify(hours)}
      data-open-now={openNow}
      data-closed-now={closedNow}
    >
       
    </p>
  )
}
