import { transact } from '#server/platform/db/transact.ts'
import { countIn, type RateScope } from '#server/platform/rate-limit.ts'
import type { DeskDependencies } from './desk-route.ts'

/**
 * Counts an attempt for each subject; false where there were too many within the hour. The database counts, so the limit
 * holds for all instances together. Tokens are looked up first and only wrong ones are counted: nobody can lock out
 * those who have a right one, from whatever network.
 */
export async function countAttempt(
  { database, limit }: Pick<DeskDependencies, 'database' | 'limit'>,
  scope: RateScope,
  ...subjects: string[]
): Promise<boolean> {
  const keys = await Promise.all(subjects.map((subject) => limit.rateKeyFor(subject, scope)))
  return await transact(database, async (trx) => {
    const counted = []
    for (const key of keys) counted.push(key === null || (await countIn(trx, key)))
    return counted.every(Boolean)
  })
}
