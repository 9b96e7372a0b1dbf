// What the office does with calls. Each change is one transaction with its entry in the audit log.
import { type Kysely, sql } from 'kysely'
import { formCopy } from '#content/forms/form-copy.ts'
import { privacyNotice } from '#content/legal/privacy-notice.ts'
import { type CallSchedule, officeSchedule, slotsOn } from '#domain/call-schedule.ts'
import { checkDay } from '#domain/callback-day.ts'
import { type CallbackField, parseCallbackRequest } from '#domain/callback-request.ts'
import { isEmailAddress } from '#domain/email-address.ts'
import type { RawForm } from '#domain/form-check.ts'
import { londonDate } from '#domain/london.ts'
import { addDays, type PlainDate } from '#domain/plain-date.ts'
import { type CallTime, callStart } from '#domain/reminder.ts'
import type { SubmitResult } from '#domain/submit-result.ts'
import type { ChangeResult, RequestedChange } from '#server/enquiries/change-call.ts'
import type { Enquiries } from '#server/enquiries/enquiries.ts'
import { type BookedCall, fromRow } from '#server/enquiries/enquiry.ts'
import { submissionKey } from '#server/enquiries/submission.ts'
import type { Flag } from '#server/platform/db/column-types.ts'
import type { AuditAction } from '#server/platform/db/desk-tables.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { type Actor, recordAction } from './audit-log.ts'
import type { DeskEnquiry } from './list-enquiries.ts'

export interface CallDependencies {
  /** When calls can be booked. */
  schedule: CallSchedule
  /** Books, moves, cancels or rebooks by the code that visitors' own forms take. */
  enquiries: Pick<Enquiries, 'save' | 'change'>
  now(): number
  createId(): string
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

export type MoveResult = ChangeResult | 'past' | 'no-calls'

export async function moveCall(
  desk: CallDependencies,
  call: BookedCall,
  to: CallTime,
  change: OfficeChange,
): Promise<MoveResult> {
  const fault = dayFault(to.date, desk)
  if (fault !== null) return fault
  if (!slotsOn(to.date, officeSchedule(desk.schedule)).includes(to.time)) return 'no-calls'
  if (isPast(to, desk)) return 'past'
  return await apply(desk, call, { kind: 'moved', ...to }, change)
}

export async function cancelCall(
  desk: CallDependencies,
  call: BookedCall,
  reason: string,
  change: OfficeChange,
): Promise<ChangeResult> {
  return await apply(desk, call, { kind: 'cancelled', reason }, change)
}

/** Takes a cancellation back, where the time is still to come and free. */
export async function rebookCall(
  desk: CallDependencies,
  call: BookedCall,
  change: OfficeChange,
): Promise<ChangeResult | 'past'> {
  if (isPast(call, desk)) return 'past'
  return await apply(desk, call, { kind: 'rebooked' }, change)
}

async function apply(
  desk: CallDependencies,
  { id, reference }: BookedCall,
  change: RequestedChange,
  { actor, sequence }: OfficeChange,
): Promise<ChangeResult> {
  return await desk.enquiries.change({
    enquiryId: id,
    change,
    by: 'firm',
    sequence,
    onChanged: async (trx) => {
      await recordAction(trx, actor, { action: callActions[change.kind], subject: reference }, desk)
    },
  })
}

/** Whether the office takes calls on a day. It may arrange one sooner than a visitor may book one. */
export function dayFault(
  date: PlainDate,
  { schedule, now }: Pick<CallDependencies, 'schedule' | 'now'>,
): 'past' | 'no-calls' | null {
  const today = londonDate(now())
  const check = checkDay(date, today, schedule.hours, today)
  if (check.ok) return null
  return check.reason === 'before-earliest' ? 'past' : 'no-calls'
}

/** The next day on which the office takes calls; tomorrow where there is none for weeks. */
export function nextCallDay(date: PlainDate, desk: Pick<CallDependencies, 'schedule' | 'now'>): PlainDate {
  const days = Array.from({ length: 21 }, (_, index) => addDays(date, index + 1))
  return days.find((day) => dayFault(day, desk) === null) ?? addDays(date, 1)
}

function isPast(time: CallTime, { now }: Pick<CallDependencies, 'now'>): boolean {
  return callStart(time) <= now()
}

/**
 * Books a call for somebody who rang: by the rules and the store of the public form, but from today on. The box of
 * the privacy notice says that the caller was told of it.
 */
export async function bookCall(
  desk: CallDependencies,
  raw: RawForm,
  actor: Actor,
): Promise<SubmitResult<CallbackField>> {
  const { now } = desk
  const schedule = officeSchedule(desk.schedule)
  const today = londonDate(now())
  const check = parseCallbackRequest(raw, { today, schedule, choices: formCopy.choices, earliest: today })
  if (!check.ok) return { ...check, reason: 'invalid' }
  if (isPast(check.value, desk)) return { ok: false, reason: 'invalid', errors: { time: 'dateEarly' } }
  return await desk.enquiries.save(
    check.value,
    {
      key: submissionKey('callback', raw.key, check.value, today),
      originPage: 'desk',
      noticeVersion: privacyNotice.version,
      quarantineReason: null,
      rateKey: null,
      recipientKey: null,
      callLimits: null,
      ...(typeof raw.adviser === 'string' && raw.adviser !== '' && { adviser: raw.adviser }),
    },
    async (trx, reference) => {
      await recordAction(trx, actor, { action: 'call booked', subject: reference }, desk)
    },
  )
}

/** What is left to do after a change. */
export function tellVisitor({ email, phoneNumber }: Pick<DeskEnquiry, 'email' | 'phoneNumber'>): string {
  return isEmailAddress(email)
    ? 'The visitor is told by mail.'
    : `Please tell the visitor, who gave no e-mail address: ${phoneNumber}.`
}

/** The calls that stand: what is in quarantine holds no time. The flag is a literal, as the partial index has it. */
export async function readCallsBetween(
  db: Kysely<Tables>,
  first: PlainDate,
  last: PlainDate,
): Promise<DeskEnquiry[]> {
  const rows = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('date', '>=', first)
    .where('date', '<=', last)
    .where('cancelledUtc', 'is', null)
    .where('quarantined', '=', sql.lit<Flag>(0))
    .orderBy('date')
    .orderBy('time')
    .execute()
  return rows.map(fromRow)
}
