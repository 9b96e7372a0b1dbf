// Who can approve a change is told by mail that it waits.
import type { Kysely } from 'kysely'
import { approvalNotice } from '#content/mail/approval-notice.ts'
import { entryWithId } from '#content/site/entry.ts'
import type { Notice } from '#server/outbox/outbox-kinds.ts'
import type { Trx } from '#server/platform/db/database.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { DeskDependencies } from './desk-dependencies.ts'
import { queueStaffNotices, readStaffNotice } from './staff-notices.ts'

interface WaitingDraft {
  id: string
  authorId: string
  /** Each time that it is sent counts as another mail. */
  version: number
}

/** The owners, or everybody where the author is the only one. In the transaction of what it tells of. */
export async function queueApprovalNotices(
  trx: Trx,
  { id, authorId, version }: WaitingDraft,
  desk: DeskDependencies,
): Promise<void> {
  const others = await trx
    .selectFrom('staff')
    .select(['id', 'role'])
    .where('removedUtc', 'is', null)
    .where('id', '!=', authorId)
    .execute()
  const owners = others.filter(({ role }) => role === 'owner')
  const notice = { kind: 'approval-notice', recordId: id, sequence: version } as const
  await queueStaffNotices(trx, notice, owners.length > 0 ? owners : others, desk)
}

/** Of a draft and a member of staff; null where the draft no longer waits. */
export async function approvalNoticeMail(
  db: Kysely<Tables>,
  deskUrl: string,
  queuedId: string,
): Promise<Notice | null> {
  const { recordId, receiver } = await readStaffNotice(db, queuedId)
  const draft = await db
    .selectFrom('contentDrafts')
    .leftJoin('staff', 'staff.id', 'contentDrafts.authorId')
    .select(['entry', 'staff.name as author'])
    .where('contentDrafts.id', '=', recordId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (draft === undefined || receiver === undefined) return null
  const { name, email } = receiver
  const title = entryWithId(draft.entry)?.title ?? draft.entry
  const words = approvalNotice({
    name,
    // Without an account it is an adviser who changes their own page.
    author: draft.author ?? 'An adviser',
    title,
    url: `${deskUrl}/content/drafts/${recordId}`,
  })
  return { to: { name: '', address: email }, words }
}
