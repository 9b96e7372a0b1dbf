// The diary: the week, bookings for somebody who rang, changes of calls, and closed times.
import { Hono } from 'hono'
import { BookPage } from '#app/desk/book-page.tsx'
import { CallPage } from '#app/desk/call-page.tsx'
import { ClosePage, type ClosePageProps } from '#app/desk/close-page.tsx'
import { DiaryPage } from '#app/desk/diary-page.tsx'
import type { Typed, WhenChoices } from '#app/desk/when-fields.tsx'
import { formWords } from '#content/forms/form-words.ts'
import { callSchedule } from '#content/site/call-schedule.ts'
import { pages } from '#content/site/pages.ts'
import { wording } from '#content/site/wording.ts'
import { allSlots, type CallSchedule } from '#domain/call-schedule.ts'
import { latestDay } from '#domain/callback-day.ts'
import type { ErrorCode } from '#domain/error-code.ts'
import type { FormErrors, RawForm } from '#domain/form-check.ts'
import { londonDate } from '#domain/london.ts'
import { parseCancellation, parseNewTime, parseSequence } from '#domain/own-call.ts'
import { formatDay, formatLong, formatSlashed, parsePlainDate } from '#domain/plain-date.ts'
import { rawForm } from '#domain/raw-form.ts'
import { callStart } from '#domain/reminder.ts'
import type { Slot } from '#domain/slots.ts'
import type { Database } from '#server/db/database.ts'
import { readLog } from '#server/desk/audit-log.ts'
import { type CallEvent, callHistory } from '#server/desk/call-history.ts'
import {
  type BookedCall,
  bookCall,
  bookedCall,
  type CallParts,
  cancelCall,
  type MoveOutcome,
  moveCall,
  type OfficeChange,
  rebookCall,
  tellVisitor,
} from '#server/desk/calls.ts'
import { closeTimes, openTimes, type Span } from '#server/desk/closing-times.ts'
import { DeskFault } from '#server/desk/command.ts'
import { parseReference } from '#server/desk/parse-options.ts'
import { londonMoment, stateOf } from '#server/desk/record-view.ts'
import { findRecord } from '#server/desk/records.ts'
import { oneLine } from '#server/desk/table.ts'
import { readCallChanges } from '#server/enquiries/call-changes.ts'
import type { Enquiries } from '#server/enquiries/enquiries.ts'
import { type DeskContext, type DeskEnv, message, page } from './desk-page.tsx'
import { readTimes, readWeek } from './diary-week.ts'

const CLOSURES_SHOWN = 100
const LOG_ROWS = 100

export interface DiaryParts {
  database: Database
  /** As for visitors: the same rules, store, mails and webhook posts. */
  enquiries: Pick<Enquiries, 'save' | 'change'>
  /** Called after times were closed or opened: the public site shows it at once. */
  onTimesChanged(): void
  /** The public site's own address. */
  siteUrl: string
  schedule?: CallSchedule
  now(): number
  createId(): string
}

type Shown = { status?: 200 | 400 | 409; problem?: string; errors?: Typed }

/** The words of the public form, where they are not for visitors alone. */
const errorTexts: Partial<Record<ErrorCode, string>> = {
  ...wording.errors,
  ...formWords.errors,
  dateEarly: 'That is past. Please choose a later day or time.',
  slotTaken: 'That time has been taken or closed in the meantime. Please choose another one.',
  mustAccept: 'Please tell the caller, and tick this.',
}

const textsOf = (errors: FormErrors<string>): Typed =>
  Object.fromEntries(Object.entries(errors).map(([field, code]) => [field, code && errorTexts[code]]))

const checkFields = 'Nothing was stored yet: please look at the fields that are marked below.'

/** What is wrong with the time that a call was to be moved to. */
const moveTexts: Partial<Record<MoveOutcome, Typed>> = {
  past: { time: errorTexts.dateEarly },
  'no-calls': { date: 'No calls can be booked then. Please choose another day or time.' },
  'slot-taken': { time: errorTexts.slotTaken },
  'slot-closed': { time: 'That time is closed. Please choose another one, or open it first.' },
}

export function diaryRoutes(diary: DiaryParts): Hono<DeskEnv> {
  const { database, enquiries, now, schedule = callSchedule } = diary
  const { db } = database
  const parts: CallParts = { schedule, change: enquiries.change, now, createId: diary.createId }
  const times = { database, schedule, now, createId: diary.createId }
  const app = new Hono<DeskEnv>()
  const today = () => londonDate(now())

  app.get('/diary', async (context) => {
    const chosen = parsePlainDate(context.req.query('day') ?? '') ?? today()
    const view = context.req.query('view') === 'list' ? 'list' : 'week'
    const week = await readWeek(db, chosen, view, parts)
    const changed = await callOf(context.req.query('call'))
    const done = doneTexts[context.req.query('done') ?? '']
    const notice =
      changed && done ? (
        <>
          {done} {tellVisitor(changed)} <a href={`/diary/calls/${changed.reference}`}>Look at it or undo</a>
        </>
      ) : undefined
    return page(context, { title: 'Diary', section: 'diary', notice }, <DiaryPage {...week} />)
  })

  const whenOf = async (date: string, time: string, reference?: string): Promise<WhenChoices> => ({
    date,
    time,
    min: today(),
    max: latestDay(today()),
    times: await readTimes(db, parsePlainDate(date), { ...parts, reference }),
  })

  const bookPage = async (
    context: DeskContext,
    raw: RawForm,
    { status = 200, problem, errors = {} }: Shown,
  ) => {
    const typed = textsIn(raw)
    const { date = '', time = '' } = typed
    return page(
      context,
      { title: 'Book a call', section: 'diary', status },
      <BookPage
        formKey={typed.key || diary.createId()}
        when={await whenOf(date, time)}
        services={wording.services}
        typed={typed}
        chosenServices={Array.isArray(raw.services) ? raw.services : []}
        errors={errors}
        problem={problem}
        privacyNotice={diary.siteUrl + pages.privacyPolicy.path}
        close={`/diary/close?${new URLSearchParams({ from: date, until: date, time })}`}
      />,
    )
  }

  app.get('/diary/book', async (context) => {
    const { date = today(), time = '' } = context.req.query()
    return await bookPage(context, { date, time }, {})
  })

  app.post('/diary/book', async (context) => {
    const raw = await formOf(context)
    if (raw.show === 'times') return await bookPage(context, raw, {})
    const result = await bookCall({ ...parts, enquiries }, raw, context.get('session'))
    if (result.ok) {
      const { receipt } = result
      if (receipt.form !== 'callback') throw new Error('A booking is a callback')
      return context.redirect(`/diary/calls/${receipt.reference}?done=call-booked`, 303)
    }
    const errors = 'errors' in result ? textsOf(result.errors) : {}
    const status = result.reason === 'slot-taken' ? 409 : 400
    return await bookPage(context, raw, { status, problem: checkFields, errors })
  })

  const callOf = async (reference: string | undefined): Promise<BookedCall | null> => {
    try {
      return reference === undefined ? null : bookedCall(await findRecord(db, parseReference(reference)))
    } catch (error) {
      if (error instanceof DeskFault) return null
      throw error
    }
  }
  const notFound = (context: DeskContext) =>
    message(context, 'Not found', 404, 'There is no such call: it may have been erased.')

  const readHistory = async ({ id, reference }: BookedCall) => {
    const changes = await readCallChanges(db, id)
    const log = await readLog(db, { limit: LOG_ROWS, subject: reference })
    return { changes, ...callHistory(changes, log) }
  }

  const callPage = async (
    context: DeskContext,
    call: BookedCall,
    raw: RawForm,
    { status = 200, problem, errors }: Shown,
  ) => {
    const { changes, events, others } = await readHistory(call)
    const booked = others.flatMap(({ id, action, who, atUtc }): CallEvent[] =>
      action === 'call booked' ? [{ id, atUtc, sequence: 0, who: who ?? 'command line', text: action }] : [],
    )
    const last = changes.at(-1)
    const before =
      last?.kind === 'moved' &&
      last.changedBy === 'firm' &&
      callStart({ date: last.fromDate, time: last.fromTime }) > now()
        ? last
        : null
    const { date = call.date, time = call.time, reason } = textsIn(raw)
    const done = doneTexts[context.req.query('done') ?? '']
    return page(
      context,
      {
        title: `${call.name}, ${call.reference}`,
        section: 'diary',
        status,
        notice: done && `${done} ${tellVisitor(call)}`,
      },
      <CallPage
        call={{
          ...call,
          isCancelled: call.cancelledUtc !== null,
          when: `${formatLong(call.date)}, ${call.time}`,
          state: stateOf(call) === 'open' ? 'booked' : stateOf(call),
          services: call.services.join(', '),
        }}
        when={await whenOf(date, time, call.reference)}
        history={[...events, ...booked].map(({ id, atUtc, who, text }) => ({
          id,
          at: londonMoment(atUtc),
          who,
          text,
        }))}
        before={
          before
            ? {
                date: before.fromDate,
                time: before.fromTime,
                label: `${formatDay(before.fromDate)}, ${before.fromTime}`,
              }
            : undefined
        }
        problem={problem}
        errors={errors}
        typedReason={reason}
      />,
    )
  }

  app.get('/diary/calls/:reference', async (context) => {
    const call = await callOf(context.req.param('reference'))
    return call === null ? notFound(context) : await callPage(context, call, {}, {})
  })

  /** One change of one call, by a form. Who comes second is shown what the first has done. */
  const change = (
    verb: string,
    done: keyof typeof doneTexts,
    work: (call: BookedCall, raw: RawForm, change: OfficeChange) => Promise<MoveOutcome | Typed>,
  ) =>
    app.post(`/diary/calls/:reference/${verb}`, async (context) => {
      const call = await callOf(context.req.param('reference'))
      if (call === null) return notFound(context)
      const raw = await formOf(context)
      if (raw.show === 'times') return await callPage(context, call, raw, {})
      const sequence = parseSequence(raw)
      const outcome = await work(call, raw, { actor: context.get('session'), sequence })
      if (outcome === 'changed') {
        const back =
          raw.back === 'week' && typeof raw.date === 'string' && parsePlainDate(raw.date) !== null
            ? `/diary?day=${raw.date}&call=${call.reference}&done=${done}`
            : `/diary/calls/${call.reference}?done=${done}`
        return context.redirect(back, 303)
      }
      const present = await callOf(call.reference)
      if (present === null) return notFound(context)
      if (typeof outcome === 'object')
        return await callPage(context, present, raw, { status: 400, problem: checkFields, errors: outcome })
      const errors = moveTexts[outcome]
      if (errors === undefined)
        return await callPage(context, present, raw, {
          status: 409,
          problem: await whatChanged(present, sequence),
        })
      const problem = verb === 'rebook' ? `It stays cancelled. ${Object.values(errors)[0]}` : checkFields
      const status = outcome === 'slot-taken' || outcome === 'slot-closed' ? 409 : 400
      return await callPage(context, present, raw, { status, problem, errors })
    })

  const whatChanged = async (call: BookedCall, sequence: number) => {
    const { events } = await readHistory(call)
    const newer = events.filter((event) => event.sequence > sequence).slice(0, 5)
    const said = newer.map(({ who, text, atUtc }) => `${who}: ${text}, ${londonMoment(atUtc)}`)
    return `This call was changed while you looked at it${said.length > 0 ? ` (${said.join('; ')})` : ''}. Your change was not stored: please look again.`
  }

  change('move', 'call-moved', async (call, raw, made) => {
    const check = parseNewTime(raw, { today: today(), schedule, earliest: today() })
    return check.ok ? await moveCall(parts, call, check.value, made) : textsOf(check.errors)
  })
  change('cancel', 'call-cancelled', async (call, raw, made) => {
    const check = parseCancellation(raw)
    if (!check.ok) return textsOf(check.errors)
    const { reason } = check.value
    if (reason === '') return { reason: 'Please give a reason, so that colleagues know why.' }
    return await cancelCall(parts, call, reason, made)
  })
  change('rebook', 'call-booked-again', async (call, _, made) => await rebookCall(parts, call, made))

  const closePage = async (
    context: DeskContext,
    typed: Typed,
    shown: Shown & { booked?: ClosePageProps['booked']; notice?: string } = {},
  ) => {
    const { status = 200, problem, errors = {}, booked, notice } = shown
    const closures = await db
      .selectFrom('closedSlots')
      .selectAll()
      .where('date', '>=', today())
      .orderBy('date')
      .orderBy('time')
      .execute()
    return page(
      context,
      { title: 'Close or open days', section: 'diary', status, ...(notice && { notice }) },
      <ClosePage
        today={today()}
        typed={typed}
        errors={errors}
        problem={problem}
        times={allSlots(schedule)}
        closures={closures.slice(0, CLOSURES_SHOWN).map(({ date, time, reason, createdUtc }) => ({
          date,
          time,
          reason,
          closedUtc: createdUtc,
          day: formatLong(date),
        }))}
        more={Math.max(0, closures.length - CLOSURES_SHOWN)}
        booked={booked}
      />,
    )
  }

  app.get('/diary/close', async (context) => {
    const { from = today(), until = from, time = '' } = context.req.query()
    return await closePage(context, { from, until, time, openFrom: from, openUntil: until })
  })

  app.post('/diary/close', async (context) => {
    const typed = textsIn(await formOf(context))
    const { span, errors } = spanOf(typed, schedule)
    if (span === null) return await closePage(context, typed, { status: 400, problem: checkFields, errors })
    const closed = await closeTimes(times, span, oneLine(typed.reason ?? '').trim(), {
      actor: context.get('session'),
      replaces: false,
    })
    if ('message' in closed) {
      const fault = { [closed.field]: closed.message }
      return await closePage(context, typed, { status: 400, problem: checkFields, errors: fault })
    }
    diary.onTimesChanged()
    const kept = closed.kept.map(
      ({ date, time, reason }) => `${formatLong(date)}${time && `, ${time}`} (${reason})`,
    )
    const keptText = `Closed before, with the reason that it has: ${kept.join('; ')}.`
    if (closed.days.length === 0)
      return await closePage(context, typed, { status: 409, problem: `Nothing was changed. ${keptText}` })
    if (kept.length === 0 && closed.booked.length === 0)
      return context.redirect(`/diary?day=${span.from}&done=closed`, 303)
    return await closePage(
      context,
      {},
      {
        notice: `It is closed.${kept.length > 0 ? ` ${keptText}` : ''}`,
        booked: closed.booked.map(({ date, time, ...call }) => ({
          ...call,
          when: `${formatSlashed(date)} ${time}`,
        })),
      },
    )
  })

  app.post('/diary/open', async (context) => {
    const { from, until, time, closedUtc } = textsIn(await formOf(context))
    // A time that was closed under another schedule is none of today's slots.
    const { span, errors } = spanOf({ from, until, time: '' }, schedule)
    const again = { openFrom: from, openUntil: until }
    if (span === null)
      return await closePage(context, again, {
        status: 400,
        problem: checkFields,
        errors: { openFrom: errors.from, openUntil: errors.until },
      })
    const opened = await openTimes(
      times,
      { ...span, time: (time ?? '') as Slot | '' },
      { actor: context.get('session'), closedUtc },
    )
    if (opened === 'stale')
      return await closePage(context, again, {
        status: 409,
        problem:
          'This was changed while you looked at it: somebody has opened it, or closed it anew. Nothing was opened: please look again.',
      })
    if (opened.length === 0)
      return await closePage(context, again, {
        status: 400,
        problem: 'Nothing was closed on these days.',
      })
    diary.onTimesChanged()
    return context.redirect(`/diary?day=${span.from}&done=opened`, 303)
  })
  return app
}

const doneTexts: Record<string, string> = {
  'call-booked': 'The call is booked.',
  'call-moved': 'The call is moved.',
  'call-cancelled': 'The call is cancelled.',
  'call-booked-again': 'The call is booked again.',
}

async function formOf(context: DeskContext): Promise<RawForm> {
  return rawForm(await context.req.formData().catch(() => new FormData()))
}

/** The text fields of a form, as they were typed. */
function textsIn(raw: RawForm): Typed {
  return Object.fromEntries(
    Object.entries(raw).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

function spanOf(
  { from = '', until = '', time = '' }: Typed,
  schedule: CallSchedule,
): { span: Span | null; errors: Typed } {
  const [first, last] = [parsePlainDate(from), parsePlainDate(until)]
  const slot = time === '' ? '' : allSlots(schedule).find((known) => known === time)
  const missing = 'Please give the full date: day, month and year.'
  const errors: Typed = {
    ...(first === null && { from: missing }),
    ...(last === null && { until: missing }),
  }
  const isWhole = first !== null && last !== null && slot !== undefined
  return { span: isWhole ? { from: first, until: last, time: slot } : null, errors }
}
