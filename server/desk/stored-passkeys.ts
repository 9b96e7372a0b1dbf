// The passkeys that somebody has, and what ends with one of them.
import type { Database } from '#server/platform/db/database.ts'
import type { Actor } from './audit-log.ts'
import { recordAction } from './audit-log.ts'
import type { DeskDependencies } from './desk-dependencies.ts'
import { attempt, Refusal } from './refusal.ts'

export type ListedPasskey = Awaited<ReturnType<typeof listPasskeys>>[number]

/** The passkeys of a member of staff, the oldest first. */
export async function listPasskeys({ db }: Database, staffId: string) {
  return await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'createdUtc', 'usedUtc'])
    .where('staffId', '=', staffId)
    .orderBy('createdUtc')
    .execute()
}

/**
 * Somebody else may have the device: with the passkey end its sessions, the person's calendar address, which may be in
 * it, and the open invitations that were made with it. What has ended, in words.
 */
export async function removePasskey(
  desk: DeskDependencies,
  { staffId, id }: { staffId: string; id: string },
  actor: Actor,
): Promise<string | Refusal> {
  const { database } = desk
  return await attempt(database, async (trx) => {
    let query = trx.selectFrom('passkeys').select(['id', 'name']).where('staffId', '=', staffId).orderBy('id')
    if (database.dialect === 'postgres') query = query.forUpdate()
    const own = await query.execute()
    const removed = own.find((passkey) => passkey.id === id)
    if (removed === undefined) throw new Refusal('There is no such passkey: it may be removed already.')
    // An owner may remove a colleague's last one, and invite them again.
    if (own.length < 2 && actor.staffId === staffId)
      throw new Refusal('Your only passkey stays: nobody could sign in without one. Add another first.')
    await trx.deleteFrom('passkeys').where('id', '=', id).execute()
    const addresses = trx.deleteFrom('calendarAddresses').where('staffId', '=', staffId)
    const ended = [
      await deleted(trx.deleteFrom('sessions').where('passkeyId', '=', id), 'session'),
      await deleted(addresses, 'calendar address', 'calendar addresses'),
      await deleted(trx.deleteFrom('invitations').where('passkeyId', '=', id), 'open invitation'),
    ]
    const detail = `${removed.name}: ${ended.filter(Boolean).join(', ') || 'no session'} ended`
    await recordAction(trx, actor, { action: 'passkey removed', subject: staffId, detail }, desk)
    return detail
  })
}

/** '2 sessions'; empty where there was none. */
async function deleted(
  query: { executeTakeFirstOrThrow(): Promise<{ numDeletedRows: bigint }> },
  one: string,
  many = `${one}s`,
): Promise<string> {
  const count = Number((await query.executeTakeFirstOrThrow()).numDeletedRows)
  return count === 0 ? '' : `${count} ${count === 1 ? one : many}`
}
