// Calls: booked for somebody who rang, moved, cancelled and booked again.
import { BookPage } from '#app/desk/book-page.tsx'
import type { FieldTexts } from '#app/desk/elements.tsx'
import { pages } from '#content/site/pages.ts'
import { wording } from '#content/site/wording.ts'
import { officeSchedule } from '#domain/call-schedule.ts'
import type { RawForm } from '#domain/form-check.ts'
import { londonDate } from '#domain/london.ts'
import { parseCancellation, parseNewTime, parseSequence } from '#domain/own-call.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import { rawForm } from '#domain/raw-form.ts'
import { listTakers } from '#server/desk/call-taking.ts'
import {
  bookCall,
  cancelCall,
  type MoveResult,
  moveCall,
  type OfficeChange,
  rebookCall,
} from '#server/desk/calls.ts'
import { changedMeanwhile, readHistory } from '#server/desk/enquiry-history.ts'
import type { Session } from '#server/desk/sessions.ts'
import { asBookedCall, type BookedCall } from '#server/enquiries/enquiry.ts'
import { type callNotices, readWhenChoices } from './call-view.ts'
import { type DeskContext, goTo, notFound, page } from './desk-page.tsx'
import { type DeskDependencies, type DeskRoute, staffRoute } from './desk-route.ts'
import { errorMessages, type FormState, moveErrors, textFields } from './diary-form-data.ts'
import { readForm } from './read-form.ts'
import { showEnquiry, withEnquiry } from './show-enquiry.tsx'

export function callRoutes(desk: DeskDependencies): DeskRoute[] {
  const { siteUrl, now, createId, schedule } = desk
  const { db } = desk.database
  const today = () => londonDate(now())

  const bookPage = async (
    context: DeskContext,
    raw: RawForm,
    { status = 200, problem, errors = {} }: FormState,
  ) => {
    const typed = textFields(raw)
    const { date = '', time = '', adviser } = typed
    return page(
      context,
      { title: 'Book a call', section: 'diary', status },
      <BookPage
        formKey={typed.key || createId()}
        when={await readWhenChoices(desk, { date, time }, raw, { adviser })}
        people={await listTakers(db)}
        services={wording.services}
        typed={typed}
        chosenServices={Array.isArray(raw.services) ? raw.services : []}
        errors={errors}
        problem={problem}
        privacyNotice={siteUrl + pages.privacyPolicy.path}
        close={`/diary/close?${new URLSearchParams({ from: date, until: date, time })}`}
      />,
    )
  }

  const book = async (context: DeskContext, session: Session) => {
    const raw = rawForm(await readForm(context))
    if (raw.show === 'times') return await bookPage(context, raw, {})
    const result = await bookCall(desk, raw, session)
    if (result.ok) {
      const { receipt } = result
      if (receipt.form !== 'callback')
        return await bookPage(
          context,
          { ...raw, key: '' },
          {
            status: 409,
            problem:
              'This form was stored before: look in the diary. To book another call, press Book the call once more.',
          },
        )
      return goTo(context, `/enquiries/${receipt.reference}`, 'call-booked')
    }
    const status = result.reason === 'slot-taken' ? 409 : 400
    return await bookPage(
      context,
      raw,
      'errors' in result
        ? { status, errors: errorMessages(result.errors) }
        : { status, problem: 'Nothing was stored. Please try again.' },
    )
  }

  /** One change of one call, by a form. Who comes second is shown what the first has done. */
  const change = (
    verb: string,
    done: (typeof callNotices)[number],
    work: (call: BookedCall, raw: RawForm, change: OfficeChange) => Promise<MoveResult | FieldTexts>,
  ) =>
    staffRoute(`POST /enquiries/:reference/${verb}`, (context, session) =>
      withEnquiry(desk, context, async (enquiry) => {
        const call = asBookedCall(enquiry)
        if (call === null) return notFound(context, 'There is no call in this enquiry.')
        const raw = rawForm(await readForm(context))
        if (raw.show === 'times') return await showEnquiry(desk, context, enquiry, { raw })
        const sequence = parseSequence(raw)
        const result = await work(call, raw, { actor: session, sequence })
        if (result === 'changed') {
          const isFromWeek = raw.back === 'week' && parsePlainDate(String(raw.date)) !== null
          const back = isFromWeek
            ? `/diary?day=${raw.date}&call=${call.reference}`
            : `/enquiries/${call.reference}`
          return goTo(context, back, done)
        }
        return await withEnquiry(desk, context, async (present) => {
          const refuse = (status: 400 | 409, shown: { problem?: string; errors?: FieldTexts }) =>
            showEnquiry(desk, context, present, { raw, status, ...shown })
          if (typeof result === 'object') return await refuse(400, { errors: result })
          const errors = moveErrors[result]
          if (errors === undefined) {
            const { entries } = await readHistory(db, present)
            const later = entries.filter((entry) => (entry.sequence ?? 0) > sequence)
            return await refuse(409, { problem: changedMeanwhile(later) })
          }
          const status = result === 'slot-taken' || result === 'slot-closed' ? 409 : 400
          // A cancelled call has no fields.
          const problem = `It stays cancelled. ${Object.values(errors)[0]}`
          return await refuse(status, verb === 'rebook' ? { problem } : { errors })
        })
      }),
    )

  return [
    staffRoute('GET /diary/book', async (context) => {
      const { date = today(), time = '', adviser = '' } = context.req.query()
      return await bookPage(context, { date, time, adviser }, {})
    }),
    staffRoute('POST /diary/book', book),
    change('move', 'call-moved', async (call, raw, made) => {
      const check = parseNewTime(raw, {
        today: today(),
        schedule: officeSchedule(schedule),
        earliest: today(),
      })
      return check.ok ? await moveCall(desk, call, check.value, made) : errorMessages(check.errors)
    }),
    change('cancel', 'call-cancelled', async (call, raw, made) => {
      const check = parseCancellation(raw)
      if (!check.ok) return errorMessages(check.errors)
      const { reason } = check.value
      if (reason === '') return { reason: 'Please give a reason, so that colleagues know why.' }
      return await cancelCall(desk, call, reason, made)
    }),
    change('rebook', 'call-booked-again', async (call, _, made) => await rebookCall(desk, call, made)),
  ]
}
