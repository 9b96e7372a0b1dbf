// The transactional outbox: a mail or webhook post is a row that commits with its record, and a worker delivers it.

import { HOUR_MS } from '#domain/durations.ts'
import { isEmailAddress } from '#domain/email-address.ts'
import { callTimeOf } from '#domain/reminder.ts'
import { utcText } from '#server/platform/db/column-types.ts'
import type { Trx } from '#server/platform/db/database.ts'
import type { EnquiriesTable, OutboxTable } from '#server/platform/db/tables.ts'
import {
  allOutboxKinds,
  type EnquiryEvent,
  kindsOf,
  type OutboxKind,
  type OutboxSettings,
  outboxKinds,
  scheduledKinds,
  traitsOf,
} from './outbox-kinds.ts'

/** How long the worker retries before it parks a mail. */
const GIVE_UP_AFTER_MS = 48 * HOUR_MS

export interface QueuedMail {
  kind: OutboxKind
  recordId: string
  /** The state of the call that it tells of; 0 for everything else. */
  sequence?: number
  /** When it is due, where that is not at once. */
  notBefore?: number
}

export async function queue(
  trx: Trx,
  mails: readonly QueuedMail[],
  options: { held: boolean; sources: { now(): number; createId(): string } },
): Promise<void> {
  if (mails.length === 0) return
  const now = options.sources.now()
  const rows = mails.map(
    ({ kind, recordId, sequence = 0, notBefore = now }): OutboxTable => ({
      id: options.sources.createId(),
      kind,
      recordId,
      sequence,
      state: options.held ? 'held' : 'waiting',
      nextAttemptUtc: utcText(notBefore),
      giveUpUtc: utcText(notBefore + GIVE_UP_AFTER_MS),
      attempts: 0,
      leasedBy: null,
      lastError: null,
      createdUtc: utcText(now),
      sentUtc: null,
    }),
  )
  await trx.insertInto('outbox').values(rows).execute()
}

type Enquiry = Pick<EnquiriesTable, 'id' | 'sequence' | 'email' | 'quarantined' | 'date' | 'time'>

/** Queues what an event of an enquiry gives rise to. */
export async function queueFor(
  trx: Trx,
  event: EnquiryEvent,
  enquiry: Enquiry,
  { sources, ...settings }: OutboxSettings & { sources: { now(): number; createId(): string } },
): Promise<void> {
  const { id: recordId, sequence, email, quarantined } = enquiry
  const mails = allOutboxKinds.flatMap((kind): QueuedMail[] => {
    const { on, receiver, setting, schedule, delayMs } = traitsOf(kind)
    if (!on.includes(event) || (setting && !settings[setting])) return []
    if (receiver === 'visitor' && !isEmailAddress(email)) return []
    if (!schedule)
      return [{ kind, recordId, sequence, ...(delayMs && { notBefore: sources.now() + delayMs }) }]
    const call = callTimeOf(enquiry)
    const notBefore = call && schedule.dueAt(call, sources.now())
    return notBefore === null ? [] : [{ kind, recordId, sequence, notBefore }]
  })
  await queue(trx, mails, { held: quarantined === 1, sources })
}

/** Deletes the mails of an earlier state of a call. One that is being sent at this moment stays (see leases.ts). */
export async function deleteUnsent(trx: Trx, recordId: string): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where('recordId', '=', recordId)
    .where('kind', 'in', kindsOf('mail'))
    .where('state', 'in', ['waiting', 'held', 'parked'])
    .execute()
}

/** When the time in which a mail is tried began: it is queued or due, let out of quarantine, or retried by the operator. */
export function queuedAt(giveUpUtc: string): number {
  return Date.parse(giveUpUtc) - GIVE_UP_AFTER_MS
}

/** Deletes what a visitor was to be told and was held. */
export async function deleteHeldForVisitor(trx: Trx, recordId: string): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where('recordId', '=', recordId)
    .where('state', '=', 'held')
    .where(
      'kind',
      'in',
      allOutboxKinds.filter((kind) => outboxKinds[kind].receiver === 'visitor'),
    )
    .execute()
}

/** Makes the held mails of a quarantined record due; what has a time of its own keeps it. */
export async function releaseHeld(trx: Trx, recordId: string, now: number): Promise<number> {
  // What was being sent when it was held may still be: its lease goes on.
  await trx
    .updateTable('outbox')
    .set({ state: 'sending' })
    .where('recordId', '=', recordId)
    .where('state', '=', 'held')
    .where('leasedBy', 'is not', null)
    .execute()
  await trx
    .updateTable('outbox')
    .set({ state: 'waiting' })
    .where('recordId', '=', recordId)
    .where('kind', 'in', scheduledKinds)
    .where('state', '=', 'held')
    .execute()
  return await makeDue(trx, now, (query) =>
    query.where('recordId', '=', recordId).where('state', '=', 'held'),
  )
}

/** Parks what a restored backup had not sent: it may have gone out since, but for what has a time that is to come. */
export async function parkRestored(trx: Trx, now: number): Promise<number> {
  const parked = await trx
    .updateTable('outbox')
    .set({ state: 'parked', leasedBy: null, lastError: 'RESTORED' })
    .where('state', 'in', ['waiting', 'sending'])
    .where(({ eb, or }) =>
      or([eb('kind', 'not in', scheduledKinds), eb('nextAttemptUtc', '<=', utcText(now))]),
    )
    .executeTakeFirstOrThrow()
  return Number(parked.numUpdatedRows)
}

/** Retries parked and waiting mails now, and for another two days. */
export async function retryMails(trx: Trx, ids: readonly string[], now: number): Promise<number> {
  if (ids.length === 0) return 0
  return await makeDue(trx, now, (query) =>
    query.where('id', 'in', ids).where('state', 'in', ['waiting', 'parked']),
  )
}

/** Gives mails up that were not sent, at the operator's word. They stay, so that nobody takes them for sent. */
export async function dropMails(trx: Trx, ids: readonly string[]): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set({ state: 'dropped' })
    .where('id', 'in', ids)
    .where('state', 'in', ['waiting', 'parked'])
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

type MailUpdate = ReturnType<typeof updateMails>

function updateMails(trx: Trx, now: number) {
  return trx.updateTable('outbox').set({
    state: 'waiting',
    attempts: 0,
    nextAttemptUtc: utcText(now),
    giveUpUtc: utcText(now + GIVE_UP_AFTER_MS),
  })
}

async function makeDue(trx: Trx, now: number, choose: (query: MailUpdate) => MailUpdate): Promise<number> {
  const { numUpdatedRows } = await choose(updateMails(trx, now)).executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
