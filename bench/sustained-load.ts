/** `npm run load`: sustained load of pages, slots and forms, and whether every form answered as saved is stored once. */
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import autocannon, { type Asked } from 'autocannon'
import { pages } from '#content/site/pages.ts'
import { earliestDay } from '#domain/callback-day.ts'
import { londonDate } from '#domain/london.ts'
import { addDays } from '#domain/plain-date.ts'
import { openDatabase } from '#server/db/database.ts'
import { startSite } from '../commands/site-process.ts'
import { describeHost, hostText } from './machine.ts'
import { sectionText } from './table.ts'

const connections = 32
const quarters = ['at the start', 'after a quarter', 'after a half', 'after three quarters', 'at the end']
const run = promisify(execFile)

const { values: options } = parseArgs({
  options: { minutes: { type: 'string', default: '5' }, write: { type: 'string' } },
})
const minutes = Number(options.minutes)
if (!(minutes > 0)) throw new Error(`--minutes is a number above 0, but is "${options.minutes}".`)

/** The keys of forms that were answered as saved. */
const saved: string[] = []
const form: Asked = {
  method: 'POST',
  path: pages.contactUs.path,
  headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
  setupRequest(request, context) {
    const key = randomUUID()
    context.key = key
    return { ...request, body: new URLSearchParams(enquiry(key)).toString() }
  },
  onResponse(_, body, context) {
    if (body.includes('"ok":true')) saved.push(String(context.key))
  },
}
const firstDay = earliestDay(londonDate(Date.now()))
const times = (days: number): Asked => ({ path: `/api/slots?date=${addDays(firstDay, days)}` })
const page = ({ path }: { path: string }): Asked => ({ path })

/** The mix of requests: one in thirty is a form, which queues two mails. */
const visit: Asked[] = [
  ...Object.values(pages).map(page),
  ...[0, 1, 2, 3, 7].map(times),
  page(pages.blog),
  { path: '/api/status' },
  { path: '/api/marketing/media' },
  form,
]

const host = describeHost()
const site = await startSite()
try {
  const [result, memory] = await Promise.all([
    autocannon({
      url: site.address,
      connections,
      duration: minutes * 60,
      headers: { 'accept-encoding': 'br' },
      requests: visit,
    }),
    memoryOf(site.pid, minutes * 60_000),
  ])
  const missing = await missingFrom(site.dataDir)
  const { requests, latency, errors, timeouts, non2xx } = result
  const text = sectionText({
    title: 'Sustained load',
    note: `${minutes} minutes of pages, slots and forms over ${connections} connections, on SQLite; one process of the site, the load generator on the same machine. ${hostText(host)}`,
    columns: ['what', 'figure'],
    rows: [
      ['requests', String(requests.total)],
      ['requests a second', requests.average.toFixed(0)],
      ['p50, ms', String(latency.p50)],
      ['p99, ms', String(latency.p99)],
      ['errors and time-outs', String(errors + timeouts)],
      ['answers other than 2xx', String(non2xx)],
      ['forms answered as saved', String(saved.length)],
      ['of these not in the database exactly once', String(missing)],
      ...quarters.map((when, index) => [`memory ${when}, MiB`, String(memory[index])]),
    ],
  })
  console.log(text)
  if (options.write) await replaceSection(options.write, text)
  process.exitCode = errors + timeouts + non2xx + missing > 0 || saved.length === 0 ? 1 : 0
} finally {
  await site.stop()
}

function enquiry(key: string): Record<string, string> {
  const email = `load-${key}@example.com`
  return { key, name: 'Grace Hopper', email, message: `Load ${key}`, privacyPolicy: 'on', role: 'Customer' }
}

/** The resident set size (RSS) of the process, five times from start to end. */
async function memoryOf(pid: number, wholeMs: number): Promise<number[]> {
  const sizes: number[] = []
  for (const _ of quarters) {
    if (sizes.length > 0) await delay(wholeMs / (quarters.length - 1) - 50)
    const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)])
    sizes.push(Math.round(Number(stdout) / 1024))
  }
  return sizes
}

async function missingFrom(dataDir: string): Promise<number> {
  const database = await openDatabase({ dataDir })
  const rows = await database.db.selectFrom('enquiries').select('key').execute()
  await database.close()
  const stored = Map.groupBy(rows, ({ key }) => key)
  return saved.filter((key) => stored.get(`contact:${key}`)?.length !== 1).length
}

/** Replaces the section of that title in the file. */
async function replaceSection(file: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8')
  const section = /^## Sustained load\n[\s\S]*?(?=^## |$(?![\s\S]))/m
  if (!section.test(before)) throw new Error(`${file} has no section "Sustained load".`)
  await writeFile(
    file,
    before.replace(section, () => `${text}\n`),
  )
}
