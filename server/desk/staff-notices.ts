// Mails to members of staff about a record, one to each.
import type { Kysely } from 'kysely'
import { type QueuedMail, queue } from '#server/outbox/outbox.ts'
import type { Trx } from '#server/platform/db/database.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { DeskDependencies } from './desk-dependencies.ts'

/** In the transaction of what they tell of; `recordId` is that of the record. */
export async function queueStaffNotices(
  trx: Trx,
  notice: QueuedMail,
  receivers: readonly { id: string }[],
  sources: Pick<DeskDependencies, 'sendsMail' | 'now' | 'createId'>,
): Promise<void> {
  if (!sources.sendsMail) return
  const mails = receivers.map(({ id }) => ({ ...notice, recordId: `${notice.recordId} ${id}` }))
  await queue(trx, mails, { held: false, sources })
}

/** What a queued one is about, and who it goes to; no receiver where they have left. */
export async function readStaffNotice(db: Kysely<Tables>, queuedId: string) {
  const [recordId = '', staffId = ''] = queuedId.split(' ')
  const receiver = await db
    .selectFrom('staff')
    .select(['id', 'name', 'email'])
    .where('id', '=', staffId)
    .where('removedUtc', 'is', null)
    .executeTakeFirst()
  return { recordId, receiver }
}
