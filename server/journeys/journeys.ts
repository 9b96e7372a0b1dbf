// How far visits get, by day and page: counted from requests that come anyway. No cookie, no id, no address, and nothing
// that would join two requests, so each number is one of requests and none of people.
import { allPages } from '#content/site/pages.ts'
import { londonDate } from '#domain/london.ts'
import { addDays, type PlainDate } from '#domain/plain-date.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { JourneyStep } from '#server/platform/db/tables.ts'
import { transact } from '#server/platform/db/transact.ts'

export interface JourneyRequest {
  method: string
  path: string
  status: number
  header(name: string): string | undefined
}

const FLUSH_MS = 30_000
/** Two years, to compare one with the one before. */
const KEPT_DAYS = 800

const known = new Set(allPages.map(({ path }) => path))
const forms = new Set(allPages.filter(({ isForm }) => isForm).map(({ path }) => path))

/** What a request tells, and of which page; a page is shown by the address that led to what belongs to it. */
export function stepsOf(request: JourneyRequest, host: string): { page: string; step: JourneyStep }[] {
  const { method, path, status, header } = request
  const from = URL.parse(header('referer') ?? '')
  const isOwn = from?.host === host
  const page = isOwn && known.has(from.pathname) ? from.pathname : path
  if (method === 'GET' && known.has(path) && (status === 200 || status === 304)) {
    // Programs that are no browsers do not say that they ask for a document.
    if (header('sec-fetch-dest') !== 'document') return []
    const steps: JourneyStep[] = isOwn ? ['read'] : ['read', 'came']
    return [
      ...steps.map((step) => ({ page: path, step })),
      ...(forms.has(path) && known.has(page) ? [{ page, step: 'opened' as const }] : []),
    ]
  }
  if (!known.has(page)) return []
  if (method === 'GET' && path === '/words.json') return [{ page, step: 'opened' }]
  if (method === 'GET' && path === '/api/slots') return [{ page, step: 'day' }]
  if (method !== 'POST' || !known.has(path) || status >= 500) return []
  const isScript = header('accept')?.includes('application/json') ?? false
  // The free times of a day, in a form without a script.
  if (status === 200 && !isScript) return [{ page, step: 'day' }]
  const isSaved = status === 303 || status === 200
  return [{ page, step: 'sent' }, ...(isSaved ? [{ page, step: 'saved' as const }] : [])]
}

/** Counts in memory, and adds to the table every half minute: no request waits for it. */
export function createJourneys(parts: {
  database: Database
  siteUrl: string
  now(): number
  onError(error: unknown): void
}) {
  const { database, siteUrl, now, onError } = parts
  const { host } = new URL(siteUrl)
  let counts = new Map<string, number>()

  const flush = async () => {
    if (counts.size === 0) return
    const counted = counts
    counts = new Map()
    const rows = [...counted].map(([key, count]) => {
      const [day, page, step] = JSON.parse(key) as [PlainDate, string, JourneyStep]
      return { day, page, step, count }
    })
    try {
      await transact(database, async (trx) => {
        await trx
          .insertInto('journeyCounts')
          .values(rows)
          .onConflict((conflict) =>
            conflict.columns(['day', 'page', 'step']).doUpdateSet(({ eb, ref }) => ({
              count: eb(ref('journeyCounts.count'), '+', ref('excluded.count')),
            })),
          )
          .execute()
        await trx
          .deleteFrom('journeyCounts')
          .where('day', '<', addDays(londonDate(now()), -KEPT_DAYS))
          .execute()
      })
    } catch (error) {
      for (const [key, count] of counted) counts.set(key, (counts.get(key) ?? 0) + count)
      onError(error)
    }
  }
  const timer = setInterval(flush, FLUSH_MS).unref()
  return {
    count(request: JourneyRequest, ownHost = host) {
      for (const { page, step } of stepsOf(request, ownHost)) {
        const key = JSON.stringify([londonDate(now()), page, step])
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
    },
    flush,
    async stop() {
      clearInterval(timer)
      await flush()
    },
  }
}

export type PageJourneys = { page: string } & Record<JourneyStep | 'held', number>

/** By page, those that most was read of first; with the calls from there that reached somebody. */
export async function readJourneys(
  { db }: Pick<Database, 'db'>,
  { from, to, fromUtc, untilUtc }: { from: PlainDate; to: PlainDate; fromUtc: string; untilUtc: string },
): Promise<PageJourneys[]> {
  const [rows, held] = await Promise.all([
    db
      .selectFrom('journeyCounts')
      .select(['page', 'step', ({ fn }) => fn.sum<number | string>('count').as('count')])
      .where('day', '>=', from)
      .where('day', '<=', to)
      .groupBy(['page', 'step'])
      .execute(),
    db
      .selectFrom('enquiries')
      .select(['originPage as page', ({ fn }) => fn.countAll<number | string>().as('count')])
      .where('createdUtc', '>=', fromUtc)
      .where('createdUtc', '<', untilUtc)
      .where('date', 'is not', null)
      .where('quarantined', '=', 0)
      .where('outcome', '=', 'reached')
      .groupBy('originPage')
      .execute(),
  ])
  const pages = new Map<string, PageJourneys>()
  for (const { page, step, count } of [...rows, ...held.map((row) => ({ ...row, step: 'held' as const }))]) {
    const entry = pages.get(page) ?? { page, came: 0, read: 0, opened: 0, day: 0, sent: 0, saved: 0, held: 0 }
    pages.set(page, { ...entry, [step]: Number(count) })
  }
  return [...pages.values()].sort((a, b) => b.read - a.read || a.page.localeCompare(b.page))
}
