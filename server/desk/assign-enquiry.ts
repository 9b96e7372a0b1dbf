// Who takes care of an enquiry, and takes its call.
import { chooseTaker, freeTakers } from '#domain/call-takers.ts'
import { slotOf } from '#domain/enquiry-text.ts'
import { callTimeOf } from '#domain/reminder.ts'
import { overlaps } from '#domain/slots.ts'
import { inviteTakers } from '#server/enquiries/call-invitations.ts'
import { readCallDay, recordAssignment } from '#server/enquiries/call-takers.ts'
import type { Trx } from '#server/platform/db/database.ts'
import { apply, type Change } from './change-enquiry.ts'
import type { DeskDependencies } from './desk-dependencies.ts'
import { Refusal } from './refusal.ts'

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
    { takesTime: true },
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
    { takesTime: true },
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
