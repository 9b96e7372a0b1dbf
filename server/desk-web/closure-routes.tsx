// Days and times at which no calls can be booked: closed with a reason, and opened.
import { Hono } from 'hono'
import { ClosePage, type ClosePageProps } from '#app/desk/close-page.tsx'
import type { FieldTexts } from '#app/desk/when-fields.tsx'
import { callSchedule } from '#content/site/call-schedule.ts'
import { allSlots, type CallSchedule } from '#domain/call-schedule.ts'
import { londonDate } from '#domain/london.ts'
import { formatLong, formatSlashed, parsePlainDate } from '#domain/plain-date.ts'
import type { Slot } from '#domain/slots.ts'
import type { Database } from '#server/db/database.ts'
import { closeTimes, closingFaults, openTimes } from '#server/desk/closing-times.ts'
import { oneLine } from '#server/desk/one-line.ts'
import { type DeskContext, type DeskEnv, page } from './desk-page.tsx'
import { checkFields, type FormState, parseSpan, readDiaryForm, textFields } from './diary-form-data.ts'

const CLOSURES_SHOWN = 100

interface ClosureRouteParts {
  database: Database
  /** Called after times were closed or opened: the public site shows it at once. */
  onTimesChanged(): void
  schedule?: CallSchedule
  now(): number
  createId(): string
}

export function closureRoutes(routeParts: ClosureRouteParts): Hono<DeskEnv> {
  const { database, onTimesChanged, now, createId, schedule = callSchedule } = routeParts
  const parts = { database, schedule, now, createId }
  const app = new Hono<DeskEnv>()
  const today = () => londonDate(now())

  const closePage = async (
    context: DeskContext,
    typed: FieldTexts,
    shown: FormState & { booked?: ClosePageProps['booked']; notice?: string } = {},
  ) => {
    const { status = 200, problem, errors = {}, booked, notice } = shown
    const closures = await database.db
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
    const typed = textFields(await readDiaryForm(context))
    const reason = oneLine(typed.reason ?? '').trim()
    const { span, errors } = parseSpan(typed, schedule)
    if (span === null) {
      const days = { from: parsePlainDate(typed.from ?? ''), until: parsePlainDate(typed.until ?? '') }
      const all = { ...closingFaults(days, reason, today()), ...errors }
      return await closePage(context, typed, { status: 400, problem: checkFields, errors: all })
    }
    const closed = await closeTimes(parts, span, reason, { actor: context.get('session'), replaces: false })
    if ('faults' in closed)
      return await closePage(context, typed, { status: 400, problem: checkFields, errors: closed.faults })
    onTimesChanged()
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
    const { from, until, time, closedUtc } = textFields(await readDiaryForm(context))
    // A time that was closed under another schedule is none of today's slots.
    const { span, errors } = parseSpan({ from, until, time: '' }, schedule)
    const again = { openFrom: from, openUntil: until }
    if (span === null)
      return await closePage(context, again, {
        status: 400,
        problem: checkFields,
        errors: { openFrom: errors.from, openUntil: errors.until },
      })
    const opened = await openTimes(
      parts,
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
    onTimesChanged()
    return context.redirect(`/diary?day=${span.from}&done=opened`, 303)
  })
  return app
}
