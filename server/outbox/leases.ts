import { type RawBuilder, sql } from 'kysely'
import { HOUR_MS } from '#domain/durations.ts'
import { utcText } from '#server/platform/db/column-types.ts'
import type { Database } from '#server/platform/db/database.ts'
import { transact } from '#server/platform/db/transact.ts'
import { type Channel, kindsOf, limitedKinds, type OutboxKind, scheduledKinds } from './outbox-kinds.ts'

/**
 * Longer than any lease and any pause before a retry. A later time was written by a clock that was wrong, and does not
 * count; only what has a time of its own waits for days.
 */
const LONGEST_WAIT_MS = 2 * HOUR_MS

/** PostgreSQL's number of the lock; any that nothing else takes. */
const HOURLY_LIMIT_LOCK = 7_203_417

/** A mail, or a webhook post, that one worker alone may send, until its lease (nextAttemptUtc) expires. */
export interface LeasedMail {
  id: string
  kind: OutboxKind
  recordId: string
  sequence: number
  attempts: number
  giveUpUtc: string
  token: string
}

/**
 * Leases mails that are due, those with an expired lease included. One statement on both databases: PostgreSQL
 * skips rows that other workers have locked, and SQLite has one writer at a time. A mail waits while another one
 * about the same record is being sent, so that an earlier state of a call cannot arrive after a later one.
 */
export async function leaseDue(
  database: Database,
  options: {
    channel: Channel
    now: number
    leaseMs: number
    limit: number
    token: string
    mailsPerHour?: number
  },
): Promise<LeasedMail[]> {
  const { channel, now, leaseMs, token, mailsPerHour } = options
  const kinds = kindsOf(channel)
  const rows = await transact(database, async (trx) => {
    const isLimited = channel === 'mail' && Boolean(mailsPerHour)
    // One instance at a time counts and leases. SQLite lets one transaction write at a time in any case.
    if (isLimited && database.dialect === 'postgres')
      await sql`select pg_advisory_xact_lock(${HOURLY_LIMIT_LOCK})`.execute(trx)
    const left = isLimited ? await mailsLeft({ db: trx }, options) : Number.POSITIVE_INFINITY
    const limit = left === 0 ? options.limit : Math.min(options.limit, left)
    return await trx
      .with('due', (query) =>
        query
          .selectFrom('outbox')
          .select('id')
          .where('state', 'in', ['waiting', 'sending'])
          .where(({ eb, or, and }) =>
            or([
              eb('nextAttemptUtc', '<=', utcText(now)),
              and([
                eb('nextAttemptUtc', '>', utcText(now + LONGEST_WAIT_MS)),
                or([eb('state', '=', 'sending'), eb('kind', 'not in', scheduledKinds)]),
              ]),
            ]),
          )
          .where('kind', 'in', left === 0 ? kinds.filter((kind) => !limitedKinds.includes(kind)) : kinds)
          .where(({ not, exists, selectFrom, ref }) =>
            not(
              exists(
                selectFrom('outbox as other')
                  .select('other.id')
                  .whereRef('other.recordId', '=', ref('outbox.recordId'))
                  .whereRef('other.id', '<>', ref('outbox.id'))
                  .where('other.state', '=', 'sending')
                  .where('other.nextAttemptUtc', '>', utcText(now))
                  .where('other.kind', 'in', kinds),
              ),
            ),
          )
          .orderBy('nextAttemptUtc')
          .limit(limit)
          .$if(database.dialect === 'postgres', (due) => due.forUpdate().skipLocked()),
      )
      .updateTable('outbox')
      .set((column) => ({
        state: 'sending' as const,
        leasedBy: token,
        nextAttemptUtc: utcText(now + leaseMs),
        attempts: column('attempts', '+', 1),
      }))
      .where('id', 'in', (query) => query.selectFrom('due').select('due.id'))
      .returning(['id', 'kind', 'recordId', 'sequence', 'attempts', 'giveUpUtc'])
      .execute()
  })
  return rows.map((row) => ({ ...row, token }))
}

/**
 * How many mails may still go out within the hour: a mail account that sends too many is soon closed, and nobody is to
 * write to thousands by the site. What waits goes out later.
 */
export async function mailsLeft(
  { db }: Pick<Database, 'db'>,
  { mailsPerHour = 0, now }: { mailsPerHour?: number; now: number },
): Promise<number> {
  if (mailsPerHour === 0) return Number.POSITIVE_INFINITY
  const gone = await db
    .selectFrom('outbox')
    .select('id')
    .where('state', 'in', ['sent', 'sending'])
    // The end of its lease, by which an index finds it: a minute or two after it was sent.
    .where('nextAttemptUtc', '>', utcText(now - HOUR_MS))
    .where('kind', 'in', limitedKinds)
    .limit(mailsPerHour)
    .execute()
  return mailsPerHour - gone.length
}

/** False where the lease had expired and another worker has leased the mail since. */
export async function markSent(database: Database, mail: LeasedMail, now: number): Promise<boolean> {
  return await mark(database, mail, {
    state: 'sent',
    sentUtc: utcText(now),
    lastError: null,
  })
}

export async function markForRetry(
  database: Database,
  mail: LeasedMail,
  options: { at: number; reason: string },
): Promise<boolean> {
  return await mark(database, mail, {
    state: unlessHeld('waiting'),
    nextAttemptUtc: utcText(options.at),
    lastError: options.reason,
  })
}

export async function markParked(database: Database, mail: LeasedMail, reason: string): Promise<boolean> {
  return await mark(database, mail, { state: unlessHeld('parked'), lastError: reason })
}

/** Its enquiry may have been quarantined while it was being sent. */
function unlessHeld<State extends 'waiting' | 'parked'>(state: State): RawBuilder<State | 'held'> {
  return sql`case when state = 'held' then 'held' else ${state} end`
}

/** For what is no longer to be sent: its composer has returned null. */
export async function removeMail(database: Database, mail: LeasedMail): Promise<void> {
  await transact(database, (trx) =>
    trx.deleteFrom('outbox').where('id', '=', mail.id).where('leasedBy', '=', mail.token).execute(),
  )
}

interface DeliveryResult {
  state: 'sent' | RawBuilder<'waiting' | 'parked' | 'held'>
  lastError: string | null
  nextAttemptUtc?: string
  sentUtc?: string
}

async function mark(database: Database, mail: LeasedMail, result: DeliveryResult): Promise<boolean> {
  const marked = await transact(database, (trx) =>
    trx
      .updateTable('outbox')
      .set({ ...result, leasedBy: null })
      .where('id', '=', mail.id)
      .where('leasedBy', '=', mail.token)
      .executeTakeFirst(),
  )
  return marked.numUpdatedRows > 0n
}
