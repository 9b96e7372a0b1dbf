import { type Assignment, isClosed } from '#domain/call-takers.ts'
import { type CallTime, callStart, callTimeOf } from '#domain/reminder.ts'
import { deleteUnsent, queueFor } from '#server/outbox/outbox.ts'
import type { OutboxSettings } from '#server/outbox/outbox-kinds.ts'
import { utcText } from '#server/platform/db/column-types.ts'
import type { Database, Trx } from '#server/platform/db/database.ts'
import type { CallChangesTable, EnquiriesTable } from '#server/platform/db/tables.ts'
import { transact } from '#server/platform/db/transact.ts'
import { countIn, isExhausted, type RateKey } from '#server/platform/rate-limit.ts'
import { inviteTakers } from './call-invitations.ts'
import { lockDay, recordAssignment, takerFor } from './call-takers.ts'
import { lockCalendar } from './closed-slots.ts'

export type RequestedChange =
  | ({ kind: 'moved' } & CallTime)
  | { kind: 'cancelled'; reason: string }
  | { kind: 'rebooked' }

interface ChangeCallDependencies extends OutboxSettings {
  database: Database
  sources: { now(): number; createId(): string }
}

export interface ChangeRequest {
  enquiryId: string
  change: RequestedChange
  by: CallChangesTable['changedBy']
  /** The state of the call that the change was asked for; null where any will do. */
  sequence: number | null
  /** The counters of the rate limits that it counts against. */
  rateKeys?: (RateKey | null)[]
  /** Called in the transaction of the change, and not where there was nothing to change. */
  onChanged?(trx: Trx): Promise<void>
}

export type ChangeResult =
  | 'changed'
  | 'slot-taken'
  | 'slot-closed'
  | 'stale'
  | 'begun'
  | 'unknown'
  | 'too-many'

/**
 * Moves, cancels or rebooks a call in one transaction with its history and its mails. The database decides whether
 * the new slot is free, and whether another change of the same state came first.
 */
export async function changeCall(
  parts: ChangeCallDependencies,
  request: ChangeRequest,
): Promise<ChangeResult> {
  try {
    return await transact(parts.database, (trx) => changeIn(parts, trx, request))
  } catch (error) {
    if (isOverlap(error)) return 'slot-taken'
    throw error
  }
}

async function changeIn(
  parts: ChangeCallDependencies,
  trx: Trx,
  request: ChangeRequest,
): Promise<ChangeResult> {
  const { database, sources } = parts
  const { enquiryId, change, by, rateKeys = [] } = request
  // Before the row is locked, in the order of every booking.
  if (change.kind !== 'cancelled') await lockCalendar(database, trx)
  const call = await lockedCall(database, trx, enquiryId)
  if (call === null) return 'unknown'
  const now = sources.now()
  if (request.sequence !== null && request.sequence !== call.sequence)
    return (await isRepeated(trx, call, request)) ? 'changed' : 'stale'
  if ((call.cancelledUtc !== null) !== (change.kind === 'rebooked'))
    return by === 'visitor' && (await isRepeated(trx, call, request)) ? 'changed' : 'stale'
  if (by === 'visitor' && callStart(call) <= now) return 'begun'
  if (change.kind === 'moved' && isSameTime(change, call)) return 'changed'
  const { date, time } = change.kind === 'moved' ? change : call
  let taker: Awaited<ReturnType<typeof takerFor>> = 'stays'
  if (change.kind !== 'cancelled') {
    const day = await lockDay(database, trx, date, call.id)
    if (isClosed(day, time)) return 'slot-closed'
    taker = await takerFor(trx, day, time, call)
    if (taker === null) return 'slot-taken'
  }
  // All are looked at before one is counted.
  for (const key of rateKeys) if (key && (await isExhausted(trx, key))) return 'too-many'
  for (const key of rateKeys) if (key) await countIn(trx, key)

  // What is in quarantine holds no time, and gets somebody when it is released.
  const assignment = taker === 'stays' || call.quarantined === 1 ? null : taker
  return await storeChange(parts, trx, call, request, assignment)
}

/** The call in its new state, with its history and its mails. */
async function storeChange(
  parts: ChangeCallDependencies,
  trx: Trx,
  call: CallRow,
  { change, by, onChanged }: ChangeRequest,
  assignment: Assignment | null,
): Promise<ChangeResult> {
  const { date, time } = change.kind === 'moved' ? change : call
  const createdUtc = utcText(parts.sources.now())
  const changed = {
    ...call,
    date,
    time,
    sequence: call.sequence + 1,
    cancelledUtc: change.kind === 'cancelled' ? createdUtc : null,
  }
  const { sequence, cancelledUtc } = changed
  const stands = cancelledUtc === null
  const { numUpdatedRows } = await trx
    .updateTable('enquiries')
    // Somebody who was not reached is to be rung again.
    .set({
      date,
      time,
      dueUtc: utcText(callStart({ date, time })),
      sequence,
      cancelledUtc,
      ...(stands && { answeredUtc: null, outcome: null, tries: 0, triedUtc: null }),
      ...(assignment && { assignedTo: assignment.taker.id }),
    })
    .where('id', '=', call.id)
    .executeTakeFirstOrThrow()
  // SQLite ignores a call that overlaps another; PostgreSQL throws.
  if (numUpdatedRows === 0n) return 'slot-taken'
  await trx
    .insertInto('callChanges')
    .values({
      id: parts.sources.createId(),
      enquiryId: call.id,
      sequence,
      kind: change.kind,
      changedBy: by,
      fromDate: call.date,
      fromTime: call.time,
      toDate: stands ? date : null,
      toTime: stands ? time : null,
      reason: change.kind === 'cancelled' ? change.reason : '',
      createdUtc,
    })
    .execute()
  if (assignment) await recordAssignment(trx, call.id, assignment, parts.sources)
  await deleteUnsent(trx, call.id)
  await queueFor(trx, change.kind, changed, parts)
  const takers = [call.assignedTo, assignment?.taker.id ?? null]
  if (call.quarantined === 0) await inviteTakers(trx, call.id, takers, parts.sources)
  await onChanged?.(trx)
  return 'changed'
}

type CallRow = EnquiriesTable & CallTime

/** Under a lock until the transaction ends; on SQLite that of the transaction itself. */
async function lockedCall({ dialect }: Database, trx: Trx, id: string): Promise<CallRow | null> {
  const query = trx.selectFrom('enquiries').selectAll().where('id', '=', id)
  const row = await (dialect === 'postgres' ? query.forUpdate() : query).executeTakeFirst()
  const time = row && callTimeOf(row)
  return time ? { ...row, ...time } : null
}

/** Whether the last change is the one that is asked for: the same form sent again, or by two clicks at once. */
async function isRepeated(
  trx: Trx,
  { id, sequence }: CallRow,
  { change, sequence: sent, by }: ChangeRequest,
): Promise<boolean> {
  if (sent !== null && sent + 1 !== sequence) return false
  const last = await trx
    .selectFrom('callChanges')
    .selectAll()
    .where('enquiryId', '=', id)
    .where('sequence', '=', sequence)
    .executeTakeFirst()
  if (last === undefined || last.kind !== change.kind || last.changedBy !== by) return false
  return change.kind !== 'moved' || (last.toDate === change.date && last.toTime === change.time)
}

function isSameTime(one: CallTime, other: CallTime): boolean {
  return one.date === other.date && one.time === other.time
}

/** PostgreSQL throws where a call overlaps another of the same person. */
function isOverlap(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23P01'
}
