import { privacyNotice } from '#content/legal/privacy-notice.ts'
import { formatLong, plainDate } from '#domain/plain-date.ts'
import { PrivacyNotice } from '../privacy-notice/privacy-notice.tsx'

export function Privacy() {
  return <PrivacyNotice notice={privacyNotice} updated={formatLong(plainDate(privacyNotice.updated))} />
}
