// Records as the desk sees them: enquiries and brochure requests side by side, newest first.
import { type Kysely, type Selectable, sql } from 'kysely'
import type { BrochureRequestsTable, Flag, Tables } from '#server/db/tables.ts'
import { fromRow, type StoredEnquiry } from '#server/enquiries/stored-enquiry.ts'
import { DeskFault } from './command.ts'

export const recordKinds = ['contact', 'callback', 'consultation', 'brochure'] as const
export type RecordKind = (typeof recordKinds)[number]

export interface DeskRecord extends Omit<StoredEnquiry, 'kind' | 'role'> {
  kind: RecordKind
  /** Not asked on the brochure form. */
  role: StoredEnquiry['role'] | null
}

export interface RecordFilter {
  sinceUtc?: string | undefined
  beforeUtc?: string | undefined
  kind?: RecordKind | undefined
  answered?: boolean | undefined
  quarantined?: boolean | undefined
  limit: number
}

export async function listRecords(db: Kysely<Tables>, filter: RecordFilter): Promise<DeskRecord[]> {
  const found = await Promise.all([listEnquiries(db, filter), listBrochureRequests(db, filter)])
  return found
    .flat()
    .sort((a, b) => (a.createdUtc < b.createdUtc ? 1 : -1))
    .slice(0, filter.limit)
}

export async function findRecord(db: Kysely<Tables>, reference: string): Promise<DeskRecord> {
  const enquiry = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (enquiry !== undefined) return fromRow(enquiry)
  const request = await db
    .selectFrom('brochureRequests')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (request !== undefined) return fromBrochureRequest(request)
  throw new DeskFault(`There is no enquiry with the reference ${reference}.`)
}

async function listEnquiries(db: Kysely<Tables>, filter: RecordFilter): Promise<DeskRecord[]> {
  if (filter.kind === 'brochure') return []
  const rows = await enquiriesBy(db, filter).execute()
  return rows.map(fromRow)
}

async function listBrochureRequests(db: Kysely<Tables>, filter: RecordFilter): Promise<DeskRecord[]> {
  const { kind, answered } = filter
  // The brochure answers its request: there is nothing to mark.
  if (answered !== undefined || (kind !== undefined && kind !== 'brochure')) return []
  const rows = await brochureRequestsBy(db, filter).execute()
  return rows.map(fromBrochureRequest)
}

export function enquiriesBy(db: Kysely<Tables>, filter: RecordFilter) {
  const { sinceUtc, beforeUtc, kind, answered, quarantined, limit } = filter
  return db
    .selectFrom('enquiries')
    .selectAll()
    .$if(sinceUtc !== undefined, (query) => query.where('createdUtc', '>=', sinceUtc ?? ''))
    .$if(beforeUtc !== undefined, (query) => query.where('createdUtc', '<', beforeUtc ?? ''))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as StoredEnquiry['kind']))
    .$if(answered !== undefined, (query) => query.where('answeredUtc', answered ? 'is not' : 'is', null))
    .$if(quarantined !== undefined, (query) => query.where('quarantined', '=', asNumber(quarantined)))
    .orderBy('createdUtc', 'desc')
    .limit(limit)
}

export function brochureRequestsBy(db: Kysely<Tables>, filter: RecordFilter) {
  const { sinceUtc, beforeUtc, quarantined, limit } = filter
  return db
    .selectFrom('brochureRequests')
    .selectAll()
    .$if(sinceUtc !== undefined, (query) => query.where('createdUtc', '>=', sinceUtc ?? ''))
    .$if(beforeUtc !== undefined, (query) => query.where('createdUtc', '<', beforeUtc ?? ''))
    .$if(quarantined !== undefined, (query) => query.where('quarantined', '=', asNumber(quarantined)))
    .orderBy('createdUtc', 'desc')
    .limit(limit)
}

/** Written out: SQLite takes the index of the quarantined alone only where it can read the flag. */
function asNumber(flag: boolean | undefined) {
  return sql.lit<Flag>(flag ? 1 : 0)
}

export function fromBrochureRequest(row: Selectable<BrochureRequestsTable>): DeskRecord {
  return {
    ...row,
    kind: 'brochure',
    role: null,
    phoneNumber: '',
    message: '',
    town: '',
    services: [],
    date: null,
    time: null,
    // The form cannot be sent without it.
    privacyPolicy: true,
    quarantined: row.quarantined === 1,
    answeredUtc: null,
    cancelledUtc: null,
  }
}
