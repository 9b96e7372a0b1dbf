import type { Kysely } from 'kysely'
import { assignmentReasons } from '#domain/call-takers.ts'
import { londonMoment } from '#domain/enquiry-text.ts'
import { formatSlashed } from '#domain/plain-date.ts'
import { readCallChanges } from '#server/enquiries/call-changes.ts'
import type { CallChangesTable, Tables } from '#server/platform/db/tables.ts'
import { readLog } from './audit-log.ts'
import { callActions } from './calls.ts'
import type { DeskEnquiry } from './list-enquiries.ts'

const LOG_ROWS = 100
/** In a sentence. */
const NAMED = 5

export interface HistoryEntry {
  id: string
  atUtc: string
  who: string
  what: string
  /** Of what was done to its call: the call's sequence number after it. */
  sequence?: number
}

/** Who did what about an enquiry, newest first, and the last change of its call. */
export async function readHistory(
  db: Kysely<Tables>,
  { id, reference }: Pick<DeskEnquiry, 'id' | 'reference'>,
): Promise<{ entries: HistoryEntry[]; lastChange: CallChangesTable | undefined }> {
  const [changes, given, logged] = await Promise.all([
    readCallChanges(db, id),
    db
      .selectFrom('callAssignments')
      .innerJoin('staff', 'staff.id', 'callAssignments.staffId')
      .select(['callAssignments.id as id', 'callAssignments.createdUtc as atUtc', 'name', 'why'])
      .where('enquiryId', '=', id)
      .execute(),
    readLog(db, { limit: LOG_ROWS, subject: reference, withoutReads: true }),
  ])
  // The firm's changes of the call are in the log as well, in the same order: it has the names.
  const whoMade = ({ kind, changedBy }: CallChangesTable) => {
    if (changedBy === 'visitor') return 'the visitor'
    const index = logged.findIndex(({ action }) => action === callActions[kind])
    const [entry] = index === -1 ? [] : logged.splice(index, 1)
    return entry?.who ?? 'the firm'
  }
  const calls = changes
    .toSorted((a, b) => b.sequence - a.sequence)
    .map((change) => ({
      id: change.id,
      atUtc: change.createdUtc,
      who: whoMade(change),
      what: textOf(change),
      sequence: change.sequence,
    }))
  const assigned = given.map(({ id, atUtc, name, why }) => ({
    id,
    atUtc,
    who: 'the website',
    what: `given to ${name}: ${assignmentReasons[why]}`,
  }))
  const others = logged.map(({ id, atUtc, who, action, detail }) => ({
    id,
    atUtc,
    who,
    what: detail === null ? action : `${action}${action === 'assigned' ? '' : ':'} ${detail}`,
    ...(action === 'call booked' && { sequence: 0 }),
  }))
  return {
    entries: [...calls, ...assigned, ...others].sort((a, b) => b.atUtc.localeCompare(a.atUtc)),
    lastChange: changes.at(-1),
  }
}

/** To somebody who comes second: what the first has done. */
export function changedMeanwhile(entries: readonly HistoryEntry[]): string {
  const named = entries
    .slice(0, NAMED)
    .map(({ who, what, atUtc }) => `${who}: ${what}, ${londonMoment(atUtc)}`)
  return `This was changed while you looked at it${named.length > 0 ? ` (${named.join('; ')})` : ''}. Your change was not stored: please look again.`
}

/** With the reason for a cancellation, where there is one. */
function textOf({ kind, toDate, toTime, reason }: CallChangesTable): string {
  if (kind === 'cancelled') return reason === '' ? 'call cancelled' : `call cancelled: ${reason}`
  const to = toDate === null ? '' : `${formatSlashed(toDate)} ${toTime}`
  return kind === 'moved' ? `call moved to ${to}` : `call booked again for ${to}`
}
