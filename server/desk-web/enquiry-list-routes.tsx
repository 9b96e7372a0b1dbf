// The list of enquiries, as a page and as CSV.
import { EnquiriesPage } from '#app/desk/enquiries-page.tsx'
import { allEnquiryKinds, enquiryKinds } from '#domain/enquiry-kinds.ts'
import { londonDate } from '#domain/london.ts'
import { formatSlashed, parsePlainDate } from '#domain/plain-date.ts'
import { logAction, readAnswerers } from '#server/desk/audit-log.ts'
import { type Chosen, changeTogether, type TogetherAction } from '#server/desk/change-together.ts'
import { csv } from '#server/desk/csv.ts'
import { csvHeadings, csvRow } from '#server/desk/enquiry-csv.ts'
import { deadlineOf, londonMoment } from '#server/desk/enquiry-text.ts'
import {
  type DeskEnquiry,
  type EnquiryPosition,
  findEnquiry,
  listEnquiries,
  positionOf,
} from '#server/desk/list-enquiries.ts'
import { parseReference } from '#server/desk/parse-reference.ts'
import type { Session } from '#server/desk/sessions.ts'
import { readNames, staffOptions } from '#server/desk/staff-members.ts'
import { choiceFields } from '#server/enquiries/enquiry-fields.ts'
import { type DeskContext, download, goTo, type NoticeName, page } from './desk-page.tsx'
import { type DeskDependencies, type DeskRoute, staffRoute } from './desk-route.ts'
import {
  filterNames,
  type ReadFilter,
  readFilter,
  sorts,
  states,
  type TypedFilter,
} from './enquiry-filter.ts'
import { firstLine, marksOf } from './enquiry-row.ts'
import { enquiryState } from './enquiry-state.ts'
import { kindTitle } from './kind-names.ts'
import { namedPages } from './page-names.ts'
import { readForm, textIn } from './read-form.ts'

const PAGE_SIZE = 50
const CSV_ROWS = 100_000

export function enquiryListRoutes(desk: DeskDependencies): DeskRoute[] {
  const { db } = desk.database

  /** One page of the list, and where the next one begins. */
  const readPage = async (
    { sort, filter }: ReadFilter,
    after: EnquiryPosition | undefined,
  ): Promise<{ enquiries: DeskEnquiry[]; next: EnquiryPosition | undefined }> => {
    const enquiries = await listEnquiries(db, { ...filter, order: sort, after, limit: PAGE_SIZE + 1 })
    const last = enquiries[PAGE_SIZE - 1]
    const next = enquiries.length > PAGE_SIZE && last ? positionOf(last, sort) : undefined
    return { enquiries: enquiries.slice(0, PAGE_SIZE), next }
  }

  const listPage = async (
    context: DeskContext,
    { staffId }: Session,
    typed: TypedFilter,
    refused?: { status: 400 | 409; problem: string; reason: string; day: string },
  ) => {
    const read = readFilter(typed)
    // Whoever types a reference wants that one.
    const reference = parseReference(typed.q)
    if (reference !== null && (await findEnquiry(db, reference)) !== null)
      return context.redirect(`/enquiries/${reference}`, 303)
    const problem = 'problem' in read ? read.problem : refused?.problem
    const status = problem === undefined ? 200 : (refused?.status ?? 400)
    const sort = 'problem' in read ? 'newest' : read.sort
    const position = positionIn(context)
    const areTicked = typed.of !== undefined || context.req.query('tick') === 'all'
    const { enquiries, next } =
      'problem' in read ? { enquiries: [], next: undefined } : await readPage(read, position)
    const people = await staffOptions(db)
    const nameOf = await readNames(db)
    const whose = (label: string, assigned?: string) => ({
      label,
      href: addressOf('/enquiries', { ...typed, of: undefined, assigned }),
      isShown: typed.assigned === assigned,
    })
    return page(
      context,
      { title: 'Enquiries', section: 'enquiries', status },
      <EnquiriesPage
        rows={enquiries.map((enquiry) => ({
          reference: enquiry.reference,
          chosen: `${enquiry.reference} ${enquiry.version} ${enquiry.sequence}`,
          isTicked: areTicked,
          name: enquiry.name,
          words: firstLine(enquiry.message),
          marks: marksOf(enquiry),
          assignee: nameOf(enquiry.assignedTo),
          phoneNumber: enquiry.phoneNumber,
          kind: enquiryKinds[enquiry.kind].label,
          received: londonMoment(enquiry.createdUtc),
          due: sort === 'due' ? dueText(enquiry) : '',
          callDay: enquiry.date === null ? '' : formatSlashed(enquiry.date),
          callTime: enquiry.time ?? '',
          ...enquiryState(enquiry, desk.now()),
        }))}
        filter={typed}
        whose={[whose('All'), whose('Mine', staffId), whose('Nobody’s', 'nobody')]}
        list={addressOf('', typed)}
        tickAll={
          areTicked ? undefined : addressOf('/enquiries', { ...typed, after: textOf(position), tick: 'all' })
        }
        actions={(Object.keys(together) as TogetherAction[])
          .filter((action) => action !== 'move-back' || typed.of !== undefined)
          .filter((action) => enquiries.some(together[action].canBe))
          .map((action) => ({ value: action, label: together[action].label }))}
        typed={{ reason: refused?.reason, day: refused?.day }}
        today={londonDate(desk.now())}
        problem={problem}
        sorts={Object.entries(sorts).map(([value, label]) => ({ value, label }))}
        choices={{
          kinds: allEnquiryKinds.map((kind) => ({ value: kind, label: kindTitle(kind) })),
          states: Object.entries(states).map(([value, { label }]) => ({ value, label })),
          fields: choiceFields.map(({ name, label, choices }) => ({
            name,
            label,
            options: choices.map((choice) => ({ value: choice, label: choice })),
          })),
          pages: [...namedPages],
          people: [{ value: 'nobody', label: 'Nobody' }, ...people],
        }}
        first={position && addressOf('/enquiries', typed)}
        next={next && addressOf('/enquiries', { ...typed, after: textOf(next) })}
        csv={addressOf('/enquiries.csv', typed)}
      />,
    )
  }

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
      listPage(context, session, of === '' ? typedFilter((name) => list.get(name)) : { of }, {
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
    const to = assignee === 'nobody' ? null : assignee
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
      listPage(
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

const MAX_REASON = 2_000

/** What can be done with several enquiries, and to which of them. */
const together: Record<
  TogetherAction,
  { label: string; done: NoticeName; canBe(enquiry: DeskEnquiry): boolean }
> = {
  assign: { label: 'Assign', done: 'together-assigned', canBe: () => true },
  move: { label: 'Move the calls', done: 'together-moved', canBe: isBooked },
  'move-back': {
    label: 'Move the calls back',
    done: 'together-moved-back',
    canBe: (enquiry) => isBooked(enquiry) && enquiry.sequence > 0,
  },
  cancel: { label: 'Cancel the calls', done: 'together-cancelled', canBe: isBooked },
  quarantine: {
    label: 'Put into quarantine',
    done: 'together-quarantined',
    canBe: ({ quarantined }) => !quarantined,
  },
  release: {
    label: 'Release from quarantine',
    done: 'together-released',
    canBe: ({ quarantined }) => quarantined,
  },
  rebook: {
    label: 'Book the calls again',
    done: 'together-rebooked',
    canBe: ({ cancelledUtc }) => cancelledUtc !== null,
  },
}

function isBooked({ date, cancelledUtc }: DeskEnquiry): boolean {
  return date !== null && cancelledUtc === null
}

/** The value of a ticked box; null where it is none of the list's. */
function chosenIn(value: FormDataEntryValue): Chosen | null {
  const [, text, version, sequence] = /^(\S+) (\d{1,9}) (\d{1,9})$/.exec(String(value)) ?? []
  const reference = parseReference(text)
  return reference === null ? null : { reference, version: Number(version), sequence: Number(sequence) }
}

function dueText(enquiry: DeskEnquiry): string {
  const deadline = deadlineOf(enquiry)
  return deadline === null ? '' : `${formatSlashed(deadline.date)} ${deadline.time}`
}

/** As long as the references of a page. */
const MAX_FILTER = 600

function typedFilter(typedIn: (name: string) => string | null | undefined): TypedFilter {
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = typedIn(name)?.slice(0, MAX_FILTER)
      return value ? [[name, value]] : []
    }),
  )
}

/** Where the page begins, `after` a moment and an id. */
function positionIn(context: DeskContext): EnquiryPosition | undefined {
  const [utc, id] = (context.req.query('after') ?? '').split(' ')
  return utc && id ? { utc, id } : undefined
}

function textOf(position: EnquiryPosition | undefined): string | undefined {
  return position && `${position.utc} ${position.id}`
}

/** The address of the same list: it can be shared and saved. */
function addressOf(path: string, fields: Record<string, string | undefined>): string {
  const given = Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : []))
  const query = new URLSearchParams(given).toString()
  return query === '' ? path : `${path}?${query}`
}
