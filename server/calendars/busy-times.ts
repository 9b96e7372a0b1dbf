// When those who take calls are busy by their own calendars: read every five minutes, by one instance for all. Visitors
// never wait for it.
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { latestDay } from '#domain/callback-day.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import { londonDate, londonInstant, londonTime } from '#domain/london.ts'
import { addDays, isWeekend, type PlainDate } from '#domain/plain-date.ts'
import { utcText } from '#server/platform/db/column-types.ts'
import type { Database, Trx } from '#server/platform/db/database.ts'
import type { BusyTimesTable } from '#server/platform/db/desk-tables.ts'
import { readSetting } from '#server/platform/db/settings.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { transact } from '#server/platform/db/transact.ts'
import { takeJob, updateJob } from '#server/platform/jobs/jobs.ts'
import { parseMailbox } from '#server/platform/mailbox.ts'
import { type BusyRange, UnreadableCalendar } from './busy-ranges.ts'
import { fetchCalendar } from './fetch-calendar.ts'
import { readInThread } from './reading-thread.ts'

const EVERY_MS = 5 * MINUTE_MS
/** How soon a calendar that was entered just now is read. */
const CHECK_EVERY_MS = 15_000
const OLD_AFTER_MS = 6 * HOUR_MS
const BATCH_SIZE = 1_000

/** What an owner can choose for calendars that have not been read for six hours. */
export const oldCalendarChoices = {
  keep: 'Go on with what was read last',
  ignore: 'Leave it out',
  busy: 'Offer no calls of theirs',
} as const

export type OldCalendarChoice = keyof typeof oldCalendarChoices

export async function readOldCalendarChoice(db: Kysely<Tables>): Promise<OldCalendarChoice> {
  const stored = await readSetting(db, 'old-calendars')
  return stored === 'ignore' || stored === 'busy' ? stored : 'keep'
}

interface BusyTimesDependencies {
  database: Database
  /** MAIL_FROM: invitations to our own calls are from its domain. */
  mailFrom: string
  /** The address of the server's bundle; absent in development. */
  bundle?: string | undefined
  now(): number
  log: Pick<Logger, 'warn' | 'error'>
}

interface Calendar {
  staffId: string
  email: string
  calendarUrl: string
  calendarDigest: string
  calendarReadUtc: string | null
  calendarFault: string
}

export function createBusyTimes({ database, mailFrom, bundle, now, log }: BusyTimesDependencies) {
  const { db } = database
  let timer: NodeJS.Timeout | undefined

  async function runIfDue(): Promise<void> {
    const turn = { now: now(), until: now() + EVERY_MS, latestDue: now() + 2 * EVERY_MS }
    if (!(await transact(database, (trx) => takeJob(trx, { name: 'calendars', ...turn })))) return
    const calendars = await db
      .selectFrom('callTakers')
      .innerJoin('staff', 'staff.id', 'callTakers.staffId')
      .select(['staffId', 'email', 'calendarUrl', 'calendarDigest', 'calendarReadUtc', 'calendarFault'])
      .where('removedUtc', 'is', null)
      .where('calendarUrl', '<>', '')
      .execute()
    const today = londonDate(now())
    const fetched = calendars.map((calendar) => ({
      calendar,
      text: fetchCalendar(calendar.calendarUrl).catch((error: unknown) => error),
    }))
    // One after the other: each reading has a thread.
    for (const { calendar, text } of fetched) await update(calendar, await text, today)
    await transact(database, (trx) => updateJob(trx, 'calendars', { succeededUtc: utcText(now()) }))
  }

  async function update(calendar: Calendar, text: unknown, today: PlainDate): Promise<void> {
    try {
      if (typeof text !== 'string') throw text
      await store(calendar, text, today)
    } catch (error) {
      if (!(error instanceof UnreadableCalendar)) throw error
      log.warn({ staffId: calendar.staffId, fault: error.message }, 'a calendar cannot be read')
      await transact(database, (trx) => keepOld(trx, calendar, error.message, today))
    }
  }

  async function store(calendar: Calendar, text: string, today: PlainDate): Promise<void> {
    // Google writes the present time into each event.
    const words = text.replaceAll(/^DTSTAMP.*$/gm, '')
    const digest = createHash('sha256').update(`${today}\n${words}`).digest('base64url')
    const isNew = digest !== calendar.calendarDigest || calendar.calendarFault !== ''
    const from = londonInstant(today, '00:00')
    const until = londonInstant(addDays(latestDay(today), 1), '00:00')
    const options = {
      from,
      until,
      email: calendar.email,
      ownDomain: parseMailbox(mailFrom).address.split('@').at(-1) ?? '',
    }
    const read = isNew ? await readInThread(text, options, { bundle }) : null
    await transact(database, async (trx) => {
      const fault = read && { calendarFault: unreadableText(read.unreadable) }
      const changes = { ...fault, calendarReadUtc: utcText(now()), calendarDigest: digest }
      if (!(await updateCalendar(trx, calendar, changes)) || read === null) return
      await replace(trx, calendar.staffId, byDay(read.busy, { from, until }))
    })
  }

  /** As the firm has chosen, once it has not been read for hours. */
  async function keepOld(trx: Trx, calendar: Calendar, fault: string, today: PlainDate): Promise<void> {
    if (!(await updateCalendar(trx, calendar, { calendarFault: fault }))) return
    if (!isOld(calendar.calendarReadUtc, now())) return
    const choice = await readOldCalendarChoice(trx)
    if (choice === 'keep' && calendar.calendarDigest !== '') return
    await updateCalendar(trx, calendar, { calendarDigest: '' })
    await replace(trx, calendar.staffId, choice === 'busy' ? everyDay(today) : [])
  }

  return {
    runIfDue,
    start() {
      const check = () =>
        runIfDue()
          .catch((error) => log.error({ err: error }, 'calendars were not read'))
          .finally(() => {
            timer = setTimeout(check, CHECK_EVERY_MS).unref()
          })
      timer = setTimeout(check, CHECK_EVERY_MS).unref()
    },
    stop: () => clearTimeout(timer),
  }
}

export function isOld(readUtc: string | null, now: number): boolean {
  return readUtc === null || Date.parse(readUtc) < now - OLD_AFTER_MS
}

const unreadableText = (count: number): string =>
  count === 0 ? '' : count === 1 ? 'one event cannot be read' : `${count} events cannot be read`

/** False where another address was entered meanwhile. */
async function updateCalendar(
  trx: Trx,
  { staffId, calendarUrl }: Calendar,
  changes: Partial<Record<'calendarReadUtc' | 'calendarFault' | 'calendarDigest', string>>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('callTakers')
    .set(changes)
    .where('staffId', '=', staffId)
    .where('calendarUrl', '=', calendarUrl)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

type DayTime = Pick<BusyTimesTable, 'date' | 'time'>

async function replace(trx: Trx, staffId: string, times: DayTime[]): Promise<void> {
  await trx.deleteFrom('busyTimes').where('staffId', '=', staffId).execute()
  for (let at = 0; at < times.length; at += BATCH_SIZE)
    await trx
      .insertInto('busyTimes')
      .values(times.slice(at, at + BATCH_SIZE).map((time) => ({ staffId, ...time })))
      .execute()
}

function everyDay(today: PlainDate): DayTime[] {
  const days: DayTime[] = []
  for (let date = today; date <= latestDay(today); date = addDays(date, 1)) days.push({ date, time: '' })
  return days
}

/** By London's clocks, day by day, without what overlaps or touches; at weekends there are no calls. */
function byDay(busy: readonly BusyRange[], { from, until }: { from: number; until: number }): DayTime[] {
  const days = new Map<PlainDate, { start: string; end: string }[]>()
  for (const range of busy.toSorted((a, b) => a.start - b.start)) {
    const end = Math.min(range.end, until)
    for (let start = Math.max(range.start, from); start < end; ) {
      const date = londonDate(start)
      const midnight = londonInstant(addDays(date, 1), '00:00')
      const part = {
        start: londonTime(start),
        end: end >= midnight ? '24:00' : londonTime(Math.ceil(end / MINUTE_MS) * MINUTE_MS),
      }
      start = midnight
      if (isWeekend(date)) continue
      const ofDay = days.get(date) ?? []
      const last = ofDay.at(-1)
      if (last && part.start <= last.end) last.end = part.end > last.end ? part.end : last.end
      else ofDay.push(part)
      days.set(date, ofDay)
    }
  }
  return [...days].flatMap(([date, parts]) =>
    parts.map(({ start, end }) => ({ date, time: `${start} - ${end}` as const })),
  )
}
