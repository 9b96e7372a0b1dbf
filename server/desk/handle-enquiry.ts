// What the office does about an enquiry. Each change is one transaction with its entry in the audit log.
import type { Kysely } from 'kysely'
import { supportNeeds } from '#content/site/complaint-categories.ts'
import { chooseTaker, freeTakers } from '#domain/call-takers.ts'
import { isEmailAddress } from '#domain/email-address.ts'
import { enquiryKinds } from '#domain/enquiry-kinds.ts'
import { plainText } from '#domain/form-fields.ts'
import { callStart, callTimeOf } from '#domain/reminder.ts'
import { overlaps } from '#domain/slots.ts'
import { inviteTakers } from '#server/enquiries/call-invitations.ts'
import { readCallDay, recordAssignment, takerFor } from '#server/enquiries/call-takers.ts'
import { lockCalendar } from '#server/enquiries/closed-slots.ts'
import { registerComplaint } from '#server/enquiries/complaints.ts'
import { deleteHeldForVisitor, queue, queueFor, releaseHeld } from '#server/outbox/outbox.ts'
import { type Flag, utcText } from '#server/platform/db/column-types.ts'
import type { Trx } from '#server/platform/db/database.ts'
import type { AttemptOutcome, AuditAction, ClosingOutcome } from '#server/platform/db/desk-tables.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { type Actor, recordAction } from './audit-log.ts'
import { refuseComplaint } from './complaints.ts'
import type { DeskDependencies } from './desk-dependencies.ts'
import { slotOf } from './enquiry-text.ts'
import type { DeskEnquiry } from './list-enquiries.ts'
import { attempt, Refusal } from './refusal.ts'

const MAX_NOTE = 2_000

/** Who changes which enquiry. */
export interface Change {
  enquiry: Pick<DeskEnquiry, 'id' | 'reference' | 'kind' | 'quarantined'>
  actor: Actor
  /** The version that the change was made to; any where it is left out. */
  version?: number | undefined
}

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

/** Closes it; a note is stored with it. */
export async function markAnswered(
  desk: DeskDependencies,
  change: Change,
  outcome: ClosingOutcome | null,
  note = '',
): Promise<string | Refusal> {
  const answeredUtc = utcText(desk.now())
  const entry = outcome === null ? 'answered' : { action: 'answered' as const, detail: outcome }
  return await withNote(desk, change, note, (storeNote) =>
    apply(desk, change, entry, async (trx, id) => {
      refuseWithoutReply(change)
      await refuseComplaint(trx, id, change.enquiry.reference)
      await trx.updateTable('enquiries').set({ answeredUtc, outcome }).where('id', '=', id).execute()
      if (outcome === 'reached') await askOnce(trx, id, desk)
      await storeNote(trx)
      return answeredUtc
    }),
  )
}

/** Whoever was reached by a call is asked once whether it helped. */
async function askOnce(trx: Trx, id: string, desk: DeskDependencies): Promise<void> {
  const asked = await trx
    .selectFrom('outbox')
    .select('id')
    .where('recordId', '=', id)
    .where('kind', '=', 'call-question')
    .executeTakeFirst()
  const call = await trx
    .selectFrom('enquiries')
    .selectAll()
    .where('id', '=', id)
    .where('date', 'is not', null)
    .executeTakeFirst()
  if (asked || !call) return
  const callQuestion = desk.asksAfterCalls ?? false
  await queueFor(trx, 'held', call, { webhook: false, reminders: false, callQuestion, sources: desk })
}

/** Nobody was reached: it stays open. */
export async function recordAttempt(
  desk: DeskDependencies,
  change: Change,
  outcome: AttemptOutcome,
  note = '',
): Promise<Refusal | undefined> {
  return await withNote(desk, change, note, (storeNote) =>
    apply<undefined>(desk, change, outcome, async (trx, id) => {
      refuseWithoutReply(change)
      const tried = await trx
        .updateTable('enquiries')
        .set((row) => ({ tries: row('tries', '+', 1), triedUtc: utcText(desk.now()), outcome }))
        .where('id', '=', id)
        .where('answeredUtc', 'is', null)
        .executeTakeFirstOrThrow()
      if (tried.numUpdatedRows === 0n) throw new Refusal(`${change.enquiry.reference} is answered already.`)
      await storeNote(trx)
    }),
  )
}

export async function undoAnswer(desk: DeskDependencies, change: Change): Promise<Refusal | undefined> {
  return await apply<undefined>(desk, change, 'answer undone', async (trx, id) => {
    refuseWithoutReply(change)
    await refuseComplaint(trx, id, change.enquiry.reference)
    await trx
      .updateTable('enquiries')
      .set({ answeredUtc: null, outcome: null })
      .where('id', '=', id)
      .execute()
  })
}

/** To nobody where `staffId` is null. Nobody has two calls at the same time. */
export async function assign(
  desk: DeskDependencies,
  change: Change,
  staffId: string | null,
): Promise<Refusal | undefined> {
  const { db } = desk.database
  const member = await db
    .selectFrom('staff')
    .select('name')
    .where('id', '=', staffId)
    .where('removedUtc', 'is', null)
    .executeTakeFirst()
  if (staffId !== null && member === undefined)
    return new Refusal('This person is no longer on the staff: choose another.')
  const name = member?.name ?? 'nobody'
  return await apply<undefined>(
    desk,
    change,
    { action: 'assigned', detail: `to ${name}` },
    async (trx, id) => {
      const { reference } = change.enquiry
      if (await hasCallMeanwhile(trx, id, staffId))
        throw new Refusal(
          staffId === null
            ? `Another call at the time of ${reference} is nobody’s already: give one of them to somebody.`
            : `${name} has another call at the time of ${reference}: move one of them first.`,
        )
      await giveTo(desk, trx, id, staffId)
    },
  )
}

/** A call whose present assignee cannot take it, to somebody who can, by the rules of bookings. */
export async function assignToFree(desk: DeskDependencies, change: Change): Promise<Refusal | undefined> {
  const { reference } = change.enquiry
  return await apply<undefined>(
    desk,
    change,
    { action: 'assigned', detail: 'to whoever is free' },
    async (trx, id) => {
      const enquiry = await trx
        .selectFrom('enquiries')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const call = callTimeOf(enquiry)
      if (call === null) throw new Refusal(`${reference} has no call.`)
      const day = await readCallDay(trx, call.date, id)
      const others = day.takers.filter((taker) => taker.id !== enquiry.assignedTo)
      const services = JSON.parse(enquiry.services) as string[]
      const free = freeTakers({ ...day, takers: others }, call.time)
      const assignment = chooseTaker(free, { chosen: null, before: null, services })
      if (assignment === null)
        throw new Refusal(`Nobody else is free at the time of ${reference}, ${slotOf(call.date, call.time)}.`)
      const assignedTo = assignment.taker.id
      await giveTo(desk, trx, id, assignedTo)
      await recordAssignment(trx, id, assignment, desk)
    },
  )
}

async function giveTo(desk: DeskDependencies, trx: Trx, id: string, staffId: string | null): Promise<void> {
  const before = await trx
    .selectFrom('enquiries')
    .select(['assignedTo', 'date'])
    .where('id', '=', id)
    .executeTakeFirst()
  await trx.updateTable('enquiries').set({ assignedTo: staffId }).where('id', '=', id).execute()
  if (before?.date && before.assignedTo !== staffId)
    await inviteTakers(trx, id, [before.assignedTo, staffId], desk)
}

/** Whether somebody has a call that shares a minute with this one. */
async function hasCallMeanwhile(trx: Trx, id: string, staffId: string | null): Promise<boolean> {
  const enquiry = await trx.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const call = callTimeOf(enquiry)
  if (call === null || enquiry.cancelledUtc !== null || enquiry.quarantined === 1) return false
  const { calls } = await readCallDay(trx, call.date, id)
  return calls.some(({ time, assignedTo }) => assignedTo === staffId && overlaps(time, call.time))
}

/** What led to advice is kept when others of its age are erased. */
export async function markAdvised(
  desk: DeskDependencies,
  change: Change,
  ledToAdvice: Flag,
): Promise<Refusal | undefined> {
  const action = ledToAdvice ? 'led to advice' : 'led to no advice'
  return await apply<undefined>(desk, change, action, async (trx, id) => {
    await trx
      .updateTable('enquiries')
      .set({ ledToAdvice, erasureAnnouncedUtc: null })
      .where('id', '=', id)
      .execute()
  })
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
async function withNote<T>(
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

/**
 * Out of quarantine: resolves to how many messages were held and go out now. A call takes its time again, where that is
 * still free. The visitor is not told of a call whose time is past.
 */
export async function releaseFromQuarantine(
  desk: DeskDependencies,
  change: Change,
): Promise<number | Refusal> {
  if (!change.enquiry.quarantined) return new Refusal(`${change.enquiry.reference} is not in quarantine.`)
  return await apply(desk, change, 'released', async (trx, id) => {
    const enquiry = await trx
      .selectFrom('enquiries')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const call = callTimeOf(enquiry)
    const taker =
      call && enquiry.cancelledUtc === null
        ? await takerFor(trx, await readCallDay(trx, call.date, id), call.time, enquiry)
        : 'stays'
    if (taker === null)
      throw new Refusal(
        `Its time has been given to another call meanwhile, so it stays in quarantine. Open the call of ${change.enquiry.reference}, move it to a free time, then release it.`,
      )
    await trx
      .updateTable('enquiries')
      .set({
        quarantined: 0,
        quarantineReason: null,
        ...(taker !== 'stays' && { assignedTo: taker.taker.id }),
      })
      .where('id', '=', id)
      .execute()
    if (taker !== 'stays') await recordAssignment(trx, id, taker, desk)
    if (call) await inviteTakers(trx, id, [taker === 'stays' ? enquiry.assignedTo : taker.taker.id], desk)
    if (enquiryKinds[enquiry.kind].isComplaint) await registerComplaint(trx, enquiry)
    if (call && callStart(call) <= desk.now()) await deleteHeldForVisitor(trx, id)
    return await releaseHeld(trx, id, desk.now())
  })
}

/** What would help whoever sent it: never why, and never in the log. */
export async function noteSupport(
  desk: DeskDependencies,
  change: Change,
  needs: readonly string[],
): Promise<Refusal | undefined> {
  const support = JSON.stringify(supportNeeds.filter((need) => needs.includes(need)))
  return await apply<undefined>(desk, change, 'what would help noted', async (trx, id) => {
    await trx.updateTable('enquiries').set({ support }).where('id', '=', id).execute()
  })
}

/** Mails that have not gone out are held. One that is being sent at this moment goes, but is not tried again. */
export async function quarantine(desk: DeskDependencies, change: Change): Promise<Refusal | undefined> {
  if (change.enquiry.quarantined) return new Refusal(`${change.enquiry.reference} is in quarantine already.`)
  return await apply<undefined>(desk, change, 'quarantined', async (trx, id) => {
    const { assignedTo, date } = await trx
      .updateTable('enquiries')
      .set({ quarantined: 1, quarantineReason: 'office' })
      .where('id', '=', id)
      .returning(['assignedTo', 'date'])
      .executeTakeFirstOrThrow()
    if (date !== null) await inviteTakers(trx, id, [assignedTo], desk)
    await trx
      .updateTable('outbox')
      .set({ state: 'held' })
      .where('recordId', '=', id)
      .where('state', 'in', ['waiting', 'sending', 'parked'])
      .execute()
  })
}

function refuseWithoutReply({ enquiry: { kind, reference } }: Change): void {
  if (!enquiryKinds[kind].needsReply)
    throw new Refusal(`${reference} is ${enquiryKinds[kind].phrase}, which needs no answer.`)
}

/** The row's version decides among people who change one enquiry at the same time. */
async function apply<T>(
  desk: DeskDependencies,
  { enquiry: { id, reference }, actor, version }: Change,
  entry: AuditAction | { action: AuditAction; detail: string },
  work: (trx: Trx, enquiryId: string) => Promise<T>,
): Promise<T | Refusal> {
  const { action, detail } = typeof entry === 'string' ? { action: entry, detail: undefined } : entry
  return await attempt(desk.database, async (trx) => {
    // Before the row is locked, in the order of every booking: a call takes the time of somebody.
    if (action === 'released' || action === 'assigned') await lockCalendar(desk.database, trx)
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
