import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { bankHoliday } from '#domain/bank-holidays.ts'
import { testSchedule } from '#domain/call-schedule.test-support.ts'
import { allSlots } from '#domain/call-schedule.ts'
import { type CallDay, type CallTaker, chooseTaker, creditChanges, freeTakers } from '#domain/call-takers.ts'
import { addDays, isWeekend, type PlainDate, plainDate } from '#domain/plain-date.ts'
import type { Slot } from '#domain/slots.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { CallTakersTable } from '#server/platform/db/desk-tables.ts'
import { createEnquiries } from './enquiries.ts'
import { callbackRequest, createTestSources, submission } from './submissions.test-support.ts'

/** Somebody on the staff who takes calls; resolves to their id. */
export async function addTaker(
  { db }: Database,
  changes: Partial<CallTakersTable> = {},
  name = 'Ann Example',
): Promise<string> {
  const id = changes.staffId ?? randomUUID()
  const email = `${id}@firm.example`
  await db
    .insertInto('staff')
    .values({ id, name, email, role: 'office', createdUtc: '', removedUtc: null })
    .execute()
  await db
    .insertInto('callTakers')
    .values({
      staffId: id,
      services: '[]',
      hours: '',
      dailyMax: null,
      share: 100,
      meetingLink: '',
      adviser: '',
      credit: 0,
      calendarUrl: '',
      calendarDigest: '',
      calendarReadUtc: null,
      calendarFault: '',
      ...changes,
    })
    .execute()
  return id
}

export async function removeTakers({ db }: Database): Promise<void> {
  for (const table of [
    'enquiries',
    'outbox',
    'callAssignments',
    'callTakers',
    'closedSlots',
    'busyTimes',
  ] as const)
    await db.deleteFrom(table).execute()
}

function enquiriesOn(database: Database) {
  return createEnquiries({ database, sources: createTestSources(), wake() {}, schedule: testSchedule })
}

/** 200 visitors at once on four times and three people, by two instances: twelve get a call, the others a refusal. */
export async function bookAtOnce(
  instances: readonly Database[],
  date: PlainDate,
  bookings: number,
): Promise<void> {
  const [database] = instances
  if (database === undefined) throw new Error('There is no instance')
  await removeTakers(database)
  const people = [await addTaker(database), await addTaker(database), await addTaker(database)]
  // Two more are there, and not free: one by their own calendar, one by an absence.
  const [busy, away] = [await addTaker(database), await addTaker(database)]
  await database.db.insertInto('busyTimes').values({ staffId: busy, date, time: '08:45 - 11:15' }).execute()
  const absence = { staffId: away, date, time: '' as const, reason: 'Away', createdUtc: '' }
  await database.db.insertInto('closedSlots').values(absence).execute()
  const times = allSlots(testSchedule).slice(0, 4)
  const standing = (time?: Slot) =>
    database.db
      .selectFrom('enquiries')
      .select(['time', 'assignedTo'])
      .where('date', '=', date)
      .$if(time !== undefined, (query) => query.where('time', '=', time ?? null))
      .execute()
  const answers = await Promise.all(
    Array.from({ length: bookings }, async (_, index) => {
      const time = times[index % times.length] ?? '09:00 - 09:30'
      const instance = enquiriesOn(instances[index % instances.length] ?? database)
      const wanted = callbackRequest({
        date,
        time,
        email: `${index}@example.com`,
        phoneNumber: `0163296${1000 + index}`,
      })
      const sent = submission({ key: `callback:${randomUUID()}` })
      const answer = await untilConnected(() => instance.save(wanted, sent))
      if (answer.ok) return true
      // Whoever is refused is so because everybody has a call then: none of them is ever cancelled here.
      expect(answer.reason).toBe('slot-taken')
      expect(await untilConnected(() => standing(time))).toHaveLength(people.length)
      return false
    }),
  )
  expect(answers.filter(Boolean)).toHaveLength(12)
  const calls = (await standing()).map(({ time, assignedTo }) => `${time} ${assignedTo}`)
  expect(calls.sort()).toEqual(times.flatMap((time) => people.map((id) => `${time} ${id}`)).sort())
}

/** On a busy machine some wait longer for a connection than the site lets them, and are told to send the form again. */
async function untilConnected<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!String(error).includes('timeout exceeded when trying to connect')) throw error
    return await untilConnected(work)
  }
}

/** A generator of the same numbers for the same seed, each from 0 to below a limit. */
export function numbersFrom(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

interface ModelCall {
  id: string
  date: PlainDate
  time: Slot
  assignedTo: string
  stands: boolean
}

const people: Pick<CallTaker, 'services' | 'dailyMax' | 'share'>[] = [
  { services: [], dailyMax: null, share: 100 },
  { services: ['Mortgage Planning'], dailyMax: 6, share: 100 },
  { services: ['Mortgage Planning', 'Equity Release'], dailyMax: null, share: 50 },
  { services: [], dailyMax: 4, share: 75 },
]

/**
 * Bookings, moves, cancellations and absences at random. After each the database has the calls, the people and the
 * credits that the rules of domain/ have given; resolves to the largest credit that anybody ever had or owed.
 */
export async function playCalls(database: Database, events: number, seed: number): Promise<number> {
  await removeTakers(database)
  const number = numbersFrom(seed)
  const takers: CallTaker[] = people.map((one, index) => ({
    id: `${index}-${randomUUID()}`,
    hours: null,
    credit: 0,
    ...one,
  }))
  for (const { id, services, dailyMax, share } of takers)
    await addTaker(database, { staffId: id ?? '', services: JSON.stringify(services), dailyMax, share })
  const enquiries = enquiriesOn(database)
  const slots = allSlots(testSchedule)
  const days = Array.from({ length: 40 }, (_, index) => addDays(plainDate('2026-11-30'), index)).filter(
    (date) => !isWeekend(date) && bankHoliday(date) === null,
  )
  const services = [[], ['Mortgage Planning'], ['Equity Release'], ['Mortgage Planning', 'Equity Release']]
  const calls: ModelCall[] = []
  const closures: (CallDay['closures'][number] & { date: PlainDate })[] = []
  let most = 0

  const dayOf = (date: PlainDate, except?: ModelCall): CallDay => ({
    date,
    takers,
    calls: calls.filter((call) => call.stands && call.date === date && call !== except),
    closures: closures.filter((closed) => closed.date === date),
  })
  const give = (free: CallTaker[], wanted: readonly string[]) => {
    const assignment = chooseTaker(free, { chosen: null, before: null, services: wanted })
    if (assignment === null) return null
    for (const { id, change } of creditChanges(assignment)) {
      const taker = takers.find((one) => one.id === id)
      if (taker) taker.credit += change
    }
    most = Math.max(most, ...takers.map(({ credit }) => Math.abs(credit)))
    return assignment.taker.id
  }

  for (let event = 0; event < events; event += 1) {
    const [date, time] = [days[number(days.length)], slots[number(slots.length)]]
    const wanted = services[number(services.length)] ?? []
    if (date === undefined || time === undefined) continue
    const kind = number(20)
    const call = calls[number(Math.max(1, calls.length))]
    if (kind === 0) {
      const staffId = takers[number(takers.length)]?.id ?? ''
      if (closures.some((one) => one.date === date && one.time === time && one.staffId === staffId)) continue
      const closure = { date, time, staffId, reason: 'Away', createdUtc: '' }
      closures.push(closure)
      await database.db.insertInto('closedSlots').values(closure).execute()
    } else if (kind < 10 || call === undefined) {
      const free = freeTakers(dayOf(date), time)
      const expected = give(free, wanted)
      const email = `${event}@example.com`
      const answer = await enquiries.save(
        callbackRequest({ date, time, services: wanted, email, phoneNumber: `0${1_632_000_000 + event}` }),
        submission({ key: `callback:${randomUUID()}` }),
      )
      expect(answer.ok).toBe(expected !== null)
      if (expected === null) continue
      const { id, assignedTo } = await database.db
        .selectFrom('enquiries')
        .select(['id', 'assignedTo'])
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      expect(assignedTo).toBe(expected)
      calls.push({ id, date, time, assignedTo: expected, stands: true })
    } else if (kind < 16) {
      if (!call.stands) continue
      const change = { kind: 'cancelled', reason: '' } as const
      await enquiries.change({ enquiryId: call.id, change, by: 'firm', sequence: null })
      call.stands = false
    } else {
      if (!call.stands || (call.date === date && call.time === time)) continue
      const stored = await database.db
        .selectFrom('enquiries')
        .select('services')
        .where('id', '=', call.id)
        .executeTakeFirstOrThrow()
      const free = freeTakers(dayOf(date, call), time)
      const isKept = free.some(({ id }) => id === call.assignedTo)
      const expected = isKept ? call.assignedTo : give(free, JSON.parse(stored.services) as string[])
      const change = { kind: 'moved', date, time } as const
      const outcome = await enquiries.change({ enquiryId: call.id, change, by: 'firm', sequence: null })
      expect(outcome).toBe(expected === null ? 'slot-taken' : 'changed')
      if (expected !== null) Object.assign(call, { date, time, assignedTo: expected })
    }
  }
  const stored = await database.db.selectFrom('callTakers').select(['staffId', 'credit']).execute()
  for (const { staffId, credit } of stored)
    expect(credit).toBeCloseTo(takers.find(({ id }) => id === staffId)?.credit ?? Number.NaN, 6)
  return most
}
