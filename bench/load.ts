import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import autocannon, { type Asked } from 'autocannon'
import { allPages, pages } from '#content/site/pages.ts'
import { earliestDay } from '#domain/callback-day.ts'
import { londonDate } from '#domain/london.ts'
import { addDays } from '#domain/plain-date.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { startSite } from '../commands/site-process.ts'
import type { Benchmark } from './benchmark.ts'

const connections = 32

/** Minutes of pages, slots and forms: whether every form that was answered as saved is stored once, and what memory does. */
export const load: Benchmark = async ({ minutes }, say) => {
  const site = await startSite()
  try {
    say(`load for ${minutes} minutes`)
    /** The keys of forms that were answered as saved. */
    const saved: string[] = []
    const [{ requests, latency, errors, non2xx }, memory] = await Promise.all([
      autocannon({
        url: site.address,
        connections,
        duration: minutes * 60,
        headers: { 'accept-encoding': 'br' },
        requests: visit(saved),
      }),
      memoryDuring(site.pid, minutes * 60_000),
    ])
    const missing = await missingFrom(site.dataDir, saved)
    if (errors + non2xx + missing > 0 || saved.length === 0)
      throw new Error(
        `Of ${saved.length} forms answered as saved ${missing} are not stored once; ${errors} errors, ${non2xx} responses other than 2xx.`,
      )
    return [
      {
        title: 'Sustained load',
        note: `${minutes} minutes of pages, slots and forms over ${connections} connections to one instance on SQLite, with the load generator on the same machine. No error, no response other than 2xx, and every form that was answered as saved is in the database once.`,
        columns: ['what', 'figure'],
        rows: [
          ['requests', String(requests.total)],
          ['requests a second', requests.average.toFixed(0)],
          ['p50, ms', String(latency.p50)],
          ['p99, ms', String(latency.p99)],
          ['forms saved', String(saved.length)],
          ['memory after each fifth, MiB', memory.join(', ')],
        ],
      },
    ]
  } finally {
    await site.stop()
  }
}

/** One request in about forty is a form, which queues two mails. */
function visit(saved: string[]): Asked[] {
  const firstDay = earliestDay(londonDate(Date.now()))
  return [
    ...allPages.map(({ path }) => ({ path })),
    ...[0, 1, 2, 3, 7].map((days) => ({ path: `/api/slots?date=${addDays(firstDay, days)}` })),
    { path: '/api/status' },
    { path: '/api/marketing/media' },
    {
      method: 'POST',
      path: pages.contactUs.path,
      headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
      setupRequest(request, context) {
        const key = randomUUID()
        context.key = key
        const fields = {
          key,
          name: 'Grace Hopper',
          email: `${key}@example.com`,
          message: 'Load',
          role: 'Customer',
        }
        return { ...request, body: new URLSearchParams({ ...fields, privacyPolicy: 'on' }).toString() }
      },
      onResponse(_, body, context) {
        if (body.includes('"ok":true')) saved.push(String(context.key))
      },
    },
  ]
}

/** The resident set size (RSS) at the end of each fifth; empty where the system does not say. */
async function memoryDuring(pid: number, wholeMs: number): Promise<number[]> {
  const sizes: number[] = []
  for (let fifth = 0; fifth < 5; fifth += 1) {
    await delay(wholeMs / 5 - 100)
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(status)?.[1]
    if (kilobytes) sizes.push(Math.round(Number(kilobytes) / 1024))
  }
  return sizes
}

async function missingFrom(dataDir: string, saved: string[]): Promise<number> {
  const database = await openDatabase({ dataDir })
  const rows = await database.db.selectFrom('enquiries').select('key').execute()
  await database.close()
  const stored = Map.groupBy(rows, ({ key }) => key)
  return saved.filter((key) => stored.get(`contact:${key}`)?.length !== 1).length
}
