// Rate limiting: how often one client may do something, or one address is written to, within an hour or a day. Counted
// in the database.
import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import { HOUR_MS } from '#domain/durations.ts'
import { isEmailAddress, mailboxOf } from '#domain/email-address.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { utcText } from '#server/platform/db/column-types.ts'
import type { Database, Trx } from '#server/platform/db/database.ts'
import { sharedSecret } from '#server/platform/db/shared-secret.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { transact } from '#server/platform/db/transact.ts'
import { createCache } from './cache.ts'

export interface RateKey {
  client: string
  /** The last hour in which it counts: the present one, or the last of the day. */
  lastHour: string
  max: number
}

export type RateScope =
  | 'forms'
  | 'calls'
  | `calls on ${PlainDate}`
  | 'wrong links to calls'
  | 'mails to one address'
  | 'desk sign-in'
  | 'desk invitation'
  | 'desk calendar'

export interface RateLimit {
  /**
   * The counter for a client, mostly an IP address, or for an e-mail address; null where there is no limit. Each scope
   * is counted on its own, within the hour or the day.
   */
  rateKeyFor(client: string, scope: RateScope, within?: 'hour' | 'day'): Promise<RateKey | null>
}

export function createRateLimit(options: {
  database: Database
  /** How often within an hour; 0 for no limit. */
  max: number
  now(): number
  createSecret(): string
}): RateLimit {
  const { database, max } = options
  const secret = createCache(
    () => sharedSecret(database, 'client-hash-key', options.createSecret),
    Number.POSITIVE_INFINITY,
  )
  const swept = createCache((hour: string) => sweep(database, hour), HOUR_MS)

  return {
    async rateKeyFor(client, scope, within = 'hour') {
      if (max === 0) return null
      const present = hourOf(options.now())
      await swept.read(present)
      const lastHour = within === 'hour' ? present : lastHourOfDay(present)
      // The hour is part of the hash, so that a client cannot be tracked from one hour, or day, to the next.
      const counter = `${lastHour} ${scope} ${client}`
      return {
        client: createHmac('sha256', await secret.read())
          .update(counter)
          .digest('hex'),
        lastHour,
        max,
      }
    },
  }
}

/**
 * Counts one record in the transaction that stores it. False where the limit is reached; as the database decides, it
 * holds for all instances together.
 */
export async function countIn(trx: Trx, { client, lastHour, max }: RateKey): Promise<boolean> {
  const counted = await trx
    .insertInto('rateCounts')
    .values({ client, lastHour, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['client', 'lastHour'])
        .doUpdateSet((column) => ({ count: column('rateCounts.count', '+', 1) }))
        .where('rateCounts.count', '<', max),
    )
    .returning('count')
    .executeTakeFirst()
  return counted !== undefined
}

/** Whether the limit is reached, without counting anything. */
export async function isExhausted(db: Kysely<Tables>, { client, lastHour, max }: RateKey): Promise<boolean> {
  const counted = await db
    .selectFrom('rateCounts')
    .select('count')
    .where('client', '=', client)
    .where('lastHour', '=', lastHour)
    .executeTakeFirst()
  return counted !== undefined && counted.count >= max
}

/** So that nobody can have the site flood a stranger's mailbox, from however many clients. */
const MAX_MAILS_TO_ONE_ADDRESS = 10

export async function recipientKeyFor(limit: RateLimit, email: string): Promise<RateKey | null> {
  if (!isEmailAddress(email)) return null
  const key = await limit.rateKeyFor(mailboxOf(email), 'mails to one address')
  return key && { ...key, max: MAX_MAILS_TO_ONE_ADDRESS }
}

/** A family or an office may book several calls; beyond these, somebody is filling the diary. */
const MAX_CALLS_OF_ONE_CLIENT = 6
/** A fifth of a day's times. */
const MAX_CALLS_ON_ONE_DAY = 3

/** The counters of a call that a visitor books. */
export interface CallLimits {
  ofClient: RateKey
  /** Those of them on the day of the call, whenever today they are booked. */
  onDay: RateKey
}

export async function callLimitsFor(
  limit: RateLimit,
  client: string,
  date: PlainDate,
): Promise<CallLimits | null> {
  const ofClient = await limit.rateKeyFor(client, 'calls')
  const onDay = await limit.rateKeyFor(client, `calls on ${date}`, 'day')
  return (
    ofClient &&
    onDay && {
      ofClient: { ...ofClient, max: MAX_CALLS_OF_ONE_CLIENT },
      onDay: { ...onDay, max: MAX_CALLS_ON_ONE_DAY },
    }
  )
}

export function secondsToNextHour(now: number): number {
  return Math.ceil((HOUR_MS - (now % HOUR_MS)) / 1000)
}

function hourOf(now: number): string {
  return utcText(now).slice(0, 13)
}

function lastHourOfDay(hour: string): string {
  return `${hour.slice(0, 10)}T23`
}

async function sweep(database: Database, hour: string): Promise<void> {
  await transact(database, (trx) => trx.deleteFrom('rateCounts').where('lastHour', '<', hour).execute())
}
