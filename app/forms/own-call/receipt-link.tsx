import type { Notice } from '#app/forms/submission/notice.ts'
import { KeepLink } from './keep-link.tsx'

/** In the success message of a booking: the link to the call's own page. */
export function ReceiptLink({ notice }: { notice: Notice | null }) {
  if (notice?.type !== 'success' || notice.receipt.form !== 'callback') return null
  return <KeepLink path={notice.receipt.page} />
}
