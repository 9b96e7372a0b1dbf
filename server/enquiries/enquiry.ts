import type { Kysely, Selectable } from 'kysely'
import { type CallKind, isCallKind } from '#domain/enquiry-kinds.ts'
import { type CallTime, callTimeOf } from '#domain/reminder.ts'
import type { EnquiriesTable, Tables } from '#server/platform/db/tables.ts'

/** A row of `enquiries` with parsed lists and booleans. */
export interface Enquiry
  extends Omit<Selectable<EnquiriesTable>, 'services' | 'support' | 'privacyPolicy' | 'quarantined'> {
  services: string[]
  support: string[]
  privacyPolicy: boolean
  quarantined: boolean
}

export type BookedCall = Enquiry & CallTime & { kind: CallKind }

/** Null where the enquiry is for no call. */
export function asBookedCall(enquiry: Enquiry): BookedCall | null {
  const { kind } = enquiry
  const time = callTimeOf(enquiry)
  return time && isCallKind(kind) ? { ...enquiry, ...time, kind } : null
}

export async function readEnquiry(db: Kysely<Tables>, id: string): Promise<Enquiry | null> {
  const row = await db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst()
  return row === undefined ? null : fromRow(row)
}

export function fromRow(row: Selectable<EnquiriesTable>): Enquiry {
  return {
    ...row,
    services: JSON.parse(row.services) as string[],
    support: JSON.parse(row.support) as string[],
    privacyPolicy: row.privacyPolicy === 1,
    quarantined: row.quarantined === 1,
  }
}
