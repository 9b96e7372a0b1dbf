/**
 * `npm run load`: sustained load of pages, slots and forms on two instances with PostgreSQL behind nginx, which are
 * restarted one after the other in the middle; and whether every form answered as saved is stored once.
 */
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import autocannon, { type Asked } from 'autocannon'
import { pages } from '#content/site/pages.ts'
import { earliestDay } from '#domain/callback-day.ts'
import { londonDate } from '#domain/london.ts'
import { addDays } from '#domain/plain-date.ts'
import { type DatabasePlace, openDatabase } from '#server/db/database.ts'
import { readOptions } from '../commands/read-options.ts'
import { quantile } from './figure.ts'
import { startLoadTarget } from './load-target.ts'
import { describeHost, hostText } from './machine.ts'
import { type Section, sectionText, withSections } from './table.ts'

const connections = 32
/** As long as the proxy waits for an answer. */
const timeoutSeconds = 30
const quarters = ['at the start', 'after a quarter', 'after a half', 'after three quarters', 'at the end']
const run = promisify(execFile)

const help = `npm run load -- [options]

  --minutes N    how long the load lasts (5)
  --write FILE   puts the figures into a file as well, as in docs/reliability.md`

const { minutes, write } = readOptions(
  help,
  { minutes: { type: 'string', default: '5' }, write: { type: 'string' } },
  (values) => {
    const minutes = Number(values.minutes)
    if (!(minutes > 0)) throw new Error(`--minutes is a number above 0, but is "${values.minutes}".`)
    return { minutes, write: values.write }
  },
)

/** Milliseconds of every answer, by the path that was asked for, without its query. */
const latencies = new Map<string, number[]>()

/** What was answered with anything but 2xx: '503 /api/status', and how often. */
const failures = new Map<string, number>()
let stopping = 0

const formRoute = `${pages.contactUs.path}, form`

/** Autocannon measures all paths as one: here each has its own figures. */
function timed(asked: Asked): Asked {
  const [route = ''] = asked.path.split('?')
  const name = asked.method === 'POST' ? formRoute : route
  const times = latencies.get(name) ?? []
  latencies.set(name, times)
  return {
    ...asked,
    setupRequest(request, context) {
      const made = asked.setupRequest?.(request, context) ?? request
      context.sent = performance.now()
      return made
    },
    onResponse(status, body, context) {
      times.push(performance.now() - Number(context.sent))
      // An instance that is being restarted says so to whoever asks for its status, which is no failure.
      const isStopping = status === 503 && body.includes('"status":"stopping"')
      const failure = `${status} ${name}`
      if (isStopping) stopping += 1
      else if (status < 200 || status > 299) failures.set(failure, (failures.get(failure) ?? 0) + 1)
      asked.onResponse?.(status, body, context)
    },
  }
}

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
const visit = [
  ...Object.values(pages).map(page),
  ...[0, 1, 2, 3, 7].map(times),
  page(pages.blog),
  { path: '/api/status' },
  { path: '/api/marketing/media' },
  form,
].map(timed)

const host = describeHost()
const target = await startLoadTarget()
try {
  const [result, memory] = await Promise.all([
    autocannon({
      url: target.address,
      connections,
      duration: minutes * 60,
      timeout: timeoutSeconds,
      headers: { 'accept-encoding': 'br' },
      requests: visit,
    }),
    memoryDuring(minutes * 60_000),
    delay(minutes * 30_000).then(target.restart),
  ])
  const missing = await missingFrom(target.place)
  const { requests, latency, errors, non2xx } = result
  const forms = latencies.get(formRoute)?.length ?? 0
  const failed = non2xx - stopping
  const sections: Section[] = [
    {
      title: 'Sustained load',
      note: `${minutes} minutes of pages, slots and forms over ${connections} connections; ${target.description}; the load generator on the same machine. ${hostText(host)}`,
      columns: ['what', 'figure'],
      rows: [
        ['requests', String(requests.total)],
        ['requests a second', requests.average.toFixed(0)],
        ['p50, ms', String(latency.p50)],
        ['p99, ms', String(latency.p99)],
        ['errors, time-outs among them', String(errors)],
        ['answers other than 2xx', [failed, ...[...failures].map((entry) => entry.join(': '))].join(', ')],
        ['status of an instance that is stopping', String(stopping)],
        ['forms', String(forms)],
        ['answered as saved', String(saved.length)],
        ['of these not in the database exactly once', String(missing)],
        ...quarters.map((when, index) => [`memory ${when}, MiB`, memory[index] ?? '']),
      ],
    },
    {
      title: 'Sustained load by route',
      note: 'Milliseconds, from the same run.',
      columns: ['route', 'requests', 'p50', 'p99', 'slowest'],
      rows: [...latencies].map(([route, times]) => {
        const sorted = times.toSorted((x, y) => x - y)
        const figures = [0.5, 0.99, 1].map((share) => quantile(sorted, share).toFixed(0))
        return [route, String(sorted.length), ...figures]
      }),
    },
  ]
  console.log(sections.map(sectionText).join('\n'))
  if (write) await writeFile(write, withSections(await readFile(write, 'utf8'), sections))
  process.exitCode = errors + failed + missing > 0 || saved.length === 0 || saved.length !== forms ? 1 : 0
} finally {
  await target.stop()
}

function enquiry(key: string): Record<string, string> {
  const email = `load-${key}@example.com`
  return { key, name: 'Grace Hopper', email, message: `Load ${key}`, privacyPolicy: 'on', role: 'Customer' }
}

/** The resident set size (RSS) of each instance, five times from start to end. */
async function memoryDuring(wholeMs: number): Promise<string[]> {
  const sizes: string[] = []
  for (const _ of quarters) {
    if (sizes.length > 0) await delay(wholeMs / (quarters.length - 1) - 200)
    const { stdout } = await run('ps', ['-o', 'rss=', '-p', target.pids().join(',')])
    sizes.push(
      stdout
        .trim()
        .split('\n')
        .map((size) => Math.round(Number(size) / 1024))
        .join(' and '),
    )
  }
  return sizes
}

async function missingFrom(place: DatabasePlace): Promise<number> {
  const database = await openDatabase(place)
  const rows = await database.db.selectFrom('enquiries').select('key').execute()
  await database.close()
  const stored = Map.groupBy(rows, ({ key }) => key)
  return saved.filter((key) => stored.get(`contact:${key}`)?.length !== 1).length
}
