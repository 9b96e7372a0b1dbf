import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { testSchedule } from '#domain/call-schedule.test-support.ts'
import { allSlots } from '#domain/call-schedule.ts'
import type { PlainDate } from '#domain/plain-date.ts'
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
