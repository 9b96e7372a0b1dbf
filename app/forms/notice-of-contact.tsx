import { wording } from '#content/wording.ts'
import type { ContactField } from '#domain/contact-enquiry.ts'
import { contactPath } from './contact-form.tsx'
import type { FormStart } from './form-start.ts'
import { noticeOf } from './notice-of.ts'
import { NoticePanel } from './notice-panel.tsx'
import type { Notice } from './notification.tsx'

interface NoticeOfContactProps extends FormStart<ContactField> {
  audience: 'customer' | 'adviser'
}

/** On the contact page, where the contact form of every page comes back without JavaScript. */
export function NoticeOfContact({ audience, ...start }: NoticeOfContactProps) {
  // The other two forms say nothing of a fault, as specified; this one does.
  const failed: Notice = { type: 'error', text: wording.outcomes.contactFailed }
  const notice = start.returned?.trouble === 'fault' ? failed : noticeOf(start)
  return <NoticePanel notice={notice} closeTo={contactPath(audience)} />
}
