// Deletes records with their notes, the changes of calls, the links to them, their outbox rows and mail files.

import { invitationsTo } from '#server/enquiries/call-invitations.ts'
import type { Trx } from '#server/platform/db/database.ts'
import { transact } from '#server/platform/db/transact.ts'
import { truncateLog } from '#server/platform/db/truncate-log.ts'
import { type Actor, forgetSubjects, recordAction } from './audit-log.ts'
import { keptComplaints } from './complaints.ts'
import type { Desk } from './desk-dependencies.ts'
import { mailFilesOf, removeFiles } from './mail-files.ts'
import { replyRecord } from './notes-and-replies.ts'

export interface Erased {
  enquiries: number
  outboxRows: number
  mailFiles: number
}

/** Below the limit of parameters of both databases. */
const BATCH_SIZE = 200

/** What belongs to an enquiry, and goes with it. */
const ofEnquiries = [
  'complaints',
  'callLinks',
  'callChanges',
  'callAssignments',
  'callAnswers',
  'enquiryNotes',
] as const

/** One transaction, then the mail files. The slot of an erased booking is free again; complaints are kept their time. */
export async function eraseEnquiries(
  { database, location, ...clock }: Desk,
  /** Or which ones, as the transaction finds them. */
  which: readonly string[] | ((trx: Trx) => Promise<string[]>),
  actor: Actor,
  { receipt, also }: { receipt?: string; also?: (trx: Trx) => Promise<void> } = {},
): Promise<Erased> {
  // Kept from attempt to attempt: where the reply to a commit was lost, the next one finds no rows.
  const mails = new Set<string>()
  const enquiries = await transact(database, async (trx) => {
    let count = 0
    const staff = (await trx.selectFrom('staff').select('id').execute()).map(({ id }) => id)
    const ids = typeof which === 'function' ? await which(trx) : which
    for (let start = 0; start < ids.length; start += BATCH_SIZE) {
      const asked = ids.slice(start, start + BATCH_SIZE)
      const kept = await keptComplaints(trx, asked, clock.now())
      const batch = asked.filter((id) => !kept.has(id))
      const replies = await trx
        .selectFrom('enquiryNotes')
        .select(['id', 'enquiryId'])
        .where('enquiryId', 'in', batch)
        .where('isReply', '=', 1)
        .execute()
      const records = [
        ...batch.flatMap((id) => [id, ...invitationsTo(id, staff)]),
        ...replies.map(({ id, enquiryId }) => replyRecord(enquiryId, id)),
      ]
      const removed = await trx
        .deleteFrom('outbox')
        .where('recordId', 'in', records)
        .returning('id')
        .execute()
      for (const { id } of removed) mails.add(id)
      for (const table of ofEnquiries) await trx.deleteFrom(table).where('enquiryId', 'in', batch).execute()
      const enquiries = await trx
        .deleteFrom('enquiries')
        .where('id', 'in', batch)
        .returning('reference')
        .execute()
      await forgetSubjects(
        trx,
        enquiries.map(({ reference }) => reference),
      )
      count += enquiries.length
    }
    if (count > 0)
      await recordAction(
        trx,
        actor,
        {
          action: 'erased',
          detail: `${count} ${count === 1 ? 'enquiry' : 'enquiries'}${receipt ? `, receipt ${receipt}` : ''}`,
        },
        clock,
      )
    await also?.(trx)
    return count
  })
  const files = await mailFilesOf(location.dataDir, [...mails])
  await removeFiles(files)
  await truncateLog(database)
  return { enquiries, outboxRows: mails.size, mailFiles: files.length }
}
