// Out of quarantine, and into it.
import { enquiryKinds } from '#domain/enquiry-kinds.ts'
import { callStart, callTimeOf } from '#domain/reminder.ts'
import { inviteTakers } from '#server/enquiries/call-invitations.ts'
import { readCallDay, recordAssignment, takerFor } from '#server/enquiries/call-takers.ts'
import { registerComplaint } from '#server/enquiries/complaints.ts'
import { deleteHeldForVisitor, releaseHeld } from '#server/outbox/outbox.ts'
import type { Trx } from '#server/platform/db/database.ts'
import { apply, type Change } from './change-enquiry.ts'
import type { DeskDependencies } from './desk-dependencies.ts'
import { Refusal } from './refusal.ts'

/**
 * Out of quarantine: resolves to how many messages were held and go out now. A call takes its time again, where that is
 * still free. The visitor is not told of a call whose time is past.
 */
export async function releaseFromQuarantine(
  desk: DeskDependencies,
  change: Change,
): Promise<number | Refusal> {
  if (!change.enquiry.quarantined) return new Refusal(`${change.enquiry.reference} is not in quarantine.`)
  const work = async (trx: Trx, id: string) => {
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
  }
  return await apply(desk, change, 'released', work, { takesTime: true })
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
