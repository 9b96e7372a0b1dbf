// The page of an enquiry, whichever form of it was sent.
import type { Kysely } from 'kysely'
import { type EnquiryFormState, EnquiryPage, type EnquiryView } from '#app/desk/enquiry-page.tsx'
import { supportNeeds } from '#content/site/complaint-categories.ts'
import { enquiryKinds } from '#domain/enquiry-kinds.ts'
import type { RawForm } from '#domain/form-check.ts'
import { quarantineReasons } from '#domain/spam-check.ts'
import { readComplaint } from '#server/desk/complaints.ts'
import { readHistory } from '#server/desk/enquiry-history.ts'
import { personOf } from '#server/desk/find-person.ts'
import { type DeskEnquiry, findEnquiry } from '#server/desk/list-enquiries.ts'
import { readMails, readNotes } from '#server/desk/notes-and-replies.ts'
import { parseReference } from '#server/desk/parse-reference.ts'
import { repliesTo } from '#server/desk/reply-mail.ts'
import { staffOptions } from '#server/desk/staff-members.ts'
import { asBookedCall } from '#server/enquiries/enquiry.ts'
import { shownFields } from '#server/enquiries/enquiry-fields.ts'
import { outboxKinds } from '#server/outbox/outbox-kinds.ts'
import { attemptOutcomes, closingOutcomes } from '#server/platform/db/desk-tables.ts'
import type { OutboxTable, Tables } from '#server/platform/db/tables.ts'
import { callNotice, readCallPanel } from './call-view.ts'
import { type DeskContext, notFound, page } from './desk-page.tsx'
import type { DeskDependencies } from './desk-route.ts'
import { textFields } from './diary-form-data.ts'

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

const mailStates: Record<OutboxTable['state'], string> = {
  waiting: 'waiting',
  held: 'held back',
  sending: 'being sent',
  sent: 'sent',
  parked: 'could not be sent',
  dropped: 'given up',
}

/** In the heading of the page, above all else, and as the call. */
const shownElsewhere = ['name', 'date', 'time', 'message']

async function readEnquiryView(db: Kysely<Tables>, enquiry: DeskEnquiry, now: number): Promise<EnquiryView> {
  const [notes, mails, { entries }, person, complaint] = await Promise.all([
    readNotes(db, enquiry.id),
    readMails(db, enquiry.id),
    readHistory(db, enquiry),
    personOf(db, enquiry),
    readComplaint(db, enquiry.id),
  ])
  return {
    enquiry,
    now,
    fields: shownFields(enquiry).filter(({ name }) => !shownElsewhere.includes(name)),
    isComplaint: complaint !== null,
    // A call is still to be made; a message is closed in the register.
    needsOutcome: enquiryKinds[enquiry.kind].needsReply && (complaint === null || enquiry.date !== null),
    supportNeeds,
    quarantineReason: enquiry.quarantineReason === null ? '' : quarantineReasons[enquiry.quarantineReason],
    mails: mails.map(({ kind, state, ...mail }) => ({
      ...mail,
      kind: outboxKinds[kind].label,
      state: mailStates[state],
    })),
    notes,
    moreOfPerson: person.enquiries.length - 1,
    history: entries,
  }
}
