// What became of an enquiry. Each change is one transaction with its entry in the audit log.
import { supportNeeds } from '#content/site/complaint-categories.ts'
import { enquiryKinds } from '#domain/enquiry-kinds.ts'
import { queueFor } from '#server/outbox/outbox.ts'
import { type Flag, utcText } from '#server/platform/db/column-types.ts'
import type { Trx } from '#server/platform/db/database.ts'
import type { AttemptOutcome, ClosingOutcome } from '#server/platform/db/desk-tables.ts'
import { apply, type Change } from './change-enquiry.ts'
import { refuseComplaint } from './complaints.ts'
import type { DeskDependencies } from './desk-dependencies.ts'
import { withNote } from './notes-and-replies.ts'
import { Refusal } from './refusal.ts'

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

function refuseWithoutReply({ enquiry: { kind, reference } }: Change): void {
  if (!enquiryKinds[kind].needsReply)
    throw new Refusal(`${reference} is ${enquiryKinds[kind].phrase}, which needs no answer.`)
}
