// Enquiries that have come in lately, for the open pages of the desk.
import { utcText } from '#server/db/column-types.ts'
import type { Database } from '#server/db/database.ts'
import type { EnquiryKind } from '#server/db/tables.ts'

/**
 * Enquiries are found by the time that is written in them, which is not the order in which they are committed, and
 * clocks of instances differ. So each read goes back by a margin, and now and then by a long one; what was announced
 * before is left out.
 */
export const MARGIN_MS = 10_000
export const LONG_MARGIN_MS = 120_000
export const MAX_REPLAYED = 500

/** What a person reads of an enquiry in a list or a notification: nothing of whoever sent it. */
const kindWords: Record<EnquiryKind, string> = {
  contact: 'a message',
  callback: 'a call',
  consultation: 'a consultation',
  brochure: 'a brochure request',
  'event-dates': 'a request for event dates',
}

export interface Arrival {
  reference: string
  what: string
  createdUtc: string
}

/** The oldest first; of more than `limit`, the newest. What is in quarantine is probably spam and is not announced. */
export async function readArrivals({ db }: Database, since: number, limit: number): Promise<Arrival[]> {
  const rows = await db
    .selectFrom('enquiries')
    .select(['reference', 'kind', 'createdUtc'])
    .where('createdUtc', '>=', utcText(since))
    .where('quarantined', '=', 0)
    .orderBy('createdUtc', 'desc')
    .limit(limit)
    .execute()
  return rows.reverse().map(({ kind, ...row }) => ({ ...row, what: kindWords[kind] }))
}

/** The references that a page which is read now need not be told of. */
export async function readKnown(database: Database, now: number): Promise<string[]> {
  const arrivals = await readArrivals(database, now - LONG_MARGIN_MS, MAX_REPLAYED)
  return arrivals.map(({ reference }) => reference)
}
