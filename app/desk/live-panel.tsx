import { Button } from '#app/ui/button.tsx'
import styles from './live-panel.module.css'

interface LivePanelProps {
  /** When the page was read, as ISO 8601 in UTC. */
  readAt: string
  /** References of the last minutes, which are no news. */
  known: string[]
}

/** What has come since the page was opened. The script fills it (live-page.ts); without one it is empty. */
export function LivePanel({ readAt, known }: LivePanelProps) {
  return (
    <div className={styles.panel} data-live data-read-at={readAt} data-known={known.join(' ')}>
      <p className={styles.lost} role="status" data-live-lost />
      <p className={styles.news} role="status" data-live-news />
      <p className={styles.action}>
        <Button kind="secondary" data-size="small" data-live-notify hidden />
      </p>
    </div>
  )
}
