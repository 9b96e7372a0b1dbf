// What the office writes about an enquiry, for itself and to the visitor, and the mails that go out.
import type { Kysely } from 'kysely'
import { isEmailAddress } from '#domain/email-address.ts'
import { enquiryKinds } from '#domain/enquiry-kinds.ts'
import { plainText } from '#domain/form-fields.ts'
import { queue } from '#server/outbox/outbox.ts'
import { type Flag, utcText } from '#server/platform/db/column-types.ts'
import type { Trx } from '#server/platform/db/database.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { apply, type Change } from './change-enquiry.ts'
import type { DeskDependencies } from './desk-dependencies.ts'
import { Refusal } from './refusal.ts'

const MAX_NOTE = 2_000

export type StoredNote = Awaited<ReturnType<typeof readNotes>>[number]

/** The notes of the office, the oldest first. */
export async function readNotes(db: Kysely<Tables>, enquiryId: string) {
  return await db
    .selectFrom('enquiryNotes')
    .leftJoin('staff', 'staff.id', 'enquiryNotes.staffId')
    .select(['enquiryNotes.id as id', 'text', 'isReply', 'enquiryNotes.createdUtc as createdUtc', 'name'])
    .where('enquiryId', '=', enquiryId)
    .orderBy('enquiryNotes.createdUtc')
    .execute()
}

/** What goes out about it, and what became of it. */
export async function readMails(db: Kysely<Tables>, enquiryId: string) {
  const replies = await db
    .selectFrom('enquiryNotes')
    .select('id')
    .where('enquiryId', '=', enquiryId)
    .where('isReply', '=', 1)
    .execute()
  return await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'state', 'sentUtc', 'lastError'])
    .where('recordId', 'in', [enquiryId, ...replies.map(({ id }) => replyRecord(enquiryId, id))])
    .orderBy('kind')
    .execute()
}

/** A note overwrites nothing, so it is stored whatever else has changed. */
export async function addNote(
  desk: DeskDependencies,
  { version: _, ...change }: Change,
  typed: string,
): Promise<Refusal | undefined> {
  if (plainText(typed) === '') return new Refusal('There is no note: type it first.')
  return await withNote(desk, change, typed, (storeNote) =>
    apply<undefined>(desk, change, 'note added', async (trx) => void (await storeNote(trx))),
  )
}

/** The outbox's name of a reply. */
export const replyRecord = (enquiryId: string, noteId: string): string => `${enquiryId} ${noteId}`

/** Writes to the visitor: what was written is kept, and whoever was open has their reply. */
export async function sendReply(
  desk: DeskDependencies,
  change: Change,
  email: string,
  typed: string,
): Promise<Refusal | undefined> {
  const { reference, quarantined } = change.enquiry
  if (plainText(typed) === '') return new Refusal('There is no reply: type it first.')
  if (!isEmailAddress(email)) return new Refusal(`${reference} has no e-mail address that mail can go to.`)
  if (quarantined) return new Refusal(`${reference} is in quarantine: release it first.`)
  const answeredUtc = utcText(desk.now())
  return await withNote(
    desk,
    change,
    typed,
    (storeNote) =>
      apply<undefined>(desk, change, 'reply sent', async (trx, id) => {
        const mail = { kind: 'reply' as const, recordId: replyRecord(id, await storeNote(trx)) }
        await queue(trx, [mail], { held: false, sources: desk })
        if (!enquiryKinds[change.enquiry.kind].needsReply) return
        await trx
          .updateTable('enquiries')
          .set({ answeredUtc, outcome: 'replied by mail' })
          .where('id', '=', id)
          // A call is made although somebody has written, and a complaint is closed in its register.
          .where('date', 'is', null)
          .where('id', 'not in', trx.selectFrom('complaints').select('enquiryId'))
          .where('answeredUtc', 'is', null)
          .execute()
      }),
    1,
  )
}

/** Checks a note, and stores it in the transaction of what it is about; nothing where it is empty. */
export async function withNote<T>(
  desk: DeskDependencies,
  { enquiry, actor }: Change,
  typed: string,
  work: (storeNote: (trx: Trx) => Promise<string>) => Promise<T | Refusal>,
  isReply: Flag = 0,
): Promise<T | Refusal> {
  const text = plainText(typed)
  if (text.length > MAX_NOTE)
    return new Refusal(`A note has at most ${MAX_NOTE.toLocaleString('en-GB')} characters.`)
  // Made once: the transaction may be run again.
  const note = {
    id: desk.createId(),
    enquiryId: enquiry.id,
    staffId: actor.staffId,
    text,
    isReply,
    createdUtc: utcText(desk.now()),
  }
  return await work(async (trx) => {
    if (text === '') return note.id
    await trx
      .insertInto('enquiryNotes')
      .values(note)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    return note.id
  })
}
