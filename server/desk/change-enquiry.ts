// One change of one enquiry: a transaction with its entry in the audit log.
import { lockCalendar } from '#server/enquiries/closed-slots.ts'
import type { Trx } from '#server/platform/db/database.ts'
import type { AuditAction } from '#server/platform/db/desk-tables.ts'
import { type Actor, recordAction } from './audit-log.ts'
import type { DeskDependencies } from './desk-dependencies.ts'
import type { DeskEnquiry } from './list-enquiries.ts'
import { attempt, Refusal } from './refusal.ts'

/** Who changes which enquiry. */
export interface Change {
  enquiry: Pick<DeskEnquiry, 'id' | 'reference' | 'kind' | 'quarantined'>
  actor: Actor
  /** The version that the change was made to; any where it is left out. */
  version?: number | undefined
}

/**
 * The row's version decides among people who change one enquiry at the same time; `takesTime` where its call may take
 * somebody's time.
 */
export async function apply<T>(
  desk: DeskDependencies,
  { enquiry: { id, reference }, actor, version }: Change,
  entry: AuditAction | { action: AuditAction; detail: string },
  work: (trx: Trx, enquiryId: string) => Promise<T>,
  { takesTime = false }: { takesTime?: boolean } = {},
): Promise<T | Refusal> {
  const { action, detail } = typeof entry === 'string' ? { action: entry, detail: undefined } : entry
  return await attempt(desk.database, async (trx) => {
    // Before the row is locked, in the order of every booking.
    if (takesTime) await lockCalendar(desk.database, trx)
    let update = trx
      .updateTable('enquiries')
      .set((row) => ({ version: row('version', '+', 1) }))
      .where('id', '=', id)
    if (version !== undefined) update = update.where('version', '=', version)
    const { numUpdatedRows } = await update.executeTakeFirst()
    if (numUpdatedRows === 0n) {
      const present = await trx.selectFrom('enquiries').select('id').where('id', '=', id).executeTakeFirst()
      if (present === undefined) throw new Refusal(`${reference} has been erased.`)
      throw new Refusal(`Somebody else has changed ${reference} in the meantime.`, 'stale')
    }
    await recordAction(trx, actor, { action, subject: reference, detail }, desk)
    return await work(trx, id)
  })
}
