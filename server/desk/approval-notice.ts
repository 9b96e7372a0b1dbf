// Who can approve a change is told by mail that it waits.
import type { Kysely } from 'kysely'
import { approvalNotice } from '#content/mail/approval-notice.ts'
import { entryWithId } from '#content/site/entry.ts'
import { queue } from '#server/outbox/outbox.ts'
import type { Notice } from '#server/outbox/outbox-kinds.ts'
import type { Trx } from '#server/platform/db/database.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { DeskDependencies } from './desk-dependencies.ts'

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
  if (!desk.sendsMail) return
  const others = await trx
    .selectFrom('staff')
    .select(['id', 'role'])
    .where('removedUtc', 'is', null)
    .where('id', '!=', authorId)
    .execute()
  const owners = others.filter(({ role }) => role === 'owner')
  const mails = (owners.length > 0 ? owners : others).map((person) => ({
    kind: 'approval-notice' as const,
    recordId: `${id} ${person.id}`,
    sequence: version,
  }))
  await queue(trx, mails, { held: false, sources: desk })
}

/** Of a draft and a member of staff; null where the draft no longer waits. */
export async function approvalNoticeMail(
  db: Kysely<Tables>,
  deskUrl: string,
  recordId: string,
): Promise<Notice | null> {
  const [draftId = '', staffId = ''] = recordId.split(' ')
  const draft = await db
    .selectFrom('contentDrafts')
    .leftJoin('staff', 'staff.id', 'contentDrafts.authorId')
    .select(['entry', 'staff.name as author'])
    .where('contentDrafts.id', '=', draftId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  const receiver = await db
    .selectFrom('staff')
    .select(['name', 'email'])
    .where('id', '=', staffId)
    .where('removedUtc', 'is', null)
    .executeTakeFirst()
  if (draft === undefined || receiver === undefined) return null
  const { name, email } = receiver
  const title = entryWithId(draft.entry)?.title ?? draft.entry
  const words = approvalNotice({
    name,
    // Without an account it is an adviser who changes their own page.
    author: draft.author ?? 'An adviser',
    title,
    url: `${deskUrl}/content/drafts/${draftId}`,
  })
  return { to: { name: '', address: email }, words }
}
