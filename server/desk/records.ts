import { type Kysely, type Selectable, sql } from 'kysely'
import type { EnquiriesTable, EnquiryKind, Flag, OutboxTable, Tables } from '#server/db/tables.ts'
import { fromRow, type StoredEnquiry } from '#server/enquiries/stored-enquiry.ts'
import { DeskFault } from './command.ts'

export const recordKinds = [
  'contact',
  'callback',
  'consultation',
  'brochure',
  'event-dates',
] as const satisfies EnquiryKind[]

export interface DeskRecord extends Omit<StoredEnquiry, 'role'> {
  /** Null for brochure requests, whose form does not ask for it. */
  role: StoredEnquiry['role'] | null
  /** Of a brochure request: what became of the mail with the brochure, where it was not sent. */
  unsentBrochure?: OutboxTable['state'] | undefined
}

export interface RecordFilter {
  sinceUtc?: string | undefined
  beforeUtc?: string | undefined
  kind?: EnquiryKind | undefined
  answered?: boolean | undefined
  quarantined?: boolean | undefined
  limit: number
}

export async function listRecords(db: Kysely<Tables>, filter: RecordFilter): Promise<DeskRecord[]> {
  const rows = await enquiriesBy(db, filter).execute()
  return await withBrochureMails(db, rows.map(deskRecord))
}

export async function findRecord(db: Kysely<Tables>, reference: string): Promise<DeskRecord> {
  const row = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (row === undefined) throw new DeskFault(`There is no enquiry with the reference ${reference}.`)
  const [record] = await withBrochureMails(db, [deskRecord(row)])
  return record as DeskRecord
}

/** The state is a literal: SQLite does not use a partial index for a condition with a parameter. */
export function notSent(db: Kysely<Tables>) {
  return db.selectFrom('outbox').where('state', '<>', sql.lit('sent'))
}

/** All that were not sent are few, however many records are listed. */
async function withBrochureMails(db: Kysely<Tables>, records: DeskRecord[]): Promise<DeskRecord[]> {
  if (!records.some(({ kind }) => kind === 'brochure')) return records
  const mails = await notSent(db).where('kind', '=', 'brochure').select(['recordId', 'state']).execute()
  const states = new Map(mails.map(({ recordId, state }) => [recordId, state]))
  return records.map((record) =>
    states.has(record.id) ? { ...record, unsentBrochure: states.get(record.id) } : record,
  )
}

/** Conditions of partial indexes are literals: SQLite does not use such an index for a parameter. */
export function enquiriesBy(db: Kysely<Tables>, filter: RecordFilter) {
  const { sinceUtc, beforeUtc, kind, answered, quarantined, limit } = filter
  return (
    db
      .selectFrom('enquiries')
      .selectAll()
      .$if(sinceUtc !== undefined, (query) => query.where('createdUtc', '>=', sinceUtc ?? ''))
      .$if(beforeUtc !== undefined, (query) => query.where('createdUtc', '<', beforeUtc ?? ''))
      .$if(kind !== undefined, (query) => query.where('kind', '=', kind as EnquiryKind))
      // A brochure request is neither answered nor unanswered: the brochure is the answer.
      .$if(answered !== undefined, (query) =>
        query
          .where('answeredUtc', answered ? 'is not' : 'is', null)
          .where('kind', '<>', sql.lit('brochure' as const)),
      )
      .$if(quarantined !== undefined, (query) =>
        query.where('quarantined', '=', sql.lit<Flag>(quarantined ? 1 : 0)),
      )
      .orderBy('createdUtc', 'desc')
      .limit(limit)
  )
}

export function deskRecord(row: Selectable<EnquiriesTable>): DeskRecord {
  const enquiry = fromRow(row)
  return { ...enquiry, role: enquiry.kind === 'brochure' ? null : enquiry.role }
}
