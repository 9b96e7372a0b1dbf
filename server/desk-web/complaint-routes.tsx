// The register of complaints, one complaint, and what is reported of a half-year.
import { ComplaintPage, type ComplaintProps, complaintFields } from '#app/desk/complaint-page.tsx'
import { ComplaintsPage } from '#app/desk/complaints-page.tsx'
import { pages } from '#content/site/pages.ts'
import {
  type ComplaintReturn,
  countReturn,
  type HalfYear,
  halfYearOf,
  parseHalfYear,
} from '#domain/complaint-return.ts'
import { londonDate } from '#domain/london.ts'
import { logAction, readLog } from '#server/desk/audit-log.ts'
import {
  changeComplaint,
  complaintProblems,
  listComplaints,
  readComplaint,
  readCounted,
  stateNil,
} from '#server/desk/complaints.ts'
import { csv } from '#server/desk/csv.ts'
import { readHistory } from '#server/desk/enquiry-history.ts'
import { findEnquiry } from '#server/desk/list-enquiries.ts'
import { parseReference } from '#server/desk/parse-reference.ts'
import { staffOptions } from '#server/desk/staff-members.ts'
import type { ComplaintsTable } from '#server/platform/db/tables.ts'
import { choicesOf, datesOf, halvesUntil, typedOf, valuesOf } from './complaint-view.ts'
import { type DeskContext, download, goTo, message, notFound, page } from './desk-page.tsx'
import { type DeskDependencies, type DeskRoute, ownerRoute, staffRoute } from './desk-route.ts'
import { readForm, textIn, versionIn } from './read-form.ts'

export function complaintRoutes(desk: DeskDependencies): DeskRoute[] {
  const { db } = desk.database
  const today = () => londonDate(desk.now())

  const registerPage = async (context: DeskContext, half: HalfYear, problem?: string) => {
    const counted = await readCounted(db, half)
    const [stated] = await readLog(db, { subject: half.name, actions: ['nil return stated'], limit: 1 })
    return page(
      context,
      { title: 'Complaints', section: 'complaints', status: problem ? 400 : 200 },
      <ComplaintsPage
        problem={problem}
        complaints={await listComplaints(db)}
        today={today()}
        half={half}
        halves={halvesUntil(today())}
        counts={countReturn(counted, half)}
        stated={stated}
        canBeStated={!stated && counted.length === 0 && half.to < today()}
        form={`${desk.siteUrl}${pages.complain.path}`}
      />,
    )
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
      staffOptions(db),
      staffOptions(db, 'ever'),
      readHistory(db, enquiry),
    ])
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
        choices={choicesOf(complaint, staff, everybody)}
        history={entries}
      />,
    )
  }

  /** The page of the complaint that the address names, or what `work` makes of it. */
  const withComplaint = async (
    context: DeskContext,
    work: (found: Found) => Response | Promise<Response>,
  ): Promise<Response> => {
    const reference = parseReference(context.req.param('reference'))
    const enquiry = reference === null ? null : await findEnquiry(db, reference)
    const complaint = enquiry && (await readComplaint(db, enquiry.id))
    return enquiry && complaint
      ? await work({ enquiry, complaint })
      : notFound(context, 'There is no such complaint in the register.')
  }

  return [
    staffRoute('GET /complaints', (context) => registerPage(context, halfIn(context))),
    staffRoute('GET /complaints/return.csv', async (context, session) => {
      const half = halfIn(context)
      const { rows, total, ...open } = countReturn(await readCounted(db, half), half)
      await logAction(desk, session, { action: 'complaints exported', subject: half.name })
      const { product: _, cause: __, ...headings } = returnHeadings
      const cells = (row: ComplaintReturn['total']) =>
        (Object.keys(headings) as (keyof ComplaintReturn['total'])[]).map((name) =>
          name === 'redress' ? (row.redress / 100).toFixed(2) : String(row[name]),
        )
      const body = csv(Object.values(returnHeadings), [
        ...rows.map((row) => [row.product, row.cause, ...cells(row)]),
        ['All', '', ...cells(total)],
        ['Open at the beginning', '', String(open.openBefore)],
        ['Open at the end', '', String(open.openAfter)],
      ])
      return download(context, `complaints-${half.name}.csv`, body)
    }),
    ownerRoute('POST /complaints/nil', async (context, session) => {
      const half = parseHalfYear(textIn(await readForm(context), 'half'))
      if (half === null) return message(context, 'Not recorded', 400, 'There is no such half-year.')
      const refused = await stateNil(desk, half, session)
      if (refused) return await registerPage(context, half, refused.message)
      return goTo(context, `/complaints?half=${half.name}`, 'nil-stated')
    }),
    staffRoute('GET /complaints/:reference', (context) =>
      withComplaint(context, (found) => complaintPage(context, found)),
    ),
    staffRoute('POST /complaints/:reference', (context, session) =>
      withComplaint(context, async (found) => {
        const form = await readForm(context)
        const typed = Object.fromEntries(complaintFields.map(({ name }) => [name, textIn(form, name).trim()]))
        const change = { values: valuesOf(typed, found.complaint), version: versionIn(form) }
        const errors = complaintProblems(change.values, today())
        if (Object.keys(errors).length > 0) return await complaintPage(context, found, { typed, errors })
        const refused = await changeComplaint(desk, found.enquiry, change, session)
        if (refused) return await complaintPage(context, found, { typed, problem: refused.message })
        return goTo(context, `/complaints/${found.enquiry.reference}`, 'complaint-changed')
      }),
    ),
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
} as const satisfies Record<'product' | 'cause' | keyof ComplaintReturn['total'], string>
