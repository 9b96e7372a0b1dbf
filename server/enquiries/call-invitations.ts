// Whoever takes a call has it in their own calendar: an invitation by mail, which is moved and cancelled with the call.
import { queue } from '#server/outbox/outbox.ts'
import type { Trx } from '#server/platform/db/database.ts'

/**
 * In the transaction of what changed the call, to those who have it or had it. What is sent says how things are then
 * (server/desk/call-invitation.ts), so one that has not gone out is not needed any more.
 */
export async function inviteTakers(
  trx: Trx,
  enquiryId: string,
  staffIds: readonly (string | null)[],
  sources: { now(): number; createId(): string },
): Promise<void> {
  const present = [...new Set(staffIds)].flatMap((staffId) => staffId ?? [])
  const mails = invitationsTo(enquiryId, present).map((recordId) => ({
    kind: 'call-invitation' as const,
    recordId,
  }))
  if (mails.length === 0) return
  await trx
    .deleteFrom('outbox')
    .where(
      'recordId',
      'in',
      mails.map(({ recordId }) => recordId),
    )
    .where('state', 'in', ['waiting', 'parked'])
    .execute()
  await queue(trx, mails, { held: false, sources })
}

/** The outbox's names of what goes to these people about a call. */
export function invitationsTo(enquiryId: string, staffIds: readonly string[]): string[] {
  return staffIds.map((staffId) => `${enquiryId} ${staffId}`)
}
