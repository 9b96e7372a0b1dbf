// Days and months that are over are kept in a table once they are counted, so that the figures of years are read from a
// few dozen rows; triggers forget them when one of their enquiries changes (migration 012).
import { setImmediate as nextTurn } from 'node:timers/promises'
import { londonDate } from '#domain/london.ts'
import { addDays, addMonths, type PlainDate, plainDate } from '#domain/plain-date.ts'
import type { Database, Trx } from '#server/db/database.ts'
import { transact } from '#server/db/transact.ts'
import { countDays, daysBetween, type PeriodFigures, sumOf } from './count-figures.ts'

/** Transactions of enquiries are over in seconds, so nothing can be added to the day before yesterday. */
const KEPT_AFTER_DAYS = 2
/** Days counted in one transaction: it holds SQLite's write lock. */
const BATCH_DAYS = 7
/** Below the limit of both databases. */
const MOST_PARAMETERS = 500

/** The sum of a span, from the first enquiry on; days that are still to come have nothing. */
export async function readPeriod(
  database: Database,
  { from, to }: { from: PlainDate; to: PlainDate },
  now: number,
): Promise<PeriodFigures> {
  const { db } = database
  const today = londonDate(now)
  const start = latest(from, (await firstDay(database)) ?? today)
  const end = earliest(to, today)
  const keptEnd = earliest(end, addDays(today, -KEPT_AFTER_DAYS))
  const { months, days } = split(start, keptEnd)
  const kept = await readKept(db, [...months, ...days])
  for (const batch of batchesOf(days.filter((day) => !kept.has(day))))
    for (const [day, figures] of await keepDays(database, batch)) kept.set(day, figures)
  for (const month of months) if (!kept.has(month)) kept.set(month, await keepMonth(database, month))
  const fresh = await countDays(db, daysBetween(latest(start, addDays(keptEnd, 1)), end))
  return sumOf([...kept.values(), ...fresh.values()])
}

/** Counts what is not kept yet, so that nobody has to wait for it. Requests are answered in between. */
export async function keepFigures(database: Database, now: number, signal?: AbortSignal): Promise<void> {
  const from = await firstDay(database)
  if (from === undefined) return
  const over = addDays(londonDate(now), -KEPT_AFTER_DAYS)
  const { months, days } = split(from, over)
  const kept = await readKept(database.db, [...months, ...days])
  const missing = [...months.filter((month) => !kept.has(month)).flatMap(daysOf), ...days]
  const keptDays = await readKept(database.db, missing)
  for (const batch of batchesOf(missing.filter((day) => !keptDays.has(day)))) {
    if (signal?.aborted) return
    await keepDays(database, batch)
    await nextTurn()
  }
  for (const month of months.filter((name) => !kept.has(name))) {
    if (signal?.aborted) return
    await keepMonth(database, month)
    await nextTurn()
  }
}

/** 2026-11 */
type Month = string

/** The whole months of a span, and the days that are in none of them. */
function split(from: PlainDate, to: PlainDate): { months: Month[]; days: PlainDate[] } {
  const all = daysBetween(from, to)
  const names = [...new Set(all.map((day) => day.slice(0, 7)))]
  const months = names.filter((month) => {
    const days = daysOf(month)
    return (days[0] ?? from) >= from && (days.at(-1) ?? to) <= to
  })
  const whole = new Set(months)
  return { months, days: all.filter((day) => !whole.has(day.slice(0, 7))) }
}

function daysOf(month: Month): PlainDate[] {
  const first = plainDate(`${month}-01`)
  return daysBetween(first, addDays(addMonths(first, 1), -1))
}

/** Each within a month: what lies between the first and the last day of a batch is read as well. */
function batchesOf(days: PlainDate[]): PlainDate[][] {
  const batches: PlainDate[][] = []
  for (const day of days) {
    const last = batches.at(-1)
    const fits = last && last.length < BATCH_DAYS && last[0]?.slice(0, 7) === day.slice(0, 7)
    if (fits) last.push(day)
    else batches.push([day])
  }
  return batches
}

async function readKept(
  db: Pick<Database['db'], 'selectFrom'>,
  periods: readonly string[],
): Promise<Map<string, PeriodFigures>> {
  const kept = new Map<string, PeriodFigures>()
  for (let first = 0; first < periods.length; first += MOST_PARAMETERS) {
    const rows = await db
      .selectFrom('keptFigures')
      .selectAll()
      .where('period', 'in', periods.slice(first, first + MOST_PARAMETERS))
      .where('figures', 'is not', null)
      .execute()
    for (const { period, figures } of rows) kept.set(period, JSON.parse(figures ?? '{}'))
  }
  return kept
}

async function firstDay({ db }: Database): Promise<PlainDate | undefined> {
  const first = await db
    .selectFrom('enquiries')
    .select('createdUtc')
    .orderBy('createdUtc')
    .limit(1)
    .executeTakeFirst()
  return first && londonDate(Date.parse(first.createdUtc))
}

/** The rows are written before the days are counted: in PostgreSQL a change of one of them waits until they are stored. */
async function keepDays(
  database: Database,
  days: readonly PlainDate[],
): Promise<Map<PlainDate, PeriodFigures>> {
  return await transact(database, (trx) => keepDaysIn(trx, days))
}

async function keepDaysIn(trx: Trx, days: readonly PlainDate[]): Promise<Map<PlainDate, PeriodFigures>> {
  if (days.length === 0) return new Map()
  await write(
    trx,
    days.map((period) => ({ period, figures: null })),
  )
  const counted = await countDays(trx, days)
  await write(
    trx,
    [...counted].map(([period, figures]) => ({ period, figures: JSON.stringify(figures) })),
  )
  return counted
}

/** From its days. Its own row first, as the triggers have it. */
async function keepMonth(database: Database, month: Month): Promise<PeriodFigures> {
  return await transact(database, async (trx) => {
    await write(trx, [{ period: month, figures: null }])
    const days = daysOf(month)
    const kept = await readKept(trx, days)
    const counted = await keepDaysIn(
      trx,
      days.filter((day) => !kept.has(day)),
    )
    const figures = sumOf([...kept.values(), ...counted.values()])
    await write(trx, [{ period: month, figures: JSON.stringify(figures) }])
    return figures
  })
}

async function write(trx: Trx, rows: { period: string; figures: string | null }[]): Promise<void> {
  await trx
    .insertInto('keptFigures')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('period').doUpdateSet(({ ref }) => ({ figures: ref('excluded.figures') })),
    )
    .execute()
}

const latest = (a: PlainDate, b: PlainDate) => (a > b ? a : b)
const earliest = (a: PlainDate, b: PlainDate) => (a < b ? a : b)
