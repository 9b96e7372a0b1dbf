// The register of complaints: an enquiry that somebody has called a complaint is closed here, and nowhere else.
import type { Kysely } from 'kysely'
import { complaintDates } from '#domain/complaint-dates.ts'
import type { CountedComplaint } from '#domain/complaint-return.ts'
import { londonDate } from '#domain/london.ts'
import { addMonths, formatDate, type PlainDate } from '#domain/plain-date.ts'
import { nextDate, registerComplaint, showNextDate } from '#server/enquiries/complaints.ts'
import type { Trx } from '#server/platform/db/database.ts'
import type { ComplaintsTable, Tables } from '#server/platform/db/tables.ts'
import { type Actor, recordAction } from './audit-log.ts'
import type { DeskDependencies } from './desk-dependencies.ts'
import { attempt, Refusal } from './refusal.ts'

/** For how long after it was closed a complaint is kept: the rules ask for three years, limitation for six. */
const KEPT_YEARS = 6
export const whyKept = `the firm must keep the record of a complaint; it goes ${KEPT_YEARS} years after it was closed`

/** More than a firm of 22 has in its years of keeping. */
const MAX_LISTED = 2_000

export interface ListedComplaint extends ComplaintsTable {
  reference: string
  name: string
  about: string
  handler: string | null
  next: PlainDate | null
}

/** Those that are open by their next date, then the others, the newest first. */
export async function listComplaints(db: Kysely<Tables>): Promise<ListedComplaint[]> {
  const rows = await db
    .selectFrom('complaints')
    .innerJoin('enquiries', 'enquiries.id', 'complaints.enquiryId')
    .leftJoin('staff', 'staff.id', 'complaints.handlerId')
    .selectAll('complaints')
    .select(['reference', 'enquiries.name as name', 'about', 'staff.name as handler'])
    .orderBy('received', 'desc')
    .limit(MAX_LISTED)
    .execute()
  const listed = rows.map((row) => ({ ...row, next: nextDate(row) }))
  return listed.sort((a, b) => (a.next ?? '9999').localeCompare(b.next ?? '9999'))
}

export async function readComplaint(db: Kysely<Tables>, enquiryId: string): Promise<ComplaintsTable | null> {
  const row = await db
    .selectFrom('complaints')
    .selectAll()
    .where('enquiryId', '=', enquiryId)
    .executeTakeFirst()
  return row ?? null
}

type Which = { id: string; reference: string; createdUtc: string }

/** One press at an enquiry. */
export async function callComplaint(
  desk: DeskDependencies,
  enquiry: Which,
  actor: Actor,
): Promise<Refusal | undefined> {
  return await attempt<undefined>(desk.database, async (trx) => {
    if (!(await registerComplaint(trx, enquiry)))
      throw new Refusal(`${enquiry.reference} is in the register of complaints already.`)
    await recordAction(trx, actor, { action: 'complaint registered', subject: enquiry.reference }, desk)
  })
}

/** Takes it out of the register: it was pressed by mistake, or is spam. The log keeps that it was there. */
export async function callNoComplaint(
  desk: DeskDependencies,
  { id, reference }: Which,
  actor: Actor,
): Promise<Refusal | undefined> {
  return await attempt<undefined>(desk.database, async (trx) => {
    const removed = await trx
      .deleteFrom('complaints')
      .where('enquiryId', '=', id)
      .where('acknowledged', 'is', null)
      .where('closed', 'is', null)
      .executeTakeFirst()
    if (removed.numDeletedRows === 0n)
      throw new Refusal(
        `${reference} stays in the register: it has been acknowledged. Close it there, as withdrawn if it is.`,
      )
    await recordAction(trx, actor, { action: 'complaint taken back', subject: reference }, desk)
  })
}

/** What the form of a complaint has. */
export type ComplaintValues = Omit<ComplaintsTable, 'enquiryId' | 'version'>
type Problems = Partial<Record<keyof ComplaintValues, string>>

/** A sentence for each field that is wrong. */
export function complaintProblems(values: ComplaintValues, today: PlainDate): Problems {
  const { received, closed, closedBy, outcome } = values
  const problems: Problems = {}
  if (received > today) problems.received = 'It was received today or earlier.'
  for (const name of ['acknowledged', 'closed'] as const) {
    const day = values[name]
    if (day !== null && (day < received || day > today))
      problems[name] = 'Choose a day from the receipt to today.'
  }
  if (values.handlerId !== null && values.handlerId === values.aboutStaffId)
    problems.handlerId = 'Whoever it is about cannot be in charge of it: choose somebody else.'
  if (closed !== null && closedBy === null) problems.closedBy = 'Choose how it was closed.'
  if (closed === null && closedBy !== null) problems.closed = 'Choose the day on which it was closed.'
  const { summary } = complaintDates(received)
  if (closed !== null && closedBy === 'summary resolution' && closed > summary)
    problems.closedBy = `A summary is for what was settled by ${formatDate(summary)}: this one needs a final response.`
  if (closed !== null && closedBy !== 'withdrawn' && outcome === null)
    problems.outcome = 'Choose the outcome: it is closed.'
  if (!Number.isInteger(values.redress) || values.redress < 0 || values.redress > 2_000_000_000)
    problems.redress = 'An amount in pounds, such as 250 or 1200.50.'
  return problems
}

/** The version decides among people who change it at the same time, the database who may be in charge. */
export async function changeComplaint(
  desk: DeskDependencies,
  { id, reference }: Pick<Which, 'id' | 'reference'>,
  { values, version }: { values: ComplaintValues; version: number },
  actor: Actor,
): Promise<Refusal | undefined> {
  return await attempt<undefined>(desk.database, async (trx) => {
    const before = await readComplaint(trx, id)
    if (before === null) throw new Refusal(`${reference} is not in the register of complaints.`)
    const after = await trx
      .updateTable('complaints')
      .set({ ...values, version: version + 1 })
      .where('enquiryId', '=', id)
      .where('version', '=', version)
      .returningAll()
      .executeTakeFirst()
    if (!after)
      throw new Refusal(`Somebody else has changed ${reference} in the meantime: please look again.`, 'stale')
    await showNextDate(trx, after, desk.now())
    const names = Object.keys(values) as (keyof ComplaintValues)[]
    const detail = names.filter((name) => before[name] !== after[name]).join(', ')
    const action = before.closed === null && after.closed !== null ? 'complaint closed' : 'complaint changed'
    await recordAction(trx, actor, { action, subject: reference, detail }, desk)
  })
}

/** In the transaction of what would answer it. */
export async function refuseComplaint(trx: Trx, enquiryId: string, reference: string): Promise<void> {
  const complaint = await trx
    .selectFrom('complaints')
    .innerJoin('enquiries', 'enquiries.id', 'complaints.enquiryId')
    .select('enquiryId')
    .where('enquiryId', '=', enquiryId)
    .where('date', 'is', null)
    .executeTakeFirst()
  if (complaint)
    throw new Refusal(
      `${reference} is a complaint: it is open until it is closed in Complaints, with its outcome.`,
    )
}

/** The enquiries among these that are kept whatever else is erased. */
export async function keptComplaints(
  db: Kysely<Tables>,
  ids: readonly string[],
  now: number,
): Promise<Set<string>> {
  const rows = await keptOn(db, londonDate(now)).where('enquiryId', 'in', ids).execute()
  return new Set(rows.map(({ enquiryId }) => enquiryId))
}

export function keptOn(db: Kysely<Tables>, today: PlainDate) {
  const closedSince = addMonths(today, -12 * KEPT_YEARS)
  return db
    .selectFrom('complaints')
    .select('enquiryId')
    .where(({ eb, or }) => or([eb('closed', 'is', null), eb('closed', '>=', closedSince)]))
}

/** For the half-year's counts. */
export async function readCounted(
  db: Kysely<Tables>,
  { from, to }: { from: PlainDate; to: PlainDate },
): Promise<CountedComplaint[]> {
  return await db
    .selectFrom('complaints')
    .select(['received', 'closed', 'closedBy', 'outcome', 'product', 'cause', 'redress'])
    .where('received', '<=', to)
    .where(({ eb, or }) => or([eb('closed', 'is', null), eb('closed', '>=', from)]))
    .execute()
}

/** How many are open, and the next date of all. */
export async function openComplaints(db: Kysely<Tables>): Promise<{ count: number; next: PlainDate | null }> {
  const rows = await db.selectFrom('complaints').selectAll().where('closed', 'is', null).execute()
  const dates = rows.flatMap((row) => nextDate(row) ?? []).sort()
  return { count: rows.length, next: dates[0] ?? null }
}

/** That there was nothing to report in a half-year: said by somebody, and kept in the log with who and when. */
export async function stateNil(
  desk: DeskDependencies,
  half: { name: string; from: PlainDate; to: PlainDate },
  actor: Actor,
): Promise<Refusal | undefined> {
  return await attempt<undefined>(desk.database, async (trx) => {
    if (half.to >= londonDate(desk.now())) throw new Refusal('The half-year is not over yet.')
    if ((await readCounted(trx, half)).length > 0)
      throw new Refusal('There were complaints in this half-year: it is no nil return.')
    await recordAction(
      trx,
      actor,
      { action: 'nil return stated', subject: half.name, detail: 'no complaint received, open or closed' },
      desk,
    )
  })
}
