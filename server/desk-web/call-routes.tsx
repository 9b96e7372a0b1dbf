// Calls: booked for somebody who rang, moved, cancelled and booked again.
import { BookPage } from '#app/desk/book-page.tsx'
import { CallPage } from '#app/desk/call-page.tsx'
import type { FieldTexts } from '#app/desk/elements.tsx'
import type { WhenChoices } from '#app/desk/when-fields.tsx'
import { pages } from '#content/site/pages.ts'
import { wording } from '#content/site/wording.ts'
import { officeSchedule } from '#domain/call-schedule.ts'
import { latestDay } from '#domain/callback-day.ts'
import type { RawForm } from '#domain/form-check.ts'
import { londonDate } from '#domain/london.ts'
import { parseCancellation, parseNewTime, parseSequence } from '#domain/own-call.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import { rawForm } from '#domain/raw-form.ts'
import { logRead } from '#server/desk/audit-log.ts'
import { listTakers } from '#server/desk/call-taking.ts'
import {
  bookCall,
  cancelCall,
  type MoveResult,
  moveCall,
  type OfficeChange,
  rebookCall,
  tellVisitor,
} from '#server/desk/calls.ts'
import { changedMeanwhile, readHistory } from '#server/desk/enquiry-history.ts'
import type { Session } from '#server/desk/sessions.ts'
import type { BookedCall } from '#server/enquiries/enquiry.ts'
import { callNotice, type callNotices, findCall, readCallView } from './call-view.ts'
import { type DeskContext, message, page } from './desk-page.tsx'
import { type DeskDependencies, type DeskRoute, staffRoute } from './desk-route.ts'
import { checkFields, errorMessages, type FormState, moveErrors, textFields } from './diary-form-data.ts'
import { readTimes } from './diary-week.ts'
import { readForm } from './read-form.ts'

export function callRoutes(desk: DeskDependencies): DeskRoute[] {
  const { siteUrl, now, createId, schedule } = desk
  const { db } = desk.database
  const today = () => londonDate(now())

  const readWhenChoices = async (
    { date, time }: { date: string; time: string },
    raw: RawForm,
    call: { reference?: string; adviser?: string | undefined } = {},
  ): Promise<WhenChoices> => ({
    date,
    time,
    min: today(),
    max: latestDay(today()),
    times: await readTimes(db, parsePlainDate(date), { ...desk, ...call }),
    areTimesAsked: raw.show === 'times',
  })

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
        when={await readWhenChoices({ date, time }, raw, { adviser })}
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
      return context.redirect(`/diary/calls/${receipt.reference}?done=call-booked`, 303)
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

  const notFound = (context: DeskContext) =>
    message(context, 'Not found', 404, 'There is no such call: it may have been erased.')

  const callPage = async (
    context: DeskContext,
    call: BookedCall,
    raw: RawForm,
    { status = 200, problem, errors }: FormState,
  ) => {
    const { date = call.date, time = call.time, reason } = textFields(raw)
    const done = callNotice(context.req.query('done'))
    return page(
      context,
      {
        title: `${call.name}, ${call.reference}`,
        section: 'diary',
        status,
        notice: done && `${done} ${tellVisitor(call)}`,
      },
      <CallPage
        {...(await readCallView(db, call, now()))}
        when={await readWhenChoices({ date, time }, raw, { reference: call.reference })}
        problem={problem}
        errors={errors}
        typedReason={reason}
      />,
    )
  }

  /** One change of one call, by a form. Who comes second is shown what the first has done. */
  const change = (
    verb: string,
    done: keyof typeof callNotices,
    work: (call: BookedCall, raw: RawForm, change: OfficeChange) => Promise<MoveResult | FieldTexts>,
  ) =>
    staffRoute(`POST /diary/calls/:reference/${verb}`, async (context, session) => {
      const call = await findCall(db, context.req.param('reference'))
      if (call === null) return notFound(context)
      const raw = rawForm(await readForm(context))
      if (raw.show === 'times') return await callPage(context, call, raw, {})
      const sequence = parseSequence(raw)
      const result = await work(call, raw, { actor: session, sequence })
      if (result === 'changed') {
        const back =
          raw.back === 'week' && typeof raw.date === 'string' && parsePlainDate(raw.date) !== null
            ? `/diary?day=${raw.date}&call=${call.reference}&done=${done}`
            : `/diary/calls/${call.reference}?done=${done}`
        return context.redirect(back, 303)
      }
      const present = await findCall(db, call.reference)
      if (present === null) return notFound(context)
      if (typeof result === 'object')
        return await callPage(context, present, raw, { status: 400, problem: checkFields, errors: result })
      const errors = moveErrors[result]
      const { entries } = await readHistory(db, present)
      if (errors === undefined)
        return await callPage(context, present, raw, {
          status: 409,
          problem: changedMeanwhile(entries.filter((entry) => (entry.sequence ?? 0) > sequence)),
        })
      const problem = verb === 'rebook' ? `It stays cancelled. ${Object.values(errors)[0]}` : checkFields
      const status = result === 'slot-taken' || result === 'slot-closed' ? 409 : 400
      return await callPage(context, present, raw, { status, problem, errors })
    })

  return [
    staffRoute('GET /diary/book', async (context) => {
      const { date = today(), time = '', adviser = '' } = context.req.query()
      return await bookPage(context, { date, time, adviser }, {})
    }),
    staffRoute('POST /diary/book', book),
    staffRoute('GET /diary/calls/:reference', async (context, session) => {
      const call = await findCall(db, context.req.param('reference'))
      if (call === null) return notFound(context)
      await logRead(desk, session, call.reference)
      return await callPage(context, call, {}, {})
    }),
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
