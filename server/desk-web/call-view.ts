// A booked call as its page shows it.
import type { Kysely } from 'kysely'
import type { CallPageProps } from '#app/desk/call-page.tsx'
import { formatDay, formatLong } from '#domain/plain-date.ts'
import { callStart } from '#domain/reminder.ts'
import { findTaker } from '#server/desk/call-taking.ts'
import { readHistory } from '#server/desk/enquiry-history.ts'
import { findEnquiry } from '#server/desk/list-enquiries.ts'
import { parseReference } from '#server/desk/parse-reference.ts'
import { asBookedCall, type BookedCall } from '#server/enquiries/enquiry.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { enquiryState } from './enquiry-state.ts'
import { historyRow } from './enquiry-view.ts'

/** What the last form has done, by the `?done=` of the address. */
export const callNotices = {
  'call-booked': 'The call is booked.',
  'call-moved': 'The call is moved.',
  'call-cancelled': 'The call is cancelled.',
  'call-booked-again': 'The call is booked again.',
} as const

export function callNotice(done: string | undefined): string | undefined {
  return Object.entries(callNotices).find(([name]) => name === done)?.[1]
}

/** Null where there is none with this reference. */
export async function findCall(db: Kysely<Tables>, text: string | undefined): Promise<BookedCall | null> {
  const reference = parseReference(text)
  const enquiry = reference === null ? null : await findEnquiry(db, reference)
  return enquiry === null ? null : asBookedCall(enquiry)
}

export async function readCallView(
  db: Kysely<Tables>,
  call: BookedCall,
  now: number,
): Promise<Pick<CallPageProps, 'call' | 'history' | 'before'>> {
  const [{ entries, lastChange: last }, taker] = await Promise.all([
    readHistory(db, call),
    findTaker(db, call.assignedTo),
  ])
  const canMoveBack =
    last?.kind === 'moved' &&
    last.changedBy === 'firm' &&
    callStart({ date: last.fromDate, time: last.fromTime }) > now
  const { state, tone } = enquiryState(call, now)
  return {
    call: {
      reference: call.reference,
      sequence: call.sequence,
      isCancelled: call.cancelledUtc !== null,
      when: `${formatLong(call.date)}, ${call.time}`,
      state,
      tone,
      phoneNumber: call.phoneNumber,
      email: call.email,
      services: call.services.join(', '),
      message: call.message,
      taker: taker?.name ?? '',
      meetingLink: taker?.meetingLink ?? '',
    },
    history: entries.filter(({ sequence }) => sequence !== undefined).map(historyRow),
    before: canMoveBack
      ? {
          date: last.fromDate,
          time: last.fromTime,
          label: `${formatDay(last.fromDate)}, ${last.fromTime}`,
        }
      : undefined,
  }
}
