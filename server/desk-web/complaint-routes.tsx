// The register of complaints, one complaint, and what is reported of a half-year.
import { ComplaintPage, type ComplaintProps } from '#app/desk/complaint-page.tsx'
import { type ComplaintRow, ComplaintsPage, type ReturnView } from '#app/desk/complaints-page.tsx'
import type { Tone } from '#app/desk/elements.tsx'
import { categoriesOn, complaintCategories } from '#content/site/complaint-categories.ts'
import { pages } from '#content/site/pages.ts'
import { complaintDates, ombudsmanUntil } from '#domain/complaint-dates.ts'
import {
  complaintEnds,
  complaintOutcomes,
  countReturn,
  type HalfYear,
  halfYearBefore,
  halfYearOf,
  parseHalfYear,
  type ReturnCounts,
} from '#domain/complaint-return.ts'
import { londonDate } from '#domain/london.ts'
import { formatDate, formatLong, formatSlashed, type PlainDate, parsePlainDate } from '#domain/plain-date.ts'
import { listActors, logAction, readLog } from '#server/desk/audit-log.ts'
import {
  type ComplaintValues,
  changeComplaint,
  complaintProblems,
  type ListedComplaint,
  listComplaints,
  readComplaint,
  readCounted,
  stateNil,
} from '#server/desk/complaints.ts'
import { csv } from '#server/desk/csv.ts'
import { readHistory } from '#server/desk/enquiry-history.ts'
import { londonMoment } from '#server/desk/enquiry-text.ts'
import { findEnquiry } from '#server/desk/list-enquiries.ts'
import { parseReference } from '#server/desk/parse-reference.ts'
import { listStaff } from '#server/desk/staff-members.ts'
import type { ComplaintsTable } from '#server/platform/db/tables.ts'
import { type DeskContext, message, page } from './desk-page.tsx'
import { type DeskDependencies, type DeskRoute, ownerRoute, staffRoute } from './desk-route.ts'
import { historyRow } from './enquiry-view.ts'
import { readForm, textIn, versionIn } from './read-form.ts'

/** Half-years that are linked, the present one included. */
const HALVES = 4
const SOON_DAYS = 7

export function complaintRoutes(desk: DeskDependencies): DeskRoute[] {
  const { db } = desk.database
  const today = () => londonDate(desk.now())

  const registerPage = async (context: DeskContext, half: HalfYear, problem?: string) => {
    const all = await listComplaints(db)
    const rows = all.map((complaint) => rowOf(complaint, today()))
    return page(
      context,
      { title: 'Complaints', section: 'complaints', status: problem ? 400 : 200 },
      <ComplaintsPage
        problem={problem}
        open={rows.filter((_, index) => all[index]?.closed === null)}
        closed={rows.filter((_, index) => all[index]?.closed !== null)}
        half={await returnView(half)}
        form={`${desk.siteUrl}${pages.complain.path}`}
      />,
    )
  }

  const returnView = async (half: HalfYear): Promise<ReturnView> => {
    const { name, from, to } = half
    const counted = await readCounted(db, half)
    const counts = countReturn(counted, half)
    const [stated] = await readLog(db, { subject: name, actions: ['nil return stated'], limit: 1 })
    const rows = counts.rows.map(({ product, cause, ...row }) => ({
      category: `${product || 'No product yet'}: ${cause || 'no cause yet'}`,
      ...row,
    }))
    return {
      name,
      from: formatDate(from),
      to: formatDate(to),
      links: halvesUntil(today()).map((other) => ({
        label: other.name,
        href: `/complaints?half=${other.name}`,
        isShown: other.name === name,
      })),
      csv: `/complaints/return.csv?half=${name}`,
      rows: [...rows, ...(rows.length > 1 ? [{ category: 'All', ...counts.total }] : [])].map((row) => ({
        ...row,
        redress: pounds(row.redress),
      })),
      openBefore: counts.openBefore,
      openAfter: counts.openAfter,
      nil: stated
        ? `Nil return: ${stated.who} stated on ${londonMoment(stated.atUtc)} that no complaint was received, open or closed.`
        : '',
      canBeNil: !stated && counted.length === 0 && to < today(),
    }
  }

  const halfIn = (context: DeskContext) => parseHalfYear(context.req.query('half')) ?? halfYearOf(today())

  const complaintPage = async (
    context: DeskContext,
    found: Found,
    refused: { typed?: ComplaintProps['typed']; errors?: ComplaintProps['errors']; problem?: string } = {},
  ) => {
    const { enquiry, complaint } = found
    const { reference, name, phoneNumber, email, message, about, support } = enquiry
    const [staff, everybody, { entries }] = await Promise.all([
      listStaff(db),
      listActors(db),
      readHistory(db, enquiry),
    ])
    const people = (list: readonly { id: string; name: string }[]) =>
      list.map(({ id: value, name: label }) => ({ value, label }))
    const { products, causes } = complaintCategories
    const isRefused = refused.problem !== undefined || refused.errors !== undefined
    return page(
      context,
      {
        title: `Complaint of ${enquiry.name}, ${enquiry.reference}`,
        section: 'complaints',
        status: isRefused ? 400 : 200,
      },
      <ComplaintPage
        enquiry={{ reference, name, phoneNumber, email, message, about, support: support.join(', ') }}
        version={complaint.version}
        dates={datesOf(complaint, today())}
        typed={refused.typed ?? typedOf(complaint)}
        errors={refused.errors ?? {}}
        problem={refused.problem}
        options={{
          products: options([...categoriesOn(products, complaint.received), complaint.product]),
          causes: options([...categoriesOn(causes, complaint.received), complaint.cause]),
          people: people(staff),
          everybody: people(everybody),
          ends: options(complaintEnds),
          outcomes: options(complaintOutcomes),
        }}
        history={entries.map(historyRow)}
      />,
    )
  }

  const find = async (context: DeskContext): Promise<Found | null> => {
    const reference = parseReference(context.req.param('reference'))
    const enquiry = reference === null ? null : await findEnquiry(db, reference)
    const complaint = enquiry && (await readComplaint(db, enquiry.id))
    return enquiry && complaint && { enquiry, complaint }
  }
  const notFound = (context: DeskContext) =>
    message(context, 'Not found', 404, 'There is no such complaint in the register.')

  return [
    staffRoute('GET /complaints', (context) => registerPage(context, halfIn(context))),
    staffRoute('GET /complaints/return.csv', async (context, session) => {
      const half = halfIn(context)
      const { rows, total, ...open } = countReturn(await readCounted(db, half), half)
      await logAction(desk, session, { action: 'complaints exported', subject: half.name })
      const { product: _, cause: __, ...headings } = returnHeadings
      const cells = (row: ReturnCounts) =>
        (Object.keys(headings) as (keyof ReturnCounts)[]).map((name) =>
          name === 'redress' ? (row.redress / 100).toFixed(2) : String(row[name]),
        )
      const body = csv(Object.values(returnHeadings), [
        ...rows.map((row) => [row.product, row.cause, ...cells(row)]),
        ['All', '', ...cells(total)],
        ['Open at the beginning', '', String(open.openBefore)],
        ['Open at the end', '', String(open.openAfter)],
      ])
      return context.body(body, 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="complaints-${half.name}.csv"`,
      })
    }),
    ownerRoute('POST /complaints/nil', async (context, session) => {
      const half = parseHalfYear(textIn(await readForm(context), 'half'))
      if (half === null) return message(context, 'Not recorded', 400, 'There is no such half-year.')
      const refused = await stateNil(desk, half, session)
      if (refused) return await registerPage(context, half, refused.message)
      return context.redirect(`/complaints?half=${half.name}&done=nil-stated`, 303)
    }),
    staffRoute('GET /complaints/:reference', async (context) => {
      const found = await find(context)
      return found ? await complaintPage(context, found) : notFound(context)
    }),
    staffRoute('POST /complaints/:reference', async (context, session) => {
      const found = await find(context)
      if (!found) return notFound(context)
      const form = await readForm(context)
      const typed = Object.fromEntries(
        Object.keys(typedOf(found.complaint)).map((name) => [name, textIn(form, name).trim()]),
      )
      const values = valuesOf(typed, found.complaint)
      const errors = complaintProblems(values, today())
      if (Object.keys(errors).length > 0) return await complaintPage(context, found, { typed, errors })
      const refused = await changeComplaint(
        desk,
        found.enquiry,
        { values, version: versionIn(form) },
        session,
      )
      if (refused) return await complaintPage(context, found, { typed, problem: refused.message })
      return context.redirect(`/complaints/${found.enquiry.reference}?done=complaint-changed`, 303)
    }),
  ]
}

interface Found {
  enquiry: NonNullable<Awaited<ReturnType<typeof findEnquiry>>>
  complaint: ComplaintsTable
}

const returnHeadings = {
  product: 'Product',
  cause: 'Cause',
  opened: 'Received',
  closed: 'Closed',
  within3Days: 'Closed within 3 business days',
  within8Weeks: 'Closed after that, within 8 weeks',
  later: 'Closed after 8 weeks',
  upheld: 'Upheld in whole or in part',
  redress: 'Redress in pounds',
} as const satisfies Record<'product' | 'cause' | keyof ReturnCounts, string>

function halvesUntil(today: PlainDate): HalfYear[] {
  const halves = [halfYearOf(today)]
  for (let last = halves[0]; last && halves.length < HALVES; last = halves.at(-1))
    halves.push(halfYearBefore(last))
  return halves
}

function rowOf(complaint: ListedComplaint, today: PlainDate): ComplaintRow {
  const { reference, name, about, received, handler, acknowledged, closedBy, outcome, next } = complaint
  return {
    reference,
    name,
    about: about || complaint.product,
    received: formatSlashed(received),
    handler: handler ?? (next === null ? '' : 'nobody yet'),
    next:
      next === null
        ? [closedBy, outcome].filter(Boolean).join(', ')
        : `${acknowledged === null ? 'acknowledge' : 'final response'} by ${formatSlashed(next)}`,
    ...(next === null ? { left: '', tone: 'plain' as const } : timeLeft(next, today)),
  }
}

function timeLeft(day: PlainDate, today: PlainDate): { left: string; tone: Tone } {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)
  const count = `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`
  if (days < 0) return { left: `${count} late`, tone: 'late' }
  if (days === 0) return { left: 'today', tone: 'soon' }
  return { left: `${count} left`, tone: days <= SOON_DAYS ? 'soon' : 'good' }
}

function datesOf(complaint: ComplaintsTable, today: PlainDate): ComplaintProps['dates'] {
  const { received, acknowledged, closed, closedBy } = complaint
  const dates = complaintDates(received)
  const entry = (label: string, day: PlainDate, done: PlainDate | null) => {
    const { left, tone } = timeLeft(day, today)
    if (done === null)
      return {
        label,
        day: formatLong(day),
        state: closed === null ? left : 'closed',
        tone: closed === null ? tone : 'plain',
      }
    const isLate = done > day
    return {
      label,
      day: formatLong(day),
      state: `${isLate ? 'late, on' : 'done on'} ${formatSlashed(done)}`,
      tone: isLate ? 'late' : 'good',
    } as const
  }
  const response = closedBy === 'withdrawn' ? null : closed
  return [
    entry('Acknowledge in writing', dates.acknowledge, acknowledged),
    ...(closed === null || closedBy === 'summary resolution'
      ? [
          closed === null && today > dates.summary
            ? {
                label: 'Settle with a summary alone',
                day: formatLong(dates.summary),
                state: 'past',
                tone: 'plain' as const,
              }
            : entry('Settle with a summary alone', dates.summary, response),
        ]
      : []),
    ...(closedBy === 'summary resolution' ? [] : [entry('Final response', dates.final, response)]),
    ...(response
      ? [
          {
            label: 'May go to the ombudsman until',
            day: formatLong(ombudsmanUntil(response)),
            state: today > ombudsmanUntil(response) ? 'past' : 'open',
            tone: 'plain' as const,
          },
        ]
      : []),
  ]
}

function options(labels: readonly string[]) {
  return [...new Set(labels)].filter((label) => label !== '').map((label) => ({ value: label, label }))
}

type Typed = Record<keyof ComplaintValues, string>

function typedOf(complaint: ComplaintsTable): Typed {
  const { enquiryId: _, version: __, redress, ...texts } = complaint
  return {
    ...(Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, value ?? ''])) as Omit<
      Typed,
      'redress'
    >),
    redress: redress === 0 ? '' : (redress / 100).toFixed(2),
  }
}

/** What was typed, as it is stored. An unknown choice is none; a day that is none is the day before all. */
function valuesOf(typed: Record<string, string>, before: ComplaintsTable): ComplaintValues {
  const day = (name: string) => (typed[name] ? (parsePlainDate(typed[name]) ?? noDay) : null)
  const among = <T extends string>(name: string, known: readonly T[]) =>
    known.find((value) => value === typed[name]) ?? null
  const received = day('received') ?? noDay
  const { products, causes } = complaintCategories
  const redress = (typed.redress ?? '').replace(/[£,\s]/g, '')
  return {
    received,
    product: among('product', [...categoriesOn(products, received), before.product]) ?? '',
    cause: among('cause', [...categoriesOn(causes, received), before.cause]) ?? '',
    handlerId: typed.handlerId || null,
    aboutStaffId: typed.aboutStaffId || null,
    acknowledged: day('acknowledged'),
    closed: day('closed'),
    closedBy: among('closedBy', complaintEnds),
    outcome: among('outcome', complaintOutcomes),
    redress:
      redress === '' ? 0 : /^\d{1,8}(\.\d\d?)?$/.test(redress) ? Math.round(Number(redress) * 100) : -1,
  }
}

/** Before every receipt, so that it is refused. */
const noDay = '1900-01-01' as PlainDate

function pounds(pence: number): string {
  return (pence / 100).toLocaleString('en-GB', { style: 'currency', currency: 'GBP' })
}
