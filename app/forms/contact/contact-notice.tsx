import type { FormState } from '#app/forms/submission/form-state.ts'
import { noticeFor } from '#app/forms/submission/notice.ts'
import { NoticePanel } from '#app/forms/submission/notice-panel.tsx'
import { audiencePath } from '#app/ui/links.tsx'
import { pages } from '#content/site/pages.ts'
import type { ContactField } from '#domain/contact-enquiry.ts'

interface ContactNoticeProps extends FormState<ContactField> {
  audience: 'customer' | 'adviser'
}

/** The result of a contact form that was sent, from any page, without JavaScript. */
export function ContactNotice({ audience, initial, submitted }: ContactNoticeProps) {
  const notice = noticeFor('contact', submitted?.result ?? initial?.result)
  return <NoticePanel notice={notice} closeTo={audiencePath(pages.contactUs.path, audience)} />
}
