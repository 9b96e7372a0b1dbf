import { addressOf } from '#app/desk/address-of.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import { logAction, readAnswerers } from '#server/desk/audit-log.ts'
import { type Chosen, changeTogether, type TogetherAction } from '#server/desk/change-together.ts'
import { csv } from '#server/desk/csv.ts'
import { csvHeadings, csvRow } from '#server/desk/enquiry-csv.ts'
import { listEnquiries } from '#server/desk/list-enquiries.ts'
import { parseReference } from '#server/desk/parse-reference.ts'
import type { Session } from '#server/desk/sessions.ts'
import { readNames } from '#server/desk/staff-members.ts'
import { type DeskContext, download, goTo } from './desk-page.tsx'
import { type DeskDependencies, type DeskRoute, staffRoute } from './desk-route.ts'
import { readFilter, type TypedFilter } from './enquiry-filter.ts'
import { PAGE_SIZE, showList, together, typedFilter } from './enquiry-list-view.tsx'
import { readForm, textIn } from './read-form.ts'

const CSV_ROWS = 100_000

const MAX_REASON = 2_000

export function enquiryListRoutes(desk: DeskDependencies): DeskRoute[] {
  const { db } = desk.database

  /** What is ticked in the list. Afterwards the list has these alone, still ticked: the opposite takes it back. */
  const changeTicked = async (context: DeskContext, session: Session) => {
    const form = await readForm(context)
    const action = (Object.keys(together) as TogetherAction[]).find((name) => name === textIn(form, 'do'))
    const reason = textIn(form, 'reason').trim()
    const chosen = form
      .getAll('chosen')
      .slice(0, PAGE_SIZE)
      .flatMap((value) => chosenIn(value) ?? [])
    const list = new URLSearchParams(textIn(form, 'list'))
    const of = chosen.map(({ reference }) => reference).join(',')
    const typedDay = textIn(form, 'day')
    const day = parsePlainDate(typedDay)
    // Those that were ticked stay so.
    const refuse = (status: 400 | 409, problem: string) =>
      showList(desk, context, session, of === '' ? typedFilter((name) => list.get(name)) : { of }, {
        status,
        problem,
        reason,
        day: typedDay,
      })
    if (action === undefined || chosen.length === 0)
      return await refuse(
        400,
        'Nothing was changed: tick the enquiries first, then press a button below the list.',
      )
    if (action === 'cancel' && (reason === '' || reason.length > MAX_REASON))
      return await refuse(
        400,
        `Nothing was changed: give a reason of at most ${MAX_REASON} characters, so that colleagues know why.`,
      )
    if (action === 'move' && day === null)
      return await refuse(400, 'Nothing was changed: choose the day that the calls are moved to.')
    const assignee = textIn(form, 'assignee')
    const to = assignee === 'free' ? assignee : { staffId: assignee === 'nobody' ? null : assignee }
    const problems = await changeTogether(desk, chosen, { action, actor: session, reason, to, day })
    if (problems.length === 0) return goTo(context, addressOf('/enquiries', { of }), together[action].done)
    const changed = chosen.length - problems.length
    return await refuse(409, `${changed} of ${chosen.length} were changed. ${problems.join(' ')}`)
  }

  const listAsCsv = async (context: DeskContext, session: Session) => {
    const typed = typedFilter((name) => context.req.query(name))
    const read = readFilter(typed)
    if ('problem' in read) return context.text(read.problem, 400)
    const { sort, filter } = read
    const enquiries = await listEnquiries(db, { ...filter, order: sort, limit: CSV_ROWS })
    await logAction(desk, session, { action: 'exported', detail: extentOf(enquiries.length, typed) })
    const nameOf = await readNames(db)
    const answerers = await readAnswerers(db)
    const rows = enquiries.map((enquiry) =>
      csvRow(enquiry, nameOf(enquiry.assignedTo), answerers.get(enquiry.reference) ?? ''),
    )
    return download(context, 'enquiries.csv', csv(csvHeadings, rows))
  }
  return [
    staffRoute('GET /enquiries', (context, session) =>
      showList(
        desk,
        context,
        session,
        typedFilter((name) => context.req.query(name)),
      ),
    ),
    staffRoute({ at: 'POST /enquiries/together', changes: 'mails' }, changeTicked),
    staffRoute({ at: 'GET /enquiries.csv', confirmTo: 'download enquiries' }, listAsCsv),
  ]
}

/** How many, and of which list; what was searched for may be somebody's name. */
function extentOf(rows: number, { q, ...filter }: TypedFilter): string {
  const fields = Object.entries(filter).map(([name, value]) => `${name}=${value}`)
  return [`${rows} ${rows === 1 ? 'row' : 'rows'}`, ...(q ? ['a search'] : []), ...fields].join(', ')
}

/** The value of a ticked box; null where it is none of the list's. */
function chosenIn(value: FormDataEntryValue): Chosen | null {
  const [, text, version, sequence] = /^(\S+) (\d{1,9}) (\d{1,9})$/.exec(String(value)) ?? []
  const reference = parseReference(text)
  return reference === null ? null : { reference, version: Number(version), sequence: Number(sequence) }
}
