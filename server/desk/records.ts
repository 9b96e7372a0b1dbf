import { type Kysely, type Selectable, sql } from 'kysely'
import type { Flag } from '#server/db/column-types.ts'
import type { EnquiriesTable, EnquiryKind, OutboxTable, Tables } from '#server/db/tables.ts'
import { fromRow, type StoredEnquiry } from '#server/enquiries/stored-enquiry.ts'
import { searchEnquiries } from './search-enquiries.ts'

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
  cancelled?: boolean | undefined
  /** Those of which a mail could not be sent. */
  mailParked?: boolean | undefined
  /** The name of a service. */
  service?: string | undefined
  originPage?: string | undefined
  /** A member of staff; null for what is assigned to nobody. */
  assignedTo?: string | null | undefined
  /** Words of the name, e-mail address, phone number or message; the beginnings of words suffice. */
  search?: string | undefined
  /** Whether the oldest come first. */
  oldestFirst?: boolean | undefined
  /** Keyset paging: those that come after this one in the list. */
  after?: RecordPosition | undefined
  limit: number
}

/** What narrows a list; the words of a search have become the ids that they lead to. */
export interface RecordConditions extends Omit<RecordFilter, 'search' | 'oldestFirst' | 'after' | 'limit'> {
  ids?: readonly string[] | undefined
  /** Whether it is for a call. */
  isCall?: boolean | undefined
}

export interface RecordPosition {
  createdUtc: string
  id: string
}

export async function listRecords(db: Kysely<Tables>, filter: RecordFilter): Promise<DeskRecord[]> {
  const ids = await idsOf(db, filter)
  if (ids?.length === 0) return []
  const rows = await enquiriesBy(db, { ...filter, ids }).execute()
  return await withBrochureMails(db, rows.map(deskRecord))
}

/** Those that a search leads to; undefined where nothing is searched for. */
export async function idsOf(
  db: Kysely<Tables>,
  { search }: Pick<RecordFilter, 'search'>,
): Promise<string[] | undefined> {
  return search === undefined ? undefined : await searchEnquiries(db, search)
}

/** Null where there is none with this reference. */
export async function findRecord(db: Kysely<Tables>, reference: string): Promise<DeskRecord | null> {
  const row = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (row === undefined) return null
  const [record] = await withBrochureMails(db, [deskRecord(row)])
  return record ?? null
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

export function enquiriesBy(
  db: Kysely<Tables>,
  { oldestFirst = false, after, limit, ...conditions }: Omit<RecordFilter, 'search'> & RecordConditions,
) {
  const direction = oldestFirst ? 'asc' : 'desc'
  return (
    matching(db, conditions)
      // The first condition finds the place in the index of either database.
      .$if(after !== undefined, (query) =>
        query
          .where('createdUtc', oldestFirst ? '>=' : '<=', after?.createdUtc ?? '')
          .where(({ eb, refTuple, tuple }) =>
            eb(
              refTuple('createdUtc', 'id'),
              oldestFirst ? '>' : '<',
              tuple(after?.createdUtc ?? '', after?.id ?? ''),
            ),
          ),
      )
      .orderBy('createdUtc', direction)
      .orderBy('id', direction)
      .limit(limit)
  )
}

/** Conditions of partial indexes are literals: SQLite does not use such an index for a parameter. */
export function matching(db: Kysely<Tables>, conditions: RecordConditions) {
  const { sinceUtc, beforeUtc, kind, answered, quarantined, cancelled, service, originPage } = conditions
  const { mailParked, assignedTo, ids, isCall } = conditions
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
      .$if(cancelled !== undefined, (query) => query.where('cancelledUtc', cancelled ? 'is not' : 'is', null))
      .$if(isCall !== undefined, (query) => query.where('date', isCall ? 'is not' : 'is', null))
      .$if(service !== undefined, (query) => query.where('services', 'like', `%${JSON.stringify(service)}%`))
      .$if(originPage !== undefined, (query) => query.where('originPage', '=', originPage ?? ''))
      .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
      .$if(assignedTo === null, (query) =>
        query.where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('enquiryHandling')
                .select('enquiryId')
                .whereRef('enquiryId', '=', 'enquiries.id')
                .where('assignedTo', 'is not', null),
            ),
          ),
        ),
      )
      .$if(typeof assignedTo === 'string', (query) =>
        query.where('id', 'in', (nested) =>
          nested
            .selectFrom('enquiryHandling')
            .select('enquiryId')
            .where('assignedTo', '=', assignedTo ?? ''),
        ),
      )
      .$if(mailParked === true, (query) =>
        query.where('id', 'in', (nested) =>
          nested.selectFrom('outbox').select('recordId').where('state', '=', 'parked'),
        ),
      )
  )
}

export function deskRecord(row: Selectable<EnquiriesTable>): DeskRecord {
  const enquiry = fromRow(row)
  return { ...enquiry, role: enquiry.kind === 'brochure' ? null : enquiry.role }
}
