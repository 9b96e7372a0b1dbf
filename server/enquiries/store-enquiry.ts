import { sql } from 'kysely'
import { openingHours } from '#content/site/opening-hours.ts'
import type { CallSchedule } from '#domain/call-schedule.ts'
import { isClosed } from '#domain/call-takers.ts'
import type { CallbackRequest } from '#domain/callback-request.ts'
import type { Complaint } from '#domain/complaint.ts'
import { complaintDates } from '#domain/complaint-dates.ts'
import type { ContactEnquiry } from '#domain/contact-enquiry.ts'
import { enquiryKinds } from '#domain/enquiry-kinds.ts'
import type { FormErrors } from '#domain/form-check.ts'
import { londonDate, londonInstant } from '#domain/london.ts'
import type { NameAndEmail } from '#domain/name-and-email.ts'
import { phoneDigits } from '#domain/phone-number.ts'
import { formatSlashed, type PlainDate } from '#domain/plain-date.ts'
import { type CallTime, callStart } from '#domain/reminder.ts'
import { replyBy } from '#domain/reply-by.ts'
import type { SubmitResult } from '#domain/submit-result.ts'
import { queueFor } from '#server/outbox/outbox.ts'
import type { OutboxSettings } from '#server/outbox/outbox-kinds.ts'
import { type Flag, utcText } from '#server/platform/db/column-types.ts'
import type { Database, Trx } from '#server/platform/db/database.ts'
import type { EnquiriesTable } from '#server/platform/db/tables.ts'
import { countIn, isExhausted, type RateKey } from '#server/platform/rate-limit.ts'
import { inviteTakers } from './call-invitations.ts'
import { storeLink } from './call-link.ts'
import { lockDay, recordAssignment, takerFor } from './call-takers.ts'
import { complaintDueUtc, registerComplaint } from './complaints.ts'
import { daySlots } from './day-slots.ts'
import { fromRow } from './enquiry.ts'
import { emptyFields, typedColumns } from './enquiry-fields.ts'
import { isRecent, receivedBefore, savedForm } from './receipts.ts'
import { isContentDigest, type Sources, type SubmissionMetadata } from './submission.ts'

export type NewEnquiry =
  | ({ kind: 'contact' } & ContactEnquiry)
  | CallbackRequest
  | ({ kind: 'complaint' } & Complaint)
  | ({ kind: 'brochure' | 'event-dates'; email: string } & Omit<NameAndEmail, 'emailAddress'>)

interface StoreDependencies extends OutboxSettings {
  database: Pick<Database, 'dialect'>
  trx: Trx
  sources: Sources
  schedule: CallSchedule
  /** Called where a new enquiry was stored, before the transaction commits. */
  onInsert?(row: EnquiriesTable): void | Promise<void>
}

const ATTEMPTS = 5

/**
 * Stores the enquiry and queues its mails and webhook post in the caller's transaction. Constraints of the database
 * decide whether the idempotency key was used before and whether the slot is free: a check before the insert would
 * be a race.
 */
export async function storeEnquiry(
  parts: StoreDependencies,
  enquiry: NewEnquiry,
  submission: SubmissionMetadata,
): Promise<SubmitResult> {
  const { database, trx, sources, schedule } = parts
  const slot = slotOf(enquiry)
  let { key } = submission
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const row = toRow(enquiry, { ...submission, key }, sources)
    const day = slot && (await lockDay(database, trx, slot.date))
    // A retry of a booking that was made before the slot was closed is answered with that booking.
    const taker =
      slot === null || day === null || isClosed(day, slot.time)
        ? null
        : await takerFor(trx, day, slot.time, row, { chosen: submission.adviser ?? null, schedule })
    const isTaken = slot !== null && taker === null
    // What goes into quarantine holds no time, but is not told of a free one that is taken.
    const assignment = taker !== 'stays' && row.quarantined === 0 ? taker : null
    row.assignedTo = assignment?.taker.id ?? null
    const isInserted = !isTaken && (await insertEnquiry(trx, row))
    const refusal = isInserted ? await refusedByLimits(trx, row, submission, sources) : null
    if (refusal) {
      await trx.deleteFrom('enquiries').where('id', '=', row.id).execute()
      return refusal
    }
    if (isInserted) {
      const { stored, mailsTo } = await heldBeyondLimit(trx, row, submission.recipientKey)
      if (assignment) await recordAssignment(trx, row.id, assignment, sources)
      if (slot !== null) await inviteTakers(trx, row.id, [row.assignedTo], sources)
      if (enquiryKinds[enquiry.kind].isComplaint && stored.quarantined === 0)
        await registerComplaint(trx, stored)
      if (slot !== null) await storeLink(trx, row.id, sources.callSecret(row.id))
      await queueFor(trx, 'stored', { ...stored, email: mailsTo }, parts)
      await parts.onInsert?.(stored)
      return savedForm(fromRow(stored), sources.callSecret)
    }
    const before = await trx.selectFrom('enquiries').selectAll().where('key', '=', key).executeTakeFirst()
    if (before !== undefined && before.cancelledUtc !== null && isContentDigest(key)) {
      // The visitor has cancelled the call, and books it again with the same words.
      key = `${key}~`
      continue
    }
    if (before !== undefined) return await answerAgain(trx, before, row, submission, sources)
    if (day !== null && isTaken) {
      const { slots } = daySlots(day, londonDate(sources.now()), schedule, submission.adviser)
      return { ok: false, reason: 'slot-taken', errors: { time: 'slotTaken' }, slots }
    }
    // Neither: the reference was in use, or whoever was free has just got another call. Try again.
  }
  throw new Error(`An enquiry could not be stored in ${ATTEMPTS} attempts`)
}

/** 'on conflict do nothing', because an error would abort the transaction on PostgreSQL. */
export async function insertEnquiry(trx: Trx, row: EnquiriesTable): Promise<boolean> {
  const inserted = await trx
    .insertInto('enquiries')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** For a key that was used before. Whoever finds a key in an address must not learn from it whose form it was. */
async function answerAgain(
  trx: Trx,
  before: EnquiriesTable,
  again: EnquiriesTable,
  { rateKey }: SubmissionMetadata,
  sources: Sources,
): Promise<SubmitResult> {
  if (!isSameForm(before, again))
    return rateKey && !(await countIn(trx, rateKey)) ? { ok: false, reason: 'too-many' } : receivedBefore
  return isRecent(before, sources.now()) ? savedForm(fromRow(before), sources.callSecret) : receivedBefore
}

function isSameForm(before: EnquiriesTable, again: EnquiriesTable): boolean {
  // A call may have been moved since.
  const compared = [
    ...typedColumns,
    'kind' as const,
    ...(before.sequence === 0 ? (['date', 'time'] as const) : []),
  ]
  return compared.every((column) => before[column] === again[column])
}

/** Open calls of one phone number, and of one e-mail address. */
const MAX_OPEN_CALLS = 3

/** Why a new enquiry is not to be kept; null where it is, and counted. */
async function refusedByLimits(
  trx: Trx,
  row: EnquiriesTable,
  { rateKey, callLimits }: SubmissionMetadata,
  sources: Sources,
): Promise<SubmitResult | null> {
  if (callLimits && row.quarantined === 0) {
    const { ofClient, onDay } = callLimits
    const errors = await tooManyOpenCalls(trx, row, londonDate(sources.now()))
    if (errors) return { ok: false, reason: 'invalid', errors }
    // All are looked at before one is counted: a call that is refused counts for nothing.
    for (const key of [rateKey, ofClient])
      if (key && (await isExhausted(trx, key))) return { ok: false, reason: 'too-many' }
    if (!(await countIn(trx, onDay))) return { ok: false, reason: 'invalid', errors: { date: 'dayCalls' } }
    await countIn(trx, ofClient)
  }
  return rateKey && !(await countIn(trx, rateKey)) ? { ok: false, reason: 'too-many' } : null
}

async function tooManyOpenCalls(
  trx: Trx,
  { id, phoneDigits: digits, email }: EnquiriesTable,
  today: PlainDate,
): Promise<FormErrors<'phoneNumber' | 'email'> | null> {
  const others = trx
    .selectFrom('enquiries')
    .select('id')
    .where('date', '>=', today)
    .where('cancelledUtc', 'is', null)
    .where('answeredUtc', 'is', null)
    .where('quarantined', '=', sql.lit<Flag>(0))
    .where('id', '<>', id)
    .limit(MAX_OPEN_CALLS)
  const samePhone = await others.where('phoneDigits', '=', digits).execute()
  if (samePhone.length === MAX_OPEN_CALLS) return { phoneNumber: 'phoneCalls' }
  if (email === '') return null
  const sameEmail = await others.where(sql`lower(email)`, '=', email.toLowerCase()).execute()
  return sameEmail.length === MAX_OPEN_CALLS ? { email: 'emailCalls' } : null
}

/**
 * Where its address has been written to too often, an enquiry is in quarantine, and its mails are held. A call is not:
 * it would lose its time. It is without mails to the visitor, as where no address was given.
 */
async function heldBeyondLimit(
  trx: Trx,
  row: EnquiriesTable,
  recipientKey: RateKey | null,
): Promise<{ stored: EnquiriesTable; mailsTo: string }> {
  if (row.quarantined === 1 || recipientKey === null || (await countIn(trx, recipientKey)))
    return { stored: row, mailsTo: row.email }
  if (row.date !== null) return { stored: row, mailsTo: '' }
  const quarantine = { quarantined: 1, quarantineReason: 'mails' } as const
  await trx.updateTable('enquiries').set(quarantine).where('id', '=', row.id).execute()
  return { stored: { ...row, ...quarantine }, mailsTo: row.email }
}

function slotOf(enquiry: NewEnquiry): CallTime | null {
  return 'date' in enquiry ? enquiry : null
}

/** As it is stored when it is received now. */
export function toRow(enquiry: NewEnquiry, submission: SubmissionMetadata, sources: Sources): EnquiriesTable {
  const now = sources.now()
  const fields = { ...emptyFields, role: enquiryKinds[enquiry.kind].role ?? 'Customer', ...enquiry }
  return {
    id: sources.createId(),
    reference: sources.createReference(),
    ...fields,
    services: JSON.stringify(fields.services),
    phoneDigits: phoneDigits(fields.phoneNumber),
    privacyPolicy: fields.privacyPolicy ? 1 : 0,
    key: submission.key,
    noticeVersion: submission.noticeVersion,
    originPage: submission.originPage,
    createdAt: formatSlashed(londonDate(now)),
    createdUtc: utcText(now),
    dueUtc: dueUtc(enquiry, now),
    quarantined: submission.quarantineReason === null ? 0 : 1,
    quarantineReason: submission.quarantineReason,
    answeredUtc: null,
    cancelledUtc: null,
    sequence: 0,
    version: 0,
    assignedTo: null,
    outcome: null,
    tries: 0,
    triedUtc: null,
    ledToAdvice: 0,
    support: '[]',
    erasureAnnouncedUtc: null,
  }
}

function dueUtc(enquiry: NewEnquiry, now: number): string | null {
  if (!enquiryKinds[enquiry.kind].needsReply) return null
  const slot = slotOf(enquiry)
  if (slot !== null) return utcText(callStart(slot))
  if (enquiryKinds[enquiry.kind].isComplaint)
    return complaintDueUtc(complaintDates(londonDate(now)).acknowledge)
  const { date, time } = replyBy(now, openingHours)
  return utcText(londonInstant(date, time))
}
