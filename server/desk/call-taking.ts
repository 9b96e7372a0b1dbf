// Who takes calls, and which: set by an owner. One transaction with its entry in the audit log.
import type { Kysely } from 'kysely'
import type { OpeningHours } from '#domain/opening-hours.ts'
import type { CallTakersTable } from '#server/platform/db/desk-tables.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { transact } from '#server/platform/db/transact.ts'
import { type Actor, recordAction } from './audit-log.ts'
import type { DeskDependencies } from './desk-dependencies.ts'

export interface CallTaking extends Pick<CallTakersTable, 'dailyMax' | 'share' | 'meetingLink'> {
  services: string[]
  /** Null where they are those of the office. */
  hours: OpeningHours | null
}

/** Null where the person takes no calls. */
export async function readCallTaking(db: Kysely<Tables>, staffId: string): Promise<CallTaking | null> {
  const row = await db
    .selectFrom('callTakers')
    .select(['services', 'hours', 'dailyMax', 'share', 'meetingLink'])
    .where('staffId', '=', staffId)
    .executeTakeFirst()
  if (row === undefined) return null
  const { services, hours, ...rest } = row
  return { services: JSON.parse(services), hours: hours === '' ? null : JSON.parse(hours), ...rest }
}

/** Those who take calls, to choose from; none where nobody is entered. */
export async function listTakers(db: Kysely<Tables>): Promise<{ value: string; label: string }[]> {
  return await db
    .selectFrom('callTakers')
    .innerJoin('staff', 'staff.id', 'callTakers.staffId')
    .select(['staffId as value', 'name as label'])
    .where('removedUtc', 'is', null)
    .orderBy('name')
    .execute()
}

/** Who takes a call, and where they meet by video; undefined where nobody has it. */
export async function findTaker(db: Kysely<Tables>, staffId: string | null) {
  return await db
    .selectFrom('staff')
    .leftJoin('callTakers', 'staffId', 'staff.id')
    .select(['name', 'meetingLink'])
    .where('id', '=', staffId)
    .executeTakeFirst()
}

/** Calls that they have stay theirs, also where they take no more. */
export async function setCallTaking(
  desk: DeskDependencies,
  staffId: string,
  taking: CallTaking | null,
  actor: Actor,
): Promise<void> {
  await transact(desk.database, async (trx) => {
    if (taking === null) await trx.deleteFrom('callTakers').where('staffId', '=', staffId).execute()
    else {
      const { services, hours, ...rest } = taking
      const set = {
        services: JSON.stringify(services),
        hours: hours === null ? '' : JSON.stringify(hours),
        ...rest,
      }
      await trx
        .insertInto('callTakers')
        .values({ staffId, ...set, credit: 0 })
        .onConflict((conflict) => conflict.column('staffId').doUpdateSet(set))
        .execute()
    }
    const action = taking === null ? 'takes no calls' : 'takes calls'
    await recordAction(trx, actor, { action, subject: staffId }, desk)
  })
}
