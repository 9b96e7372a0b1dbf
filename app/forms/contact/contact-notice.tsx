import type { FormStart } from '#app/forms/submission/form-start.ts'
import { noticeOf } from '#app/forms/submission/notice.ts'
import { NoticePanel } from '#app/forms/submission/notice-panel.tsx'
import type { Notice } from '#app/forms/submission/notification.tsx'
import { wording } from '#content/site/wording.ts'
import type { ContactField } from '#domain/contact-enquiry.ts'
import { contactPath } from './contact-form.tsx'

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
