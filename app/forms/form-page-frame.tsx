import type { ReactNode } from 'react'
import type { Receipt } from '#domain/submit-result.ts'
import styles from './form-page-frame.module.css'
import { NoticePanel } from './notice-panel.tsx'

interface FormPageFrameProps {
  heading: string
  lead?: string
  /** The thanks for what was sent just now. */
  receipt: Receipt | null
  closeTo: string
  aside?: ReactNode
  children: ReactNode
}

/** A dialog's form as a page of its own. */
export function FormPageFrame({ heading, lead, receipt, closeTo, aside, children }: FormPageFrameProps) {
  return (
    <div className={styles.root}>
      <div className={styles.card} id="form">
        {aside && <aside className={styles.aside}>{aside}</aside>}
        <div className={styles.body}>
          <NoticePanel notice={receipt && { type: 'success', receipt }} closeTo={closeTo} />
          <h1 className={styles.heading} tabIndex={-1}>
            {heading}
          </h1>
          {lead && <p>{lead}</p>}
          {children}
        </div>
      </div>
    </div>
  )
}
