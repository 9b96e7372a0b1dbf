// The list of enquiries, as a page and as CSV.
import { EnquiriesPage } from '#app/desk/enquiries-page.tsx'
import { allEnquiryKinds, enquiryKinds } from '#domain/enquiry-kinds.ts'
import { formatSlashed } from '#domain/plain-date.ts'
import { logAction } from '#server/desk/audit-log.ts'
import { csv } from '#server/desk/csv.ts'
import { csvHeadings, csvRow } from '#server/desk/enquiry-csv.ts'
import { parseReference } from '#server/desk/parse-reference.ts'
import { deadlineOf, londonMoment } from '#server/desk/record-view.ts'
import {
  type DeskRecord,
  findRecord,
  listRecords,
  positionOf,
  type RecordPosition,
} from '#server/desk/records.ts'
import type { Session } from '#server/desk/sessions.ts'
import { listStaff } from '#server/desk/staff-members.ts'
import { choiceFields } from '#server/enquiries/enquiry-fields.ts'
import { type DeskContext, page } from './desk-page.tsx'
import { type DeskDependencies, type DeskRoute, staffRoute } from './desk-route.ts'
import {
  filterNames,
  originPages,
  type ReadFilter,
  readFilter,
  sorts,
  states,
  type TypedFilter,
} from './enquiry-filter.ts'
import { kindTitle } from './kind-names.ts'
import { recordState } from './record-state.ts'

const PAGE_SIZE = 50
const CSV_ROWS = 100_000

export function enquiryListRoutes(desk: DeskDependencies): DeskRoute[] {
  const { db } = desk.database

  /** One page of the list, and where the next one begins. */
  const readPage = async (
    { sort, filter }: ReadFilter,
    after: RecordPosition | undefined,
  ): Promise<{ records: DeskRecord[]; next: RecordPosition | undefined }> => {
    const records = await listRecords(db, { ...filter, order: sort, after, limit: PAGE_SIZE + 1 })
    const last = records[PAGE_SIZE - 1]
    const next = records.length > PAGE_SIZE && last ? positionOf(last, sort) : undefined
    return { records: records.slice(0, PAGE_SIZE), next }
  }

  const listPage = async (context: DeskContext) => {
    const typed = typedFilter(context)
    const read = readFilter(typed)
    // Whoever types a reference wants that one.
    const reference = parseReference(typed.q)
    if (reference !== null && (await findRecord(db, reference)) !== null)
      return context.redirect(`/enquiries/${reference}`, 303)
    const problem = 'problem' in read ? read.problem : undefined
    const sort = 'problem' in read ? 'newest' : read.sort
    const position = positionIn(context)
    const { records, next } =
      'problem' in read ? { records: [], next: undefined } : await readPage(read, position)
    const people = (await listStaff(db)).map(({ id: value, name: label }) => ({ value, label }))
    return page(
      context,
      { title: 'Enquiries', section: 'enquiries', status: problem === undefined ? 200 : 400 },
      <EnquiriesPage
        rows={records.map((record) => ({
          reference: record.reference,
          name: record.name,
          phoneNumber: record.phoneNumber,
          kind: enquiryKinds[record.kind].label,
          received: londonMoment(record.createdUtc),
          due: sort === 'due' ? dueText(record) : '',
          callDay: record.date === null ? '' : formatSlashed(record.date),
          callTime: record.time ?? '',
          ...recordState(record, desk.now()),
        }))}
        filter={typed}
        problem={problem}
        heading={sorts[sort]}
        sorts={Object.entries(sorts).map(([name, label]) => ({
          label,
          href: addressOf('/enquiries', { ...typed, sort: name === 'newest' ? undefined : name }),
          isShown: name === sort,
        }))}
        choices={{
          kinds: allEnquiryKinds.map((kind) => ({ value: kind, label: kindTitle(kind) })),
          states: Object.entries(states).map(([value, { label }]) => ({ value, label })),
          fields: choiceFields.map(({ name, label, choices }) => ({
            name,
            label,
            options: choices.map((choice) => ({ value: choice, label: choice })),
          })),
          pages: originPages,
          people: [{ value: 'nobody', label: 'Nobody' }, ...people],
        }}
        first={position && addressOf('/enquiries', typed)}
        next={next && addressOf('/enquiries', { ...typed, after: `${next.utc} ${next.id}` })}
        csv={addressOf('/enquiries.csv', typed)}
      />,
    )
  }

  const listAsCsv = async (context: DeskContext, session: Session) => {
    const typed = typedFilter(context)
    const read = readFilter(typed)
    if ('problem' in read) return context.text(read.problem, 400)
    const { sort, filter } = read
    const records = await listRecords(db, { ...filter, order: sort, limit: CSV_ROWS })
    await logAction(desk, session, { action: 'exported', detail: extentOf(records.length, typed) })
    return context.body(csv(csvHeadings, records.map(csvRow)), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="enquiries.csv"',
    })
  }
  return [
    staffRoute('GET /enquiries', listPage),
    staffRoute({ at: 'GET /enquiries.csv', confirmTo: 'download enquiries' }, listAsCsv),
  ]
}

/** How many, and of which list; what was searched for may be somebody's name. */
function extentOf(rows: number, { q, ...filter }: TypedFilter): string {
  const fields = Object.entries(filter).map(([name, value]) => `${name}=${value}`)
  return [`${rows} rows`, ...(q ? ['a search'] : []), ...fields].join(', ')
}

function dueText(record: DeskRecord): string {
  const deadline = deadlineOf(record)
  return deadline === null ? '' : `${formatSlashed(deadline.date)} ${deadline.time}`
}

function typedFilter(context: DeskContext): TypedFilter {
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = context.req.query(name)?.slice(0, 200)
      return value ? [[name, value]] : []
    }),
  )
}

/** Where the page begins, `after` a moment and an id. */
function positionIn(context: DeskContext): RecordPosition | undefined {
  const [utc, id] = (context.req.query('after') ?? '').split(' ')
  return utc && id ? { utc, id } : undefined
}

/** The address of the same list: it can be shared and saved. */
function addressOf(path: string, fields: Record<string, string | undefined>): string {
  const given = Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : []))
  const query = new URLSearchParams(given).toString()
  return query === '' ? path : `${path}?${query}`
}
