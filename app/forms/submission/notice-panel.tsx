import type { ReactNode } from 'react'
import { formCopy } from '#app/forms/words.ts'
import { Icon } from '#app/illustration/icons/icons.tsx'
import { SiteLink } from '#app/ui/links.tsx'
import type { Notice } from './notice.ts'
import styles from './notice-panel.module.css'
import { headingOf, NoticeBody } from './notification.tsx'

interface NoticePanelProps {
  notice: Notice | null
  closeTo: string
  /** What this form adds to its success message. */
  children?: ReactNode
}

/** The notification as part of the page, for a form that was submitted without JavaScript. */
export function NoticePanel({ notice, closeTo, children }: NoticePanelProps) {
  if (!notice) return null
  return (
    <section id="sent" className={styles.root} data-type={notice.type} aria-label={headingOf(notice)}>
      {/* Only after a success: closing loads the page again, which would lose what was typed. */}
      {notice.type === 'success' && (
        <SiteLink to={closeTo} className={styles.close} aria-label={formCopy.notification.close}>
          <Icon name="close" />
        </SiteLink>
      )}
      <NoticeBody notice={notice}>{children}</NoticeBody>
    </section>
  )
}
