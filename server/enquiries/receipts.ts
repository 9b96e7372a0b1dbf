import { openingHours } from '#content/site/opening-hours.ts'
import { complaintDates } from '#domain/complaint-dates.ts'
import { HOUR_MS } from '#domain/durations.ts'
import { isEmailAddress } from '#domain/email-address.ts'
import { londonDate } from '#domain/london.ts'
import { replyBy } from '#domain/reply-by.ts'
import type { FormName, Receipt, SavedForm } from '#domain/submit-result.ts'
import { utcText } from '#server/platform/db/column-types.ts'
import type { Database } from '#server/platform/db/database.ts'
import { type CallSecret, callPath } from './call-link.ts'
import { asBookedCall, type Enquiry, fromRow } from './enquiry.ts'
import { formKey, type Sources, storedKey } from './submission.ts'

/** How long the page after the redirect can be reloaded, and a retry is answered in full. */
const RECENT_MS = HOUR_MS

/** That a form was received, and nothing of what it said. */
export const receivedBefore: SavedForm = { ok: true, receipt: { form: 'received' }, key: 'again' }

export function isRecent({ createdUtc }: Pick<Enquiry, 'createdUtc'>, now: number): boolean {
  return createdUtc >= utcText(now - RECENT_MS)
}

/** The form with this key, or null where none was saved within the last hour. */
export async function readReceipt(
  { db }: Database,
  form: FormName,
  key: string,
  { now, callSecret }: Pick<Sources, 'now' | 'callSecret'>,
): Promise<SavedForm | null> {
  if (key === receivedBefore.key) return receivedBefore
  const row = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('key', '=', storedKey(form, key))
    .executeTakeFirst()
  return row === undefined || !isRecent(row, now()) ? null : savedForm(fromRow(row), callSecret)
}

/** From the enquiry, not from the form: a retry is answered with what was saved the first time. */
export function savedForm(enquiry: Enquiry, callSecret: CallSecret): SavedForm {
  return { ok: true, receipt: receiptOf(enquiry, callSecret), key: formKey(enquiry.key) }
}

function receiptOf(enquiry: Enquiry, callSecret: CallSecret): Receipt {
  const { id, kind, role, reference, name, email, createdUtc } = enquiry
  if (kind === 'brochure') return { form: 'brochure', name, email }
  if (kind === 'event-dates') return { form: 'event-dates', reference }
  if (kind === 'complaint') {
    const { acknowledge } = complaintDates(londonDate(Date.parse(createdUtc)))
    return { form: 'complaint', reference, acknowledgedBy: acknowledge, confirms: email !== '' }
  }
  const call = asBookedCall(enquiry)
  if (call)
    return {
      form: 'callback',
      kind: call.kind,
      date: call.date,
      time: call.time,
      reference,
      page: callPath(callSecret(id)),
    }
  return {
    form: 'contact',
    role,
    reference,
    replyBy: replyBy(Date.parse(createdUtc), openingHours),
    confirms: isEmailAddress(email),
  }
}
