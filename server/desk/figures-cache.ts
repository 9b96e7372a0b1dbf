// The figures of days and months that are over are cached in the table kept_figures, so that those of years are read
// from a few dozen rows; triggers invalidate them when one of their enquiries changes (migration 012).
import { setImmediate as nextTurn } from 'node:timers/promises'
import { londonDate } from '#domain/london.ts'
import { addDays, addMonths, type PlainDate, plainDate } from '#domain/plain-date.ts'
import type { Database, Trx } from '#server/db/database.ts'
import { transact } from '#server/db/transact.ts'
import { countDays, daysBetween, type PeriodFigures, sumOf } from './count-figures.ts'

/** Transactions of enquiries are over in seconds, so nothing can be added to the day before yesterday. */
const CACHED_AFTER_DAYS = 2
/** Days counted in one transaction: it holds SQLite's write lock. */
const BATCH_DAYS = 7
/** Below the limit of both databases. */
const MAX_PARAMETERS = 500

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
  const cachedEnd = earliest(end, addDays(today, -CACHED_AFTER_DAYS))
  const { months, days } = split(start, cachedEnd)
  const cached = await readCached(db, [...months, ...days])
  for (const batch of batchesOf(days.filter((day) => !cached.has(day))))
    for (const [day, figures] of await cacheDays(database, batch)) cached.set(day, figures)
  for (const month of months) if (!cached.has(month)) cached.set(month, await cacheMonth(database, month))
  const fresh = await countDays(db, daysBetween(latest(start, addDays(cachedEnd, 1)), end))
  return sumOf([...cached.values(), ...fresh.values()])
}

/** Counts what is not cached yet, so that nobody has to wait for it. Requests are answered in between. */
export async function warmFiguresCache(database: Database, now: number, signal?: AbortSignal): Promise<void> {
  const from = await firstDay(database)
  if (from === undefined) return
  const over = addDays(londonDate(now), -CACHED_AFTER_DAYS)
  const { months, days } = split(from, over)
  const cached = await readCached(database.db, [...months, ...days])
  const missing = [...months.filter((month) => !cached.has(month)).flatMap(daysOf), ...days]
  const cachedDays = await readCached(database.db, missing)
  for (const batch of batchesOf(missing.filter((day) => !cachedDays.has(day)))) {
    if (signal?.aborted) return
    await cacheDays(database, batch)
    await nextTurn()
  }
  for (const month of months.filter((name) => !cached.has(name))) {
    if (signal?.aborted) return
    await cacheMonth(database, month)
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

async function readCached(
  db: Pick<Database['db'], 'selectFrom'>,
  periods: readonly string[],
): Promise<Map<string, PeriodFigures>> {
  const cached = new Map<string, PeriodFigures>()
  for (let first = 0; first < periods.length; first += MAX_PARAMETERS) {
    const rows = await db
      .selectFrom('keptFigures')
      .selectAll()
      .where('period', 'in', periods.slice(first, first + MAX_PARAMETERS))
      .where('figures', 'is not', null)
      .execute()
    for (const { period, figures } of rows) cached.set(period, JSON.parse(figures ?? '{}'))
  }
  return cached
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
async function cacheDays(
  database: Database,
  days: readonly PlainDate[],
): Promise<Map<PlainDate, PeriodFigures>> {
  return await transact(database, (trx) => cacheDaysIn(trx, days))
}

async function cacheDaysIn(trx: Trx, days: readonly PlainDate[]): Promise<Map<PlainDate, PeriodFigures>> {
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

/** From its days. Its own row is locked first, in the order of the triggers, so that there is no deadlock. */
async function cacheMonth(database: Database, month: Month): Promise<PeriodFigures> {
  return await transact(database, async (trx) => {
    await write(trx, [{ period: month, figures: null }])
    const days = daysOf(month)
    const cached = await readCached(trx, days)
    const counted = await cacheDaysIn(
      trx,
      days.filter((day) => !cached.has(day)),
    )
    const figures = sumOf([...cached.values(), ...counted.values()])
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
