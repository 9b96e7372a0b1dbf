// Today, and one enquiry with all that is done about it.
import { EnquiryPage } from '#app/desk/enquiry-page.tsx'
import { TodayPage } from '#app/desk/today-page.tsx'
import { logRead } from '#server/desk/audit-log.ts'
import { callComplaint, callNoComplaint, whyKept } from '#server/desk/complaints.ts'
import { changedMeanwhile, readHistory } from '#server/desk/enquiry-history.ts'
import { eraseEnquiries } from '#server/desk/erasure.ts'
import {
  addNote,
  assign,
  type Change,
  markAdvised,
  markAnswered,
  noteSupport,
  quarantine,
  recordAttempt,
  releaseFromQuarantine,
  sendReply,
  undoAnswer,
} from '#server/desk/handle-enquiry.ts'
import { type DeskEnquiry, findEnquiry } from '#server/desk/list-enquiries.ts'
import { parseReference } from '#server/desk/parse-reference.ts'
import { Refusal } from '#server/desk/refusal.ts'
import { repliesTo } from '#server/desk/reply-mail.ts'
import { listStaff } from '#server/desk/staff-members.ts'
import { attemptOutcomes, closingOutcomes } from '#server/platform/db/desk-tables.ts'
import { type DeskContext, message, type NoticeName, page } from './desk-page.tsx'
import { type DeskDependencies, type DeskRoute, ownerRoute, staffRoute } from './desk-route.ts'
import { readEnquiryView } from './enquiry-view.ts'
import { readForm, readText, textIn, versionIn } from './read-form.ts'
import { readToday } from './today-view.ts'

export function enquiryRoutes(desk: DeskDependencies): DeskRoute[] {
  const { db } = desk.database

  const enquiryPage = async (
    context: DeskContext,
    enquiry: DeskEnquiry,
    shown: { status?: 200 | 400 | 409; problem?: string; typedNote?: string; typedReply?: string } = {},
  ) => {
    const { status = 200, ...rest } = shown
    const session = context.get('session')
    const people = (await listStaff(db)).map(({ id: value, name: label }) => ({ value, label }))
    return page(
      context,
      { title: `${enquiry.name}, ${enquiry.reference}`, section: 'enquiries', status },
      <EnquiryPage
        enquiry={await readEnquiryView(db, enquiry, desk.now())}
        people={people}
        outcomes={{ attempts: attemptOutcomes, closing: closingOutcomes }}
        isOwner={session?.role === 'owner'}
        replies={repliesTo(enquiry, session?.name ?? '')}
        chosenReply={Number(context.req.query('reply') ?? 0)}
        {...rest}
      />,
    )
  }

  const enquiryOf = async (context: DeskContext): Promise<DeskEnquiry | null> => {
    const reference = parseReference(context.req.param('reference'))
    return reference === null ? null : await findEnquiry(db, reference)
  }
  const notFound = (context: DeskContext) =>
    message(context, 'Not found', 404, 'There is no such enquiry: it may have been erased.')

  /** One change of one enquiry, by a form. Who comes second is shown what the first has done. */
  const change = (
    verb: string,
    done: NoticeName,
    work: (
      change: Change & { enquiry: DeskEnquiry },
      form: FormData,
    ) => Promise<NoticeName | Refusal | undefined>,
  ) =>
    staffRoute({ at: `POST /enquiries/:reference/${verb}`, changes: 'mails' }, async (context, session) => {
      const enquiry = await enquiryOf(context)
      if (enquiry === null) return notFound(context)
      const form = await readForm(context)
      const version = versionIn(form)
      const result = await work({ enquiry, actor: session, version }, form)
      if (result instanceof Refusal) {
        const now = (await enquiryOf(context)) ?? enquiry
        const isStale = result.reason === 'stale'
        return await enquiryPage(context, now, {
          status: isStale ? 409 : 400,
          problem: isStale
            ? changedMeanwhile(
                (await readHistory(db, now)).entries.slice(0, Math.max(1, now.version - version)),
              )
            : result.message,
          typedNote: textIn(form, 'text'),
          typedReply: textIn(form, 'reply'),
        })
      }
      const back = textIn(form, 'back') === 'today' ? '/' : `/enquiries/${enquiry.reference}`
      return context.redirect(`${back}?done=${result ?? done}`, 303)
    })

  return [
    staffRoute('GET /', async (context, session) =>
      page(
        context,
        { title: 'Today', section: 'today' },
        <TodayPage {...(await readToday(desk, session, context.req.query('whose')))} />,
      ),
    ),
    staffRoute('GET /enquiries/:reference', async (context, session) => {
      const enquiry = await enquiryOf(context)
      if (enquiry === null) return notFound(context)
      await logRead(desk, session, enquiry.reference)
      return await enquiryPage(context, enquiry)
    }),
    change('answer', 'answered', async (made, form) => {
      const [typed, note] = [textIn(form, 'outcome'), textIn(form, 'text')]
      const attempt = attemptOutcomes.find((known) => known === typed)
      if (attempt) return (await recordAttempt(desk, made, attempt, note)) ?? 'attempted'
      const outcome = closingOutcomes.find((known) => known === typed)
      if (outcome === undefined) return new Refusal('Nothing was stored: choose the outcome first.')
      const answered = await markAnswered(desk, made, outcome, note)
      return answered instanceof Refusal ? answered : 'answered'
    }),
    change('reopen', 'reopened', (made) => undoAnswer(desk, made)),
    change('assign', 'assigned', (made, form) => assign(desk, made, textIn(form, 'assigned') || null)),
    change('advice', 'advice-noted', (made, form) =>
      markAdvised(desk, made, textIn(form, 'advice') === 'yes' ? 1 : 0),
    ),
    change('note', 'noted', (made, form) => addNote(desk, made, textIn(form, 'text'))),
    change('reply', 'reply-sent', (made, form) =>
      sendReply(desk, made, made.enquiry.email, textIn(form, 'reply')),
    ),
    change('support', 'support-noted', (made, form) =>
      noteSupport(
        desk,
        made,
        form.getAll('support').filter((value) => typeof value === 'string'),
      ),
    ),
    change('complaint', 'complaint-registered', ({ enquiry, actor }) => callComplaint(desk, enquiry, actor)),
    change('no-complaint', 'complaint-taken-back', ({ enquiry, actor }) =>
      callNoComplaint(desk, enquiry, actor),
    ),
    change('release', 'released', async (made) => {
      const released = await releaseFromQuarantine(desk, made)
      if (released instanceof Refusal) return released
      return released === 0 ? 'released-silently' : 'released'
    }),
    change('quarantine', 'quarantined', (made) => quarantine(desk, made)),
    ownerRoute(
      { at: 'POST /enquiries/:reference/erase', changes: 'times', confirmTo: 'erase an enquiry' },
      async (context, session) => {
        const enquiry = await enquiryOf(context)
        if (enquiry === null) return notFound(context)
        if ((await readText(context, 'confirmed')) !== 'yes')
          return await enquiryPage(context, enquiry, {
            status: 400,
            problem: 'Nothing was erased: tick the box if it is meant.',
          })
        const { enquiries: erased } = await eraseEnquiries(desk, [enquiry.id], session)
        if (erased === 0)
          return await enquiryPage(context, enquiry, {
            status: 400,
            problem: `Nothing was erased: it is a complaint, and ${whyKept}.`,
          })
        return context.redirect('/enquiries?done=erased', 303)
      },
    ),
  ]
}
