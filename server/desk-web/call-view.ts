// A booked call as the page of its enquiry shows it.
import type { CallPanelProps } from '#app/desk/call-panel.tsx'
import type { WhenChoices } from '#app/desk/when-fields.tsx'
import { latestDay } from '#domain/callback-day.ts'
import type { RawForm } from '#domain/form-check.ts'
import { londonDate } from '#domain/london.ts'
import { formatDay, parsePlainDate } from '#domain/plain-date.ts'
import { callStart } from '#domain/reminder.ts'
import { findTaker } from '#server/desk/call-taking.ts'
import { tellVisitor } from '#server/desk/calls.ts'
import { readHistory } from '#server/desk/enquiry-history.ts'
import type { BookedCall } from '#server/enquiries/enquiry.ts'
import { type DeskContext, type NoticeName, noticeOf } from './desk-page.tsx'
import type { DeskDependencies } from './desk-route.ts'
import { textFields } from './diary-form-data.ts'
import { readTimes } from './diary-week.ts'

export const callNotices = [
  'call-booked',
  'call-moved',
  'call-cancelled',
  'call-booked-again',
] as const satisfies NoticeName[]

/** What the last form has done to this call, and whether the visitor is still to be told. */
export function callNotice(
  context: DeskContext,
  call: Parameters<typeof tellVisitor>[0],
): string | undefined {
  const done = context.req.query('done')
  return callNotices.some((name) => name === done) ? `${noticeOf(context)} ${tellVisitor(call)}` : undefined
}

/** The day and time that a form has, and what else could be chosen. */
export async function readWhenChoices(
  desk: DeskDependencies,
  { date, time }: { date: string; time: string },
  raw: RawForm,
  call: { reference?: string; adviser?: string | undefined },
): Promise<WhenChoices> {
  const today = londonDate(desk.now())
  return {
    date,
    time,
    min: today,
    max: latestDay(today),
    times: await readTimes(desk.database.db, parsePlainDate(date), { ...desk, ...call }),
    areTimesAsked: raw.show === 'times',
  }
}

/** `raw` is the form that was refused. */
export async function readCallPanel(
  desk: DeskDependencies,
  call: BookedCall,
  raw: RawForm,
): Promise<Omit<CallPanelProps, 'errors'>> {
  const { db } = desk.database
  const { reference, sequence } = call
  const { date = call.date, time = call.time } = textFields(raw)
  const [{ lastChange: last }, taker, when] = await Promise.all([
    readHistory(db, call),
    findTaker(db, call.assignedTo),
    readWhenChoices(desk, { date, time }, raw, { reference }),
  ])
  const canMoveBack =
    last?.kind === 'moved' &&
    last.changedBy === 'firm' &&
    callStart({ date: last.fromDate, time: last.fromTime }) > desk.now()
  return {
    reference,
    sequence,
    isCancelled: call.cancelledUtc !== null,
    meetingLink: taker?.meetingLink ?? '',
    when,
    before: canMoveBack
      ? {
          date: last.fromDate,
          time: last.fromTime,
          label: `${formatDay(last.fromDate)}, ${last.fromTime}`,
        }
      : undefined,
  }
}
