// The page of an enquiry, whichever form of it was sent.
import { type EnquiryFormState, EnquiryPage } from '#app/desk/enquiry-page.tsx'
import type { RawForm } from '#domain/form-check.ts'
import { type DeskEnquiry, findEnquiry } from '#server/desk/list-enquiries.ts'
import { parseReference } from '#server/desk/parse-reference.ts'
import { repliesTo } from '#server/desk/reply-mail.ts'
import { staffOptions } from '#server/desk/staff-members.ts'
import { asBookedCall } from '#server/enquiries/enquiry.ts'
import { attemptOutcomes, closingOutcomes } from '#server/platform/db/desk-tables.ts'
import { callNotice, readCallPanel } from './call-view.ts'
import { type DeskContext, notFound, page } from './desk-page.tsx'
import type { DeskDependencies } from './desk-route.ts'
import { textFields } from './diary-form-data.ts'
import { readEnquiryView } from './enquiry-view.ts'

export interface ShownEnquiry extends EnquiryFormState {
  status?: 200 | 400 | 409
  /** What was sent about its call. */
  raw?: RawForm
}

/** The page of the enquiry that the address names, or what `work` makes of it. */
export async function withEnquiry(
  desk: DeskDependencies,
  context: DeskContext,
  work: (enquiry: DeskEnquiry) => Response | Promise<Response>,
): Promise<Response> {
  const reference = parseReference(context.req.param('reference'))
  const enquiry = reference === null ? null : await findEnquiry(desk.database.db, reference)
  return enquiry === null
    ? notFound(context, 'There is no such enquiry: it may have been erased.')
    : await work(enquiry)
}

export async function showEnquiry(
  desk: DeskDependencies,
  context: DeskContext,
  enquiry: DeskEnquiry,
  { status = 200, raw = {}, ...state }: ShownEnquiry = {},
): Promise<Response> {
  const { db } = desk.database
  const session = context.get('session')
  const call = asBookedCall(enquiry)
  return page(
    context,
    {
      title: `${enquiry.name}, ${enquiry.reference}`,
      section: 'enquiries',
      status,
      notice: call && callNotice(context, call),
    },
    <EnquiryPage
      {...(await readEnquiryView(db, enquiry, desk.now()))}
      call={call && (await readCallPanel(desk, call, raw))}
      people={await staffOptions(db)}
      outcomes={{ attempts: attemptOutcomes, closing: closingOutcomes }}
      isOwner={session?.role === 'owner'}
      replies={repliesTo(enquiry, session?.name ?? '')}
      chosenReply={Number(context.req.query('reply') ?? 0)}
      {...state}
      typedReason={textFields(raw).reason}
    />,
  )
}
