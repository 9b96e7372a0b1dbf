import type { ReactNode } from 'react'
import styles from './form-page-frame.module.css'
import type { Notice } from './notice.ts'
import { NoticePanel } from './notice-panel.tsx'

interface FormPageFrameProps {
  heading: string
  lead?: string
  /** The result of the form that was just submitted. */
  notice: Notice | null
  /** What this form adds to its success message. */
  noticeMore?: ReactNode
  closeTo: string
  aside?: ReactNode
  children: ReactNode
}

/** The page variant of a form that is otherwise in a dialog. */
export function FormPageFrame(props: FormPageFrameProps) {
  const { heading, lead, notice, noticeMore, closeTo, aside, children } = props
  return (
    <div className={styles.root}>
      <div className={styles.card} id="form" data-aside={!!aside}>
        <div className={styles.body}>
          <h1 className={styles.heading} tabIndex={-1}>
            {heading}
          </h1>
          <NoticePanel notice={notice} closeTo={closeTo}>
            {noticeMore}
          </NoticePanel>
          {lead && <p>{lead}</p>}
          {children}
        </div>
        {aside && <aside className={styles.aside}>{aside}</aside>}
      </div>
    </div>
  )
}
