import { wording } from '#content/wording.ts'
import type { ContactField } from '#domain/contact-enquiry.ts'
import { contactPath } from './contact-form.tsx'
import type { FormStart } from './form-start.ts'
import { NoticePanel } from './notice-panel.tsx'
import type { Notice } from './notification.tsx'

interface NoticeOfContactProps extends FormStart<ContactField> {
  audience: 'customer' | 'adviser'
}

/** On the contact page, where the contact form of every page comes back without JavaScript. */
export function NoticeOfContact({ audience, ...start }: NoticeOfContactProps) {
  return <NoticePanel notice={noticeOf(start)} closeTo={contactPath(audience)} />
}

function noticeOf({ greeting, returned }: FormStart<ContactField>): Notice | null {
  if (returned?.hasFailed) return { type: 'error', text: wording.outcomes.contactFailed }
  return greeting?.receipt ? { type: 'success', receipt: greeting.receipt } : null
}
