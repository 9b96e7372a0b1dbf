import { formatSlashed } from '#domain/plain-date.ts'
import type { CallChangesTable } from '#server/db/tables.ts'
import type { LoggedAction } from './audit-log.ts'
import { callActions } from './calls.ts'

export interface CallEvent {
  id: string
  atUtc: string
  /** The call's sequence number after it. */
  sequence: number
  who: string
  text: string
}

/**
 * The changes of a call with the names of those who made them, newest first, and what else the log has. The firm's
 * changes and the log's entries are in the same order; changes of former versions have no entry.
 */
export function callHistory(
  changes: CallChangesTable[],
  newestFirst: LoggedAction[],
): { events: CallEvent[]; others: LoggedAction[] } {
  const others = [...newestFirst]
  const whoMade = ({ kind, changedBy }: CallChangesTable) => {
    if (changedBy === 'visitor') return 'the visitor'
    const index = others.findIndex(({ action }) => action === callActions[kind])
    if (index === -1) return 'the firm'
    const [entry] = others.splice(index, 1)
    return entry?.who ?? 'command line'
  }
  const events = changes
    .toSorted((a, b) => b.sequence - a.sequence)
    .map((change) => ({
      id: change.id,
      atUtc: change.createdUtc,
      sequence: change.sequence,
      who: whoMade(change),
      text: textOf(change),
    }))
  return { events, others }
}

/** With the reason for a cancellation, where there is one. */
function textOf({ kind, toDate, toTime, reason }: CallChangesTable): string {
  if (kind === 'cancelled') return reason === '' ? 'call cancelled' : `call cancelled: ${reason}`
  const to = toDate === null ? '' : `${formatSlashed(toDate)} ${toTime}`
  return kind === 'moved' ? `call moved to ${to}` : `call booked again for ${to}`
}
