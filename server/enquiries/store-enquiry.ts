import type { CallbackRequest } from '#domain/callback-request.ts'
import type { ContactEnquiry } from '#domain/contact-enquiry.ts'
import { isEmailAddress } from '#domain/email-address.ts'
import { londonDate } from '#domain/london.ts'
import { formatSlashed } from '#domain/plain-date.ts'
import type { Trx } from '#server/db/database.ts'
import type { EnquiriesTable } from '#server/db/tables.ts'
import { queue } from '#server/outbox/outbox.ts'
import { countIn } from './enquiry-limit.ts'
import { fromRow, type StoredEnquiry } from './stored-enquiry.ts'
import type { Ids, Submission } from './submission.ts'

export type Enquiry = ({ kind: 'contact' } & ContactEnquiry) | CallbackRequest

export type StoreResult =
  | { ok: true; enquiry: StoredEnquiry; repeated: boolean }
  | { ok: false; reason: 'slot-taken' | 'too-many' }

const ATTEMPTS = 5

/**
 * Stores the enquiry and queues its mails, all or nothing. Whether the key was used before and whether
 * the slot is free is decided by the database's unique indexes, never by looking first.
 */
export async function storeEnquiry(
  trx: Trx,
  enquiry: Enquiry,
  submission: Submission,
  ids: Ids,
  /** A closed slot takes no new booking; one that was made before is answered as ever. */
  slot: { isClosed: boolean } = { isClosed: false },
): Promise<StoreResult> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const row = toRow(enquiry, submission, ids)
    // 'do nothing' rather than an error: an error would end the whole transaction on PostgreSQL.
    const inserted = slot.isClosed
      ? undefined
      : await trx
          .insertInto('enquiries')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst()
    if (inserted !== undefined) {
      if (submission.rateKey && !(await countIn(trx, submission.rateKey))) {
        await trx.deleteFrom('enquiries').where('id', '=', row.id).execute()
        return { ok: false, reason: 'too-many' }
      }
      await queue(trx, mailsOf(row), { held: submission.quarantined, ids })
      return { ok: true, enquiry: fromRow(row), repeated: false }
    }
    const before = await trx
      .selectFrom('enquiries')
      .selectAll()
      .where('key', '=', submission.key)
      .executeTakeFirst()
    if (before !== undefined) return { ok: true, enquiry: fromRow(before), repeated: true }
    if (slot.isClosed || (await isSlotTaken(trx, row))) return { ok: false, reason: 'slot-taken' }
    // Neither: the reference was in use, or the slot has just been given back. Another go settles it.
  }
  throw new Error(`An enquiry found no place in ${ATTEMPTS} attempts`)
}

async function isSlotTaken(trx: Trx, { date, time }: EnquiriesTable): Promise<boolean> {
  if (date === null || time === null) return false
  const holder = await trx
    .selectFrom('enquiries')
    .select('id')
    .where('date', '=', date)
    .where('time', '=', time)
    .where('cancelledUtc', 'is', null)
    .executeTakeFirst()
  return holder !== undefined
}

function toRow(enquiry: Enquiry, submission: Submission, ids: Ids): EnquiriesTable {
  const now = ids.now()
  const isContact = enquiry.kind === 'contact'
  return {
    id: ids.createId(),
    key: submission.key,
    reference: ids.createReference(),
    kind: enquiry.kind,
    role: isContact ? enquiry.role : 'Customer',
    name: enquiry.name,
    phoneNumber: enquiry.phoneNumber,
    email: enquiry.email,
    message: enquiry.message,
    town: enquiry.town,
    services: JSON.stringify(isContact ? [] : enquiry.services),
    date: isContact ? null : enquiry.date,
    time: isContact ? null : enquiry.time,
    privacyPolicy: enquiry.privacyPolicy ? 1 : 0,
    noticeVersion: submission.noticeVersion,
    originPage: submission.originPage,
    createdAt: formatSlashed(londonDate(now)),
    createdUtc: new Date(now).toISOString(),
    quarantined: submission.quarantined ? 1 : 0,
    answeredUtc: null,
    cancelledUtc: null,
  }
}

/** The firm hears of every enquiry; the visitor, where there is an address that mail can go to. */
function mailsOf({ id, kind, email }: EnquiriesTable) {
  const notice = { kind: 'enquiry-notice', recordId: id } as const
  if (!isEmailAddress(email)) return [notice]
  const confirmation = kind === 'contact' ? 'contact-confirmation' : 'callback-confirmation'
  return [notice, { kind: confirmation, recordId: id } as const]
}
