import { Note, Panel } from './elements.tsx'
import styles from './receipt-page.module.css'

/** What was erased, to be printed or copied: it is not stored anywhere. */
export function ReceiptPage({ lines }: { lines: string[] }) {
  return (
    <Panel heading="Receipt">
      <Note>For the person who asked. It is not kept: print it, or copy it into your reply.</Note>
      {/* The indents of the lines say what belongs together. */}
      <p className={styles.receipt}>{lines.join('\n')}</p>
      <p>
        <a href="/data">Back to the data</a>
      </p>
    </Panel>
  )
}
