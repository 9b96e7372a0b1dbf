import { callCopy } from '#app/forms/words.ts'
import { Icon } from '#app/illustration/icons/icons.tsx'
import { fillIn } from '#domain/fill-in.ts'
import { formatLong } from '#domain/plain-date.ts'
import type { Receipt } from '#domain/submit-result.ts'
import styles from './booked-note.module.css'

/** Shown above the form after it was sent and emptied, so that nobody books twice. */
export function BookedNote({ receipt }: { receipt: Receipt | null }) {
  if (receipt?.form !== 'callback') return null
  const { date, time, reference } = receipt
  return (
    <p className={styles.root}>
      <Icon name="check" />
      {fillIn(callCopy.booked, { date: formatLong(date), time, reference })}
    </p>
  )
}
