// The private address of a member of staff, at which phones subscribe to the calls. Only its hash is stored.
import { utcText } from '#server/platform/db/column-types.ts'
import type { Database } from '#server/platform/db/database.ts'
import { transact, withRetries } from '#server/platform/db/transact.ts'
import { createToken, hashOf } from '#server/platform/secret-token.ts'
import { recordAction } from './audit-log.ts'
import type { DeskDependencies } from './desk-dependencies.ts'

interface Owner {
  staffId: string
}

/** When it was made; undefined where there is none. */
export async function readCalendarAddress({ db }: Database, staffId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('calendarAddresses')
    .select('createdUtc')
    .where('staffId', '=', staffId)
    .executeTakeFirst()
  return row?.createdUtc
}

/** In place of the one before. */
export async function makeCalendarAddress(desk: DeskDependencies, owner: Owner): Promise<string> {
  const { staffId } = owner
  const token = createToken()
  const address = { tokenHash: hashOf(token), createdUtc: utcText(desk.now()) }
  await transact(desk.database, async (trx) => {
    await trx
      .insertInto('calendarAddresses')
      .values({ staffId, ...address })
      .onConflict((conflict) => conflict.column('staffId').doUpdateSet(address))
      .execute()
    await recordAction(trx, owner, { action: 'calendar address made', subject: staffId }, desk)
  })
  return token
}

export async function revokeCalendarAddress(desk: DeskDependencies, owner: Owner): Promise<void> {
  const { staffId } = owner
  await transact(desk.database, async (trx) => {
    const revoked = await trx
      .deleteFrom('calendarAddresses')
      .where('staffId', '=', staffId)
      .executeTakeFirst()
    if (revoked.numDeletedRows > 0n)
      await recordAction(trx, owner, { action: 'calendar address revoked', subject: staffId }, desk)
  })
}

/**
 * Whose calendar it is; undefined where there is none. Found by the hash, so that the time it takes says nothing of a
 * secret. `meetingLink` is null of somebody who takes no calls.
 */
export async function findCalendar(
  { db }: Database,
  token: string,
): Promise<{ staffId: string; meetingLink: string | null } | undefined> {
  const query = db
    .selectFrom('calendarAddresses')
    .innerJoin('staff', 'staff.id', 'calendarAddresses.staffId')
    .leftJoin('callTakers', 'callTakers.staffId', 'staff.id')
    .select(['staff.id as staffId', 'meetingLink'])
    .where('tokenHash', '=', hashOf(token))
    .where('removedUtc', 'is', null)
  return await withRetries(() => query.executeTakeFirst())
}
