import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brand } from '#content/site/brand.ts'
import { callSchedule } from '#content/site/call-schedule.ts'
import { earliestDay } from '#domain/callback-day.ts'
import { londonDate } from '#domain/london.ts'
import { addDays, addMonths, type PlainDate } from '#domain/plain-date.ts'
import { listEnquiries } from '#server/desk/list-enquiries.ts'
import { heldOn } from '#server/desk/person-data.ts'
import { readStatistics } from '#server/desk/statistics.ts'
import { readToday } from '#server/desk-web/today-view.ts'
import { createCallSecret } from '#server/enquiries/call-link.ts'
import { readDaySlots } from '#server/enquiries/day-slots.ts'
import { createEnquiries } from '#server/enquiries/enquiries.ts'
import { createReference } from '#server/enquiries/reference.ts'
import { createSubmissions } from '#server/enquiries/submissions.ts'
import { createStatus } from '#server/monitoring/status.ts'
import type { Database } from '#server/platform/db/database.ts'
import { createRateLimit } from '#server/platform/rate-limit.ts'
import { type Benchmark, repeatInSequence, withTimeout } from './benchmark.ts'
import { type Engine, startPostgres, startSqlite } from './databases.ts'
import { type Figure, figureOf, quantile } from './figure.ts'
import { storedPhoneNumber, storedWords, storeEnquiries } from './stored-enquiries.ts'
import { ratio, type Section, spread } from './table.ts'

const few = 1_000
const timesARun = 50

const comingDay = earliestDay(londonDate(Date.now()))

const startEngine = { sqlite: startSqlite, postgres: startPostgres }

/** Whether queries slow down with the number of stored enquiries, on each database. */
export const growth: Benchmark = async ({ runs, records, databases }, say) => {
  const figures: Grown[] = []
  for (const name of databases) {
    const engine = await startEngine[name]()
    try {
      figures.push(...(await grow(engine, records, runs, say)))
    } finally {
      await engine.stop()
    }
  }
  return [sectionOf(figures, records)]
}

interface Grown {
  engine: string
  what: string
  few: Figure
  many: Figure
}

async function grow(engine: Engine, records: number, runs: number, say: (what: string) => void) {
  const opened: Database[] = []
  const openWith = async (count: number) => {
    say(`growth: storing ${count} enquiries in ${engine.name}`)
    const location = await engine.create(`with_${count}`)
    const database = await withTimeout(
      600,
      `Storing ${count} enquiries`,
      storeEnquiries(location, count, comingDay),
    )
    opened.push(database)
    return workOn(database)
  }
  try {
    const sizes = { few: await openWith(few), many: await openWith(records) }
    const names = Object.keys(sizes.few) as (keyof Work)[]
    const rounds = await repeatInSequence(runs, async (run) => {
      const round = new Map<string, number>()
      for (const what of names) {
        say(`growth ${run}/${runs} ${engine.name} ${what}`)
        for (const size of ['few', 'many'] as const)
          round.set(`${size} ${what}`, await withTimeout(300, what, medianMs(sizes[size][what])))
      }
      for (const database of opened) await answerAll(database)
      return round
    })
    const of = (name: string) => figureOf(rounds.flatMap((round) => round.get(name) ?? []))
    return names.map(
      (what): Grown => ({
        engine: engine.name,
        what,
        few: of(`few ${what}`),
        many: of(`many ${what}`),
      }),
    )
  } finally {
    for (const database of opened) await database.close()
  }
}

/** Between runs, so that each starts from the same data. */
async function answerAll({ db }: Database): Promise<void> {
  await db
    .updateTable('enquiries')
    .set({ answeredUtc: new Date().toISOString() })
    .where('createdUtc', '>', '2026-11-01')
    .execute()
}

type Work = ReturnType<typeof workOn>

/** The operations that are timed, by the server's own modules. */
function workOn(database: Database) {
  const now = () => Date.now()
  const sources = {
    now,
    createId: randomUUID,
    createReference: () => createReference(brand.referencePrefix, Math.random),
    callSecret: createCallSecret('bench'),
  }
  const today = londonDate(now())
  const statisticsSince = (from: PlainDate) => readStatistics(database, { from, to: today }, now())
  const status = createStatus({ database, now })
  const submissions = createSubmissions({
    enquiries: createEnquiries({ database, sources, wake() {} }),
    limit: createRateLimit({ database, max: 1_000_000, now, createSecret: randomUUID }),
    client: '192.0.2.7',
    now,
    log: { error: (fields, message) => console.error(message, fields) },
  })
  return {
    slots: () => readDaySlots(database.db, comingDay, londonDate(now())),
    status: async () => {
      const { status: is } = await status.report()
      // Degraded once the mails of `submit`, which nothing sends here, have waited for five minutes.
      if (is === 'down') throw new Error('The status is down')
    },
    'the desk’s list': () => listEnquiries(database.db, { limit: 50 }),
    // A selective filter: it must use its index and not scan the table.
    'the desk’s list, unanswered': () => listEnquiries(database.db, { limit: 50, answered: false }),
    'the desk’s list, quarantined': () => listEnquiries(database.db, { limit: 50, quarantined: true }),
    'the desk’s list, reply due first': () => listEnquiries(database.db, { limit: 50, order: 'due' }),
    'the desk’s today': () =>
      readToday({ database, schedule: callSchedule, now }, { staffId: '', role: 'owner' }),
    'the desk’s statistics, of 30 days': () => statisticsSince(addDays(today, -29)),
    'the desk’s statistics, of a year': () => statisticsSince(addMonths(today, -12)),
    'the desk’s statistics, of all time': () => statisticsSince(addMonths(today, -12 * 10)),
    'a search, everywhere': () => listEnquiries(database.db, { limit: 50, search: storedWords.everywhere }),
    'a search, one in a hundred': () =>
      listEnquiries(database.db, { limit: 50, search: storedWords.frequent }),
    'a search, one in ten thousand': () =>
      listEnquiries(database.db, { limit: 50, search: storedWords.rare }),
    'a search, two beginnings': () =>
      listEnquiries(database.db, { limit: 50, search: `person ${storedWords.rare.slice(0, 6)}` }),
    'a person, by phone number': () =>
      heldOn(
        { database, location: { dataDir: join(tmpdir(), 'unused') }, now, createId: randomUUID },
        storedPhoneNumber,
      ),
    submit: async () => {
      const result = await submissions.submit('contact', {
        role: 'Customer',
        name: 'Grace Hopper',
        email: 'grace@example.com',
        message: 'What would a mortgage cost us?',
        privacyPolicy: 'on',
        key: randomUUID(),
      })
      if (!result.ok) throw new Error(`An enquiry was refused: ${result.reason}`)
    },
  }
}

async function medianMs(work: () => Promise<unknown>): Promise<number> {
  const took: number[] = []
  for (let time = 0; time < timesARun; time += 1) {
    const started = performance.now()
    await work()
    took.push(performance.now() - started)
  }
  return quantile(
    took.sort((a, b) => a - b),
    0.5,
  )
}

function sectionOf(figures: Grown[], records: number): Section {
  const number = new Intl.NumberFormat('en-GB')
  return {
    title: `Growth: ${number.format(few)} and ${number.format(records)} enquiries stored`,
    note: `Milliseconds for one call of the server's own modules, median of ${timesARun}; 1.00 is no growth.`,
    columns: ['database', 'what', number.format(few), number.format(records), 'growth'],
    rows: figures.map((one) => [
      one.engine,
      one.what,
      spread(one.few, 2),
      spread(one.many, 2),
      ratio(one.many, one.few),
    ]),
  }
}
