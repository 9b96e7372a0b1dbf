import { type Kysely, sql } from 'kysely'
import { type EnquiryKind, enquiryKinds } from '#domain/enquiry-kinds.ts'
import { type Enquiry, fromRow } from '#server/enquiries/enquiry.ts'
import type { FieldName } from '#server/enquiries/enquiry-fields.ts'
import type { Flag } from '#server/platform/db/column-types.ts'
import type { OutboxTable, Tables } from '#server/platform/db/tables.ts'
import { searchMatches } from './search-enquiries.ts'

export interface DeskEnquiry extends Enquiry {
  /** Of an enquiry that needs no reply: what became of its confirmation, where it was not sent. */
  unsentConfirmation?: OutboxTable['state'] | undefined
}

/** What narrows a list. */
export interface EnquiryFilter {
  references?: readonly string[] | undefined
  sinceUtc?: string | undefined
  beforeUtc?: string | undefined
  kind?: EnquiryKind | undefined
  answered?: boolean | undefined
  quarantined?: boolean | undefined
  cancelled?: boolean | undefined
  /** Those whom somebody has tried to reach. */
  tried?: boolean | undefined
  /** Those of which a mail could not be sent. */
  mailParked?: boolean | undefined
  /** To be erased soon. */
  expiring?: boolean | undefined
  /** What was chosen in a form. */
  chosen?: readonly { field: FieldName; value: string }[] | undefined
  originPage?: string | undefined
  /** A member of staff; null for what is assigned to nobody. */
  assignedTo?: string | null | undefined
  /** Words of the name, e-mail address, phone number or message; the beginnings of words suffice. */
  search?: string | undefined
}

/** 'due' has what is open alone, the most urgent first. */
export type EnquiryOrder = 'newest' | 'oldest' | 'due'

export interface EnquiryQuery extends EnquiryFilter {
  order?: EnquiryOrder | undefined
  /** Keyset paging: those that come after this one in the list. */
  after?: EnquiryPosition | undefined
  limit: number
}

/** The moment by which the list is ordered, and the id, which decides among those of one moment. */
export interface EnquiryPosition {
  utc: string
  id: string
}

export function positionOf({ id, createdUtc, dueUtc }: DeskEnquiry, order: EnquiryOrder): EnquiryPosition {
  return { id, utc: (order === 'due' ? dueUtc : null) ?? createdUtc }
}

/** Counted no further than to a limit. */
export async function countEnquiries(
  db: Kysely<Tables>,
  filter: EnquiryFilter,
  limit: number,
): Promise<number> {
  const { count } = await db
    .selectFrom(matching(db, filter).clearSelect().select('id').limit(limit).as('counted'))
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Null where there is none with this reference. */
export async function findEnquiry(db: Kysely<Tables>, reference: string): Promise<DeskEnquiry | null> {
  const row = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (row === undefined) return null
  const [enquiry] = await withUnsentMails(db, [fromRow(row)])
  return enquiry ?? null
}

/** The state is a literal: SQLite does not use a partial index for a condition with a parameter. */
export function notSent(db: Kysely<Tables>) {
  return db.selectFrom('outbox').where('state', '<>', sql.lit('sent'))
}

/** All that were not sent are few, however many enquiries are listed. */
async function withUnsentMails(db: Kysely<Tables>, enquiries: DeskEnquiry[]): Promise<DeskEnquiry[]> {
  if (enquiries.every(({ kind }) => enquiryKinds[kind].needsReply)) return enquiries
  const mails = await notSent(db).where('kind', '=', 'confirmation').select(['recordId', 'state']).execute()
  const states = new Map(mails.map(({ recordId, state }) => [recordId, state]))
  return enquiries.map((enquiry) =>
    states.has(enquiry.id) ? { ...enquiry, unsentConfirmation: states.get(enquiry.id) } : enquiry,
  )
}

const open = { answered: false, quarantined: false, cancelled: false } as const

export async function listEnquiries(
  db: Kysely<Tables>,
  { order = 'newest', after, limit, ...filter }: EnquiryQuery,
): Promise<DeskEnquiry[]> {
  const column = order === 'due' ? 'dueUtc' : 'createdUtc'
  const direction = order === 'newest' ? 'desc' : 'asc'
  let query = matching(db, order === 'due' ? { ...filter, ...open } : filter)
  if (after) {
    const { utc, id } = after
    query = query
      // The first condition finds the place in the index of either database.
      .where(column, order === 'newest' ? '<=' : '>=', utc)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple(column, 'id'), order === 'newest' ? '<' : '>', tuple(utc, id)),
      )
  }
  const rows = await query.orderBy(column, direction).orderBy('id', direction).limit(limit).execute()
  return await withUnsentMails(db, rows.map(fromRow))
}

/** Conditions of partial indexes are literals: SQLite does not use such an index for a parameter. */
function matching(db: Kysely<Tables>, filter: EnquiryFilter) {
  const { sinceUtc, beforeUtc, kind, answered, quarantined, cancelled } = filter
  const { mailParked, expiring, chosen = [], originPage, assignedTo, search } = filter
  let query = db.selectFrom('enquiries').selectAll()
  if (filter.references !== undefined) query = query.where('reference', 'in', filter.references)
  if (sinceUtc !== undefined) query = query.where('createdUtc', '>=', sinceUtc)
  if (beforeUtc !== undefined) query = query.where('createdUtc', '<', beforeUtc)
  if (kind !== undefined) query = query.where('kind', '=', kind)
  // What needs no reply is neither answered nor unanswered.
  if (answered !== undefined)
    query = query.where('answeredUtc', answered ? 'is not' : 'is', null).where('dueUtc', 'is not', null)
  if (quarantined !== undefined) query = query.where('quarantined', '=', sql.lit<Flag>(quarantined ? 1 : 0))
  if (cancelled !== undefined) query = query.where('cancelledUtc', cancelled ? 'is not' : 'is', null)
  for (const { field, value } of chosen)
    query = query.where(({ eb, or }) =>
      // Where several can be chosen the column is a JSON list.
      or([eb(sql.ref(field), '=', value), eb(sql.ref(field), 'like', `%${JSON.stringify(value)}%`)]),
    )
  if (filter.tried) query = query.where('tries', '>', 0)
  if (originPage !== undefined) query = query.where('originPage', '=', originPage)
  if (assignedTo === null) query = query.where('assignedTo', 'is', null)
  else if (assignedTo !== undefined) query = query.where('assignedTo', '=', assignedTo)
  if (expiring) query = query.where('erasureAnnouncedUtc', 'is not', null)
  if (mailParked)
    query = query.where('id', 'in', (nested) =>
      nested.selectFrom('outbox').select('recordId').where('state', '=', 'parked'),
    )
  if (search !== undefined) query = query.where('id', 'in', searchMatches(db, search))
  return query
}
