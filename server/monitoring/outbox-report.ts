import { sql } from 'kysely'
import { queuedAt } from '#server/outbox/outbox.ts'
import { type Channel, channelOf } from '#server/outbox/outbox-kinds.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { OutboxTable } from '#server/platform/db/tables.ts'

export const unsentStates = ['waiting', 'held', 'sending', 'parked'] as const satisfies OutboxTable['state'][]
type UnsentState = (typeof unsentStates)[number]

export interface OutboxReport extends Record<UnsentState, number> {
  /** The age of the oldest message that is to be sent, since it was queued; 0 where none is. */
  oldestUnsentSeconds: number
}

/** What has not been sent, of mails and of webhook posts. */
export async function outboxReport({ db }: Database, now: number): Promise<Record<Channel, OutboxReport>> {
  const rows = await db
    .selectFrom('outbox')
    .select([
      'kind',
      'state',
      ({ fn }) => fn.countAll().as('count'),
      ({ fn }) => fn.min('giveUpUtc').as('giveUp'),
    ])
    // As the partial index has it: SQLite does not use one for a condition with a parameter.
    .where('state', '<>', sql.lit('sent' as const))
    .groupBy(['kind', 'state'])
    .execute()
  const reportOf = (channel: Channel) =>
    total(
      rows.filter(({ kind }) => channelOf(kind) === channel),
      now,
    )
  return { mail: reportOf('mail'), webhook: reportOf('webhook') }
}

interface Counted {
  state: OutboxTable['state']
  count: number | string | bigint
  giveUp: string
}

function total(rows: Counted[], now: number): OutboxReport {
  const count = (wanted: UnsentState) =>
    rows.filter(({ state }) => state === wanted).reduce((sum, row) => sum + Number(row.count), 0)
  const queued = rows
    .filter(({ state }) => state === 'waiting' || state === 'sending')
    .map(({ giveUp }) => queuedAt(giveUp))
  const oldestMs = Math.max(0, ...queued.map((instant) => now - instant))
  return {
    waiting: count('waiting'),
    held: count('held'),
    sending: count('sending'),
    parked: count('parked'),
    oldestUnsentSeconds: Math.floor(oldestMs / 1000),
  }
}
