// Days and times at which no calls can be booked: closed with a reason, and opened.
import { ClosePage, type ClosePageProps } from '#app/desk/close-page.tsx'
import type { FieldTexts } from '#app/desk/elements.tsx'
import { allSlots } from '#domain/call-schedule.ts'
import { londonDate } from '#domain/london.ts'
import { formatLong, parsePlainDate } from '#domain/plain-date.ts'
import { rawForm } from '#domain/raw-form.ts'
import { type Slot, slotTimes } from '#domain/slots.ts'
import { listTakers } from '#server/desk/call-taking.ts'
import { closeTimes, closingFaults, openTimes, readClosures } from '#server/desk/closing-times.ts'
import { oneLine } from '#server/desk/one-line.ts'
import type { Session } from '#server/desk/sessions.ts'
import { readNames } from '#server/desk/staff-members.ts'
import { type DeskContext, goTo, page } from './desk-page.tsx'
import { type DeskDependencies, type DeskRoute, staffRoute } from './desk-route.ts'
import { type FormState, parseSpan, textFields } from './diary-form-data.ts'
import { readForm } from './read-form.ts'

const CLOSURES_SHOWN = 100

export function closureRoutes(desk: DeskDependencies): DeskRoute[] {
  const { database, schedule } = desk
  const today = () => londonDate(desk.now())

  const closePage = async (
    context: DeskContext,
    typed: FieldTexts,
    shown: FormState & { booked?: ClosePageProps['booked']; notice?: string } = {},
  ) => {
    const { status = 200, problem, errors = {}, booked, notice } = shown
    const [closures, people, nameOf] = await Promise.all([
      readClosures(database.db, { from: today() }),
      listTakers(database.db),
      readNames(database.db),
    ])
    return page(
      context,
      { title: 'Close or open days', section: 'diary', status, ...(notice && { notice }) },
      <ClosePage
        today={today()}
        typed={typed}
        errors={errors}
        problem={problem}
        times={allSlots(schedule).map(slotTimes)}
        people={people}
        closures={closures.slice(0, CLOSURES_SHOWN)}
        nameOf={nameOf}
        more={Math.max(0, closures.length - CLOSURES_SHOWN)}
        booked={booked}
      />,
    )
  }

  const close = async (context: DeskContext, session: Session) => {
    const typed = textFields(rawForm(await readForm(context)))
    const reason = oneLine(typed.reason ?? '').trim()
    const { span, errors } = parseSpan(typed)
    if (span === null) {
      const days = { from: parsePlainDate(typed.from ?? ''), until: parsePlainDate(typed.until ?? '') }
      const all = { ...closingFaults(days, reason, today()), ...errors }
      return await closePage(context, typed, { status: 400, errors: all })
    }
    const closed = await closeTimes(desk, span, reason, session)
    if ('faults' in closed) return await closePage(context, typed, { status: 400, errors: closed.faults })
    const kept = closed.kept.map(
      ({ date, time, reason }) => `${formatLong(date)}${time && `, ${time}`} (${reason})`,
    )
    const keptText = `Closed before, with the reason that it has: ${kept.join('; ')}.`
    if (closed.days.length === 0)
      return await closePage(context, typed, { status: 409, problem: `Nothing was changed. ${keptText}` })
    if (kept.length === 0 && closed.booked.length === 0)
      return goTo(context, `/diary?day=${span.from}`, 'closed')
    return await closePage(
      context,
      {},
      {
        notice: `It is closed.${kept.length > 0 ? ` ${keptText}` : ''}`,
        booked: closed.booked,
      },
    )
  }

  const open = async (context: DeskContext, session: Session) => {
    const { from, until, time, closedUtc, staffId = '' } = textFields(rawForm(await readForm(context)))
    const { span, errors } = parseSpan({ from, until, staffId })
    const again = { openFrom: from, openUntil: until }
    if (span === null)
      return await closePage(context, again, {
        status: 400,
        errors: { openFrom: errors.from, openUntil: errors.until },
      })
    const opened = await openTimes(
      desk,
      { ...span, time: (time ?? '') as Slot | '' },
      { actor: session, closedUtc },
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
    return goTo(context, `/diary?day=${span.from}`, 'opened')
  }

  return [
    staffRoute('GET /diary/close', async (context) => {
      const { from = today(), until = from, time = '', staffId } = context.req.query()
      const { start: starts, end: ends } = slotTimes(time as Slot)
      return await closePage(context, {
        from,
        until,
        starts,
        ends,
        staffId,
        openFrom: from,
        openUntil: until,
      })
    }),
    staffRoute({ at: 'POST /diary/close', changes: 'times' }, close),
    staffRoute({ at: 'POST /diary/open', changes: 'times' }, open),
  ]
}
