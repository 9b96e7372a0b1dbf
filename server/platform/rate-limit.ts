// Rate limiting: how often one client may do something, or one address is written to, within an hour. Counted in the
// database.
import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import { HOUR_MS } from '#domain/durations.ts'
import { isEmailAddress } from '#domain/email-address.ts'
import { utcText } from '#server/platform/db/column-types.ts'
import type { Database, Trx } from '#server/platform/db/database.ts'
import { sharedSecret } from '#server/platform/db/shared-secret.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { transact } from '#server/platform/db/transact.ts'
import { createCache } from './cache.ts'

/** The key of a counter. */
export interface RateKey {
  client: string
  hour: string
  max: number
}

/** What is counted. */
export type RateScope =
  | 'records'
  | 'wrong links to calls'
  | 'mails to one address'
  | 'desk challenges'
  | 'desk sign-in'
  | 'desk invitation'
  | 'desk calendar'

export interface RateLimit {
  /**
   * The counter for a client, mostly an IP address, or for an e-mail address; null where there is no limit. Each scope
   * is counted on its own.
   */
  rateKeyFor(client: string, scope: RateScope): Promise<RateKey | null>
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
    async rateKeyFor(client, scope) {
      if (max === 0) return null
      const hour = hourOf(options.now())
      await swept.read(hour)
      // The hour is part of the hash, so that a client cannot be tracked from one hour to the next.
      const counter = `${hour} ${scope} ${client}`
      return {
        client: createHmac('sha256', await secret.read())
          .update(counter)
          .digest('hex'),
        hour,
        max,
      }
    },
  }
}

/**
 * Counts one record in the transaction that stores it. False where the limit is reached; as the database decides, it
 * holds for all instances together.
 */
export async function countIn(trx: Trx, { client, hour, max }: RateKey): Promise<boolean> {
  const counted = await trx
    .insertInto('rateCounts')
    .values({ client, hour, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['client', 'hour'])
        .doUpdateSet((column) => ({ count: column('rateCounts.count', '+', 1) }))
        .where('rateCounts.count', '<', max),
    )
    .returning('count')
    .executeTakeFirst()
  return counted !== undefined
}

/** Whether the limit is reached, without counting anything. */
export async function isExhausted(db: Kysely<Tables>, { client, hour, max }: RateKey): Promise<boolean> {
  const counted = await db
    .selectFrom('rateCounts')
    .select('count')
    .where('client', '=', client)
    .where('hour', '=', hour)
    .executeTakeFirst()
  return counted !== undefined && counted.count >= max
}

/** So that nobody can have the site flood a stranger's mailbox, from however many clients. */
const MAX_MAILS_TO_ONE_ADDRESS = 10

/** The counter of mails to this address. What follows a plus names no other mailbox. */
export async function recipientKeyFor(limit: RateLimit, email: string): Promise<RateKey | null> {
  if (!isEmailAddress(email)) return null
  const mailbox = email.toLowerCase().replace(/\+[^@]*@/, '@')
  const key = await limit.rateKeyFor(mailbox, 'mails to one address')
  return key && { ...key, max: MAX_MAILS_TO_ONE_ADDRESS }
}

export function secondsToNextHour(now: number): number {
  return Math.ceil((HOUR_MS - (now % HOUR_MS)) / 1000)
}

function hourOf(now: number): string {
  return utcText(now).slice(0, 13)
}

/** Removes the counts of earlier hours. */
async function sweep(database: Database, hour: string): Promise<void> {
  await transact(database, (trx) => trx.deleteFrom('rateCounts').where('hour', '<', hour).execute())
}
