// What the office does with calls. Each change is one transaction with its entry in the audit log.
import type { Kysely } from 'kysely'
import { formCopy } from '#content/forms/form-copy.ts'
import { privacyNotice } from '#content/legal/privacy-notice.ts'
import { type CallSchedule, slotsOn } from '#domain/call-schedule.ts'
import { checkDay } from '#domain/callback-day.ts'
import { type CallbackField, parseCallbackRequest } from '#domain/callback-request.ts'
import { isEmailAddress } from '#domain/email-address.ts'
import type { RawForm } from '#domain/form-check.ts'
import { londonDate } from '#domain/london.ts'
import { addDays, type PlainDate } from '#domain/plain-date.ts'
import { type CallTime, callStart } from '#domain/reminder.ts'
import type { SubmitResult } from '#domain/submit-result.ts'
import type { AuditAction } from '#server/db/desk-tables.ts'
import type { Tables } from '#server/db/tables.ts'
import type { ChangeOutcome, ChangeRequest, RequestedChange } from '#server/enquiries/change-call.ts'
import type { Enquiries } from '#server/enquiries/enquiries.ts'
import { fromRow } from '#server/enquiries/stored-enquiry.ts'
import { submissionKey } from '#server/enquiries/submission.ts'
import { type Actor, recordAction } from './audit-log.ts'
import type { DeskRecord } from './records.ts'

export interface CallParts {
  /** When calls can be booked. */
  schedule: CallSchedule
  /** Moves, cancels or rebooks, by the code that visitors' own changes take. */
  change(request: ChangeRequest): Promise<ChangeOutcome>
  now(): number
  createId(): string
}

export type BookedCall = DeskRecord & CallTime

/** Null where the enquiry is not one. */
export function bookedCall(record: DeskRecord): BookedCall | null {
  const { date, time } = record
  return date === null || time === null ? null : { ...record, date, time }
}

/** Who makes a change, and to which state of the call; to any where `sequence` is null. */
export interface OfficeChange {
  actor: Actor
  sequence: number | null
}

/** As it is in the audit log. */
export const callActions = {
  moved: 'call moved',
  cancelled: 'call cancelled',
  rebooked: 'call booked again',
} as const satisfies Record<RequestedChange['kind'], AuditAction>

export type MoveOutcome = ChangeOutcome | 'past' | 'no-calls'

export async function moveCall(
  parts: CallParts,
  call: BookedCall,
  to: CallTime,
  change: OfficeChange,
): Promise<MoveOutcome> {
  const fault = dayFault(to.date, parts)
  if (fault !== null) return fault
  if (!slotsOn(to.date, parts.schedule).includes(to.time)) return 'no-calls'
  if (isPast(to, parts)) return 'past'
  return await changed(parts, call, { kind: 'moved', ...to }, change)
}

export async function cancelCall(
  parts: CallParts,
  call: BookedCall,
  reason: string,
  change: OfficeChange,
): Promise<ChangeOutcome> {
  return await changed(parts, call, { kind: 'cancelled', reason }, change)
}

/** Takes a cancellation back, where the time is still to come and free. */
export async function rebookCall(
  parts: CallParts,
  call: BookedCall,
  change: OfficeChange,
): Promise<ChangeOutcome | 'past'> {
  if (isPast(call, parts)) return 'past'
  return await changed(parts, call, { kind: 'rebooked' }, change)
}

async function changed(
  parts: CallParts,
  { id, reference }: BookedCall,
  change: RequestedChange,
  { actor, sequence }: OfficeChange,
): Promise<ChangeOutcome> {
  return await parts.change({
    enquiryId: id,
    change,
    by: 'firm',
    sequence,
    onChanged: (trx) =>
      recordAction(trx, actor, { action: callActions[change.kind], subject: reference }, parts),
  })
}

/** Whether the office takes calls on a day. It may arrange one sooner than a visitor may book one. */
export function dayFault(
  date: PlainDate,
  { schedule, now }: Pick<CallParts, 'schedule' | 'now'>,
): 'past' | 'no-calls' | null {
  const today = londonDate(now())
  const check = checkDay(date, today, schedule.hours, today)
  if (check.ok) return null
  return check.reason === 'before-earliest' ? 'past' : 'no-calls'
}

/** The next day on which the office takes calls; tomorrow where there is none for weeks. */
export function nextCallDay(date: PlainDate, desk: Pick<CallParts, 'schedule' | 'now'>): PlainDate {
  const days = Array.from({ length: 21 }, (_, index) => addDays(date, index + 1))
  return days.find((day) => dayFault(day, desk) === null) ?? addDays(date, 1)
}

function isPast(time: CallTime, { now }: Pick<CallParts, 'now'>): boolean {
  return callStart(time) <= now()
}

interface BookingParts extends Pick<CallParts, 'schedule' | 'now' | 'createId'> {
  enquiries: Pick<Enquiries, 'save'>
}

/**
 * Books a call for somebody who rang: by the rules and the store of the public form, but from today on. The box of
 * the privacy notice says that the caller was told of it.
 */
export async function bookCall(
  parts: BookingParts,
  raw: RawForm,
  actor: Actor,
): Promise<SubmitResult<CallbackField>> {
  const { schedule, now } = parts
  const today = londonDate(now())
  const check = parseCallbackRequest(raw, { today, schedule, choices: formCopy.choices, earliest: today })
  if (!check.ok) return { ...check, reason: 'invalid' }
  if (isPast(check.value, parts)) return { ok: false, reason: 'invalid', errors: { time: 'dateEarly' } }
  return await parts.enquiries.save(
    check.value,
    {
      key: submissionKey('callback', raw.key, check.value, today),
      originPage: 'desk',
      noticeVersion: privacyNotice.version,
      quarantined: false,
      rateKey: null,
      recipientKey: null,
    },
    (trx, reference) => recordAction(trx, actor, { action: 'call booked', subject: reference }, parts),
  )
}

/** What is left to do after a change. */
export function tellVisitor({ email, phoneNumber }: Pick<DeskRecord, 'email' | 'phoneNumber'>): string {
  return isEmailAddress(email)
    ? 'The visitor is told by mail.'
    : `Please tell the visitor, who gave no e-mail address: ${phoneNumber}.`
}

export async function readCallsBetween(
  db: Kysely<Tables>,
  first: PlainDate,
  last: PlainDate,
): Promise<DeskRecord[]> {
  return (await callsBetween(db, first, last).execute()).map(fromRow)
}

export function callsBetween(db: Kysely<Tables>, first: PlainDate, last: PlainDate) {
  return db
    .selectFrom('enquiries')
    .selectAll()
    .where('date', '>=', first)
    .where('date', '<=', last)
    .where('cancelledUtc', 'is', null)
    .orderBy('date')
    .orderBy('time')
}
