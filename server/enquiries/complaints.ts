// The row that makes an enquiry a complaint, and what that changes of the enquiry.
import { openingHours } from '#content/site/opening-hours.ts'
import { complaintDates } from '#domain/complaint-dates.ts'
import { londonDate, londonInstant } from '#domain/london.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { hoursOn } from '#domain/working-hours.ts'
import { utcText } from '#server/platform/db/column-types.ts'
import type { Trx } from '#server/platform/db/database.ts'
import type { ComplaintsTable, EnquiriesTable } from '#server/platform/db/tables.ts'

/** Into the register, once: resolves to whether it was not there. */
export async function registerComplaint(
  trx: Trx,
  { id, createdUtc }: Pick<EnquiriesTable, 'id' | 'createdUtc'>,
): Promise<boolean> {
  const received = londonDate(Date.parse(createdUtc))
  const row = { ...noneYet, enquiryId: id, received }
  const inserted = await trx
    .insertInto('complaints')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('enquiryId')
    .executeTakeFirst()
  if (!inserted) return false
  await showNextDate(trx, row, Date.parse(createdUtc))
  return true
}

const noneYet: Omit<ComplaintsTable, 'enquiryId' | 'received'> = {
  product: '',
  cause: '',
  handlerId: null,
  aboutStaffId: null,
  acknowledged: null,
  closed: null,
  closedBy: null,
  outcome: null,
  redress: 0,
  version: 0,
}

/**
 * The enquiry is open, and due on the complaint's next date, until the complaint is closed. A call keeps its own time and
 * outcome: it is still to be made.
 */
export async function showNextDate(trx: Trx, complaint: ComplaintsTable, now: number): Promise<void> {
  const date = nextDate(complaint)
  await trx
    .updateTable('enquiries')
    .set({
      dueUtc: complaintDueUtc(date ?? complaintDates(complaint.received).final),
      answeredUtc: date === null ? utcText(now) : null,
      outcome: null,
    })
    .where('id', '=', complaint.enquiryId)
    .where('date', 'is', null)
    .execute()
}

/** What is to be done next about a complaint, by when; null where it is closed. */
export function nextDate({ received, acknowledged, closed }: ComplaintsTable): PlainDate | null {
  if (closed !== null) return null
  const dates = complaintDates(received)
  return acknowledged === null ? dates.acknowledge : dates.final
}

/** When the office closes on that day. */
export function complaintDueUtc(date: PlainDate): string {
  return utcText(londonInstant(date, hoursOn(date, openingHours)?.closes ?? '17:00'))
}
