import { Note, Panel } from './elements.tsx'
import styles from './receipt-page.module.css'

/** A version of the privacy notice, for somebody who asks which one they accepted. */
export function NoticePage({ since, words }: { since: string; words: string }) {
  return (
    <Panel heading="Privacy notice">
      <Note>In use since {since}. An enquiry says which version its sender accepted.</Note>
      <p className={styles.receipt}>{words}</p>
    </Panel>
  )
}
