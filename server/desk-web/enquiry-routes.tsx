// Today, and one enquiry with all that is done about it.
import { TodayPage } from '#app/desk/today-page.tsx'
import { assign } from '#server/desk/assign-enquiry.ts'
import { logRead } from '#server/desk/audit-log.ts'
import type { Change } from '#server/desk/change-enquiry.ts'
import { callComplaint, callNoComplaint, whyKept } from '#server/desk/complaints.ts'
import { changedMeanwhile, readHistory } from '#server/desk/enquiry-history.ts'
import { eraseEnquiries } from '#server/desk/erasure.ts'
import {
  markAdvised,
  markAnswered,
  noteSupport,
  recordAttempt,
  undoAnswer,
} from '#server/desk/handle-enquiry.ts'
import type { DeskEnquiry } from '#server/desk/list-enquiries.ts'
import { addNote, sendReply } from '#server/desk/notes-and-replies.ts'
import { quarantine, releaseFromQuarantine } from '#server/desk/quarantine.ts'
import { Refusal } from '#server/desk/refusal.ts'
import { attemptOutcomes, closingOutcomes } from '#server/platform/db/desk-tables.ts'
import { goTo, type NoticeName, page } from './desk-page.tsx'
import { type DeskDependencies, type DeskRoute, ownerRoute, staffRoute } from './desk-route.ts'
import { readForm, readText, textIn, versionIn } from './read-form.ts'
import { showEnquiry, withEnquiry } from './show-enquiry.tsx'
import { readToday } from './today-view.ts'

export function enquiryRoutes(desk: DeskDependencies): DeskRoute[] {
  const { db } = desk.database

  /** One change of one enquiry, by a form. Who comes second is shown what the first has done. */
  const change = (
    verb: string,
    done: NoticeName,
    work: (
      change: Change & { enquiry: DeskEnquiry },
      form: FormData,
    ) => Promise<NoticeName | Refusal | undefined>,
  ) =>
    staffRoute({ at: `POST /enquiries/:reference/${verb}`, changes: 'mails' }, (context, session) =>
      withEnquiry(desk, context, async (enquiry) => {
        const form = await readForm(context)
        const version = versionIn(form)
        const result = await work({ enquiry, actor: session, version }, form)
        if (!(result instanceof Refusal)) {
          const back = textIn(form, 'back') === 'today' ? '/' : `/enquiries/${enquiry.reference}`
          return goTo(context, back, result ?? done)
        }
        return await withEnquiry(desk, context, async (present) => {
          const isStale = result.reason === 'stale'
          const { entries } = await readHistory(db, present)
          return await showEnquiry(desk, context, present, {
            status: isStale ? 409 : 400,
            problem: isStale
              ? changedMeanwhile(entries.slice(0, Math.max(1, present.version - version)))
              : result.message,
            typedNote: textIn(form, 'text'),
            typedReply: textIn(form, 'reply'),
          })
        })
      }),
    )

  return [
    staffRoute('GET /', async (context, session) =>
      page(
        context,
        { title: 'Today', section: 'today' },
        <TodayPage {...(await readToday(desk, session, context.req.query('whose')))} />,
      ),
    ),
    staffRoute('GET /enquiries/:reference', (context, session) =>
      withEnquiry(desk, context, async (enquiry) => {
        await logRead(desk, session, enquiry.reference)
        return await showEnquiry(desk, context, enquiry)
      }),
    ),
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
      (context, session) =>
        withEnquiry(desk, context, async (enquiry) => {
          const refuse = (problem: string) =>
            showEnquiry(desk, context, enquiry, { status: 400, problem: `Nothing was erased: ${problem}` })
          if ((await readText(context, 'confirmed')) !== 'yes')
            return await refuse('tick the box if it is meant.')
          const { enquiries: erased } = await eraseEnquiries(desk, [enquiry.id], session)
          if (erased === 0) return await refuse(`it is a complaint, and ${whyKept}.`)
          return goTo(context, '/enquiries', 'erased')
        }),
    ),
  ]
}
