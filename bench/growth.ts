import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { brand } from '#content/site/brand.ts'
import { DAY_MS, HOUR_MS } from '#domain/durations.ts'
import { londonDate } from '#domain/london.ts'
import { addDays, addMonths, formatSlashed, isWeekend, type PlainDate } from '#domain/plain-date.ts'
import type { Slot } from '#domain/slots.ts'
import { listEnquiries } from '#server/desk/list-enquiries.ts'
import { readStatistics } from '#server/desk/statistics.ts'
import { readDaySlots } from '#server/enquiries/day-slots.ts'
import { emptyFields } from '#server/enquiries/enquiry-fields.ts'
import { utcText } from '#server/platform/db/column-types.ts'
import { type Database, openDatabase } from '#server/platform/db/database.ts'
import type { EnquiriesTable } from '#server/platform/db/tables.ts'
import { startEmbeddedPostgres } from '../commands/embedded-postgres.ts'
import { createFigures, say, type Table } from './report.ts'

const COUNT = 100_000
const BATCH = 500
const TIMES_A_RUN = 20
/** Received over six years, as long as they are kept. */
const EVERY_MS = (6 * 365 * DAY_MS) / COUNT

/** What the desk asks for most, with many enquiries stored, on each database. */
export async function growth(runs: number): Promise<Table> {
  const dataDir = await mkdtemp(join(tmpdir(), 'advice-site-growth-'))
  // With default settings: unlike the one for tests it calls fsync at each commit.
  const postgres = await startEmbeddedPostgres()
  await postgres.create('growth')
  const databases = {
    SQLite: await openDatabase({ dataDir }),
    PostgreSQL: await openDatabase({ dataDir, databaseUrl: postgres.urlOf('growth') }),
  }
  const figures = createFigures()
  try {
    for (const [name, database] of Object.entries(databases)) {
      say(`growth: storing ${COUNT} enquiries in ${name}`)
      await storeEnquiries(database)
      for (let run = 1; run <= runs; run += 1)
        for (const [what, work] of Object.entries(questions)) {
          say(`growth ${run}/${runs} ${name} ${what}`)
          figures.add(`${name} ${what}`, await medianMs(() => work(database)))
        }
      say(`growth: storing the busy times of ${PEOPLE} people in ${name}`)
      await storeBusyPeople(database)
      for (let run = 1; run <= runs; run += 1)
        figures.add(`${name} ${freeTimes}`, await slowestDayMs(database))
    }
  } finally {
    for (const database of Object.values(databases)) await database.close()
    await postgres.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  return {
    title: `The desk with ${COUNT.toLocaleString('en-GB')} enquiries stored`,
    note: `Milliseconds for one call of the server's own modules, median of ${TIMES_A_RUN}; of the free times the slowest in a hundred, with ${PEOPLE} people who take calls and ${BUSY_TIMES.toLocaleString('en-GB')} busy times of each, from calendars that can no longer be read.`,
    columns: ['what', ...Object.keys(databases)],
    rows: [...Object.keys(questions), freeTimes].map((what) => [
      what,
      ...Object.keys(databases).map((name) => figures.text(`${name} ${what}`, 2)),
    ]),
  }
}

const today = londonDate(Date.now())

const questions: Record<string, (database: Database) => Promise<unknown>> = {
  list: ({ db }) => listEnquiries(db, { limit: 50 }),
  'list, unanswered': ({ db }) => listEnquiries(db, { limit: 50, answered: false }),
  'list, reply due first': ({ db }) => listEnquiries(db, { limit: 50, order: 'due' }),
  'search, in every enquiry': ({ db }) => listEnquiries(db, { limit: 50, search: 'mortgage' }),
  'search, in one of a hundred': ({ db }) => listEnquiries(db, { limit: 50, search: 'remortgaging' }),
  'search, in one of ten thousand': ({ db }) => listEnquiries(db, { limit: 50, search: 'lighthouse' }),
  'search, two beginnings': ({ db }) => listEnquiries(db, { limit: 50, search: 'person lightho' }),
  'statistics of 30 days': (database) => statistics(database, addDays(today, -29)),
  'statistics of a year': (database) => statistics(database, addMonths(today, -12)),
  'statistics of all six': (database) => statistics(database, addMonths(today, -12 * 6)),
}

function statistics(database: Database, from: PlainDate) {
  return readStatistics(database, { from, to: today }, Date.now())
}

const PEOPLE = 22
const BUSY_TIMES = 5_000
const freeTimes = 'free times of a day'

/** The days of half a year on which calls are possible. */
const workingDays = Array.from({ length: 180 }, (_, index) => addDays(today, index + 3)).filter(
  (day) => !isWeekend(day),
)

async function storeBusyPeople({ db }: Database): Promise<void> {
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  for (let person = 0; person < PEOPLE; person += 1) {
    const staffId = `person-${person}`
    const email = `${staffId}@firm.example`
    await db
      .insertInto('staff')
      .values({ id: staffId, name: staffId, email, role: 'office', createdUtc: '', removedUtc: null })
      .execute()
    await db
      .insertInto('callTakers')
      .values({
        staffId,
        services: '[]',
        hours: '',
        dailyMax: null,
        share: 100,
        meetingLink: '',
        adviser: '',
        credit: 0,
        calendarUrl: `https://calendar.example/${person}.ics`,
        calendarDigest: '',
        calendarReadUtc: utcText(Date.now() - DAY_MS),
        calendarFault: 'there is no connection to its server',
      })
      .execute()
    const busy = Array.from({ length: BUSY_TIMES }, (_, index) => {
      const start = 8 * 60 + Math.floor(index / workingDays.length) * 13 + (person % 13)
      const date = workingDays[index % workingDays.length] ?? today
      return { staffId, date, time: `${clock(start)} - ${clock(start + 7)}` as Slot }
    })
    for (let first = 0; first < busy.length; first += BATCH)
      await db
        .insertInto('busyTimes')
        .values(busy.slice(first, first + BATCH))
        .execute()
  }
}

/** The slowest in a hundred of all days, each asked for five times. */
async function slowestDayMs({ db }: Database): Promise<number> {
  const took: number[] = []
  for (let time = 0; time < 5; time += 1)
    for (const day of workingDays) {
      const started = performance.now()
      await readDaySlots(db, day, today)
      took.push(performance.now() - started)
    }
  return took.sort((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? Number.NaN
}

async function medianMs(work: () => Promise<unknown>): Promise<number> {
  const took: number[] = []
  for (let time = 0; time < TIMES_A_RUN; time += 1) {
    const started = performance.now()
    await work()
    took.push(performance.now() - started)
  }
  return took.sort((a, b) => a - b)[TIMES_A_RUN / 2] ?? Number.NaN
}

async function storeEnquiries({ db, dialect }: Database): Promise<void> {
  for (let first = 0; first < COUNT; first += BATCH) {
    const rows = Array.from({ length: BATCH }, (_, index) => enquiryRow(first + index))
    await db.insertInto('enquiries').values(rows).execute()
  }
  // PostgreSQL gathers statistics by itself, a little later. In SQLite the site never does.
  if (dialect === 'postgres') await sql`analyze`.execute(db)
}

/** One in a thousand is not answered yet. */
function enquiryRow(i: number): EnquiriesTable {
  const received = Date.now() - i * EVERY_MS
  const message = [
    'What would a mortgage cost us, and what do we need to bring along?',
    ...(i % 100 === 0 ? ['We think of remortgaging.'] : []),
    ...(i % 10_000 === 0 ? ['It is for a lighthouse.'] : []),
  ]
  return {
    ...emptyFields,
    id: `enquiry-${i}`,
    key: `contact:${i}`,
    reference: `${brand.referencePrefix}-${i}`,
    kind: 'contact',
    role: 'Customer',
    name: `Person ${i}`,
    email: `person${i}@example.com`,
    phoneDigits: '',
    message: message.join(' '),
    services: '[]',
    privacyPolicy: 1,
    date: null,
    time: null,
    createdAt: formatSlashed(londonDate(received)),
    createdUtc: utcText(received),
    dueUtc: utcText(received + DAY_MS),
    originPage: '/ContactUs',
    noticeVersion: '2026-11',
    quarantined: 0,
    quarantineReason: null,
    answeredUtc: i % 1_000 === 0 ? null : utcText(received + (i % 60) * HOUR_MS),
    cancelledUtc: null,
    sequence: 0,
    version: 0,
    assignedTo: null,
    outcome: null,
    tries: 0,
    triedUtc: null,
    ledToAdvice: 0,
    support: '[]',
    erasureAnnouncedUtc: null,
  }
}
