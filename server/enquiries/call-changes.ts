import type { Kysely } from 'kysely'
import type { CallChangesTable, Tables } from '#server/platform/db/tables.ts'

/** Every change of a call, oldest first. */
export async function readCallChanges(db: Kysely<Tables>, enquiryId: string): Promise<CallChangesTable[]> {
  return await db
    .selectFrom('callChanges')
    .selectAll()
    .where('enquiryId', '=', enquiryId)
    .orderBy('sequence')
    .execute()
}
