import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testSchedule } from '#domain/call-schedule.test-support.ts'
import { allSlots } from '#domain/call-schedule.ts'
import { addDays, isWeekend, type PlainDate, plainDate } from '#domain/plain-date.ts'
import { overlaps, type Slot } from '#domain/slots.ts'
import { describeOnBothDatabases } from '#server/platform/db/databases.test-support.ts'
import { transact } from '#server/platform/db/transact.ts'
import { readCallDay } from './call-takers.ts'
import { readDaySlots } from './day-slots.ts'
import { createEnquiries } from './enquiries.ts'
import { callbackRequest, createTestSources, submission } from './submissions.test-support.ts'

const today = plainDate('2026-11-15')
const scheduleOf = (slotMinutes: number) => ({ ...testSchedule, slotMinutes })
const anyLength = fc.constantFrom(15, 20, 30, 45, 60)
const anySlot = anyLength.chain((length) => fc.constantFrom(...allSlots(scheduleOf(length))))
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ book: anySlot }) },
  { weight: 1, arbitrary: fc.record({ cancel: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ erase: fc.nat() }) },
)

describeOnBothDatabases('calls booked while slots have another length', (suite) => {
  const days = workdaysFrom(plainDate('2026-11-19'))
  const nextDay = () => days.next().value as PlainDate
  const create = (database = suite.database) =>
    createEnquiries({ database, sources: createTestSources(), wake() {} })
  const book = async (date: PlainDate, time: Slot, enquiries = create()) =>
    await enquiries.save(callbackRequest({ date, time }), submission({ key: `callback:${randomUUID()}` }))
  const takenOn = async (date: PlainDate) =>
    (await readCallDay(suite.database.db, date)).calls.map(({ time }) => time)
  const freeing = {
    cancel: (date: PlainDate, time: Slot) =>
      transact(suite.database, (trx) =>
        trx
          .updateTable('enquiries')
          .set({ cancelledUtc: '2026-11-15T12:00:00.000Z' })
          .where('date', '=', date)
          .where('time', '=', time)
          .execute(),
      ),
    erase: (date: PlainDate, time: Slot) =>
      transact(suite.database, (trx) =>
        trx.deleteFrom('enquiries').where('date', '=', date).where('time', '=', time).execute(),
      ),
  }

  test('stay whole and unshared, and what overlaps none of them is free', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 14 }), anyLength, async (steps, length) => {
        const date = nextDay()
        let stands: Slot[] = []
        for (const next of steps) {
          if ('book' in next) {
            const isFree = !stands.some((other) => overlaps(other, next.book))
            expect((await book(date, next.book)).ok).toBe(isFree)
            if (isFree) stands.push(next.book)
          } else {
            const [how, index] =
              'cancel' in next ? (['cancel', next.cancel] as const) : (['erase', next.erase] as const)
            const time = stands[index % stands.length]
            if (time === undefined) continue
            await freeing[how](date, time)
            stands = stands.filter((other) => other !== time)
          }
        }
        expect((await takenOn(date)).sort()).toEqual(stands.sort())
        const { slots } = await readDaySlots(suite.database.db, date, today, scheduleOf(length))
        for (const { time, free } of slots) expect(free).toBe(!stands.some((other) => overlaps(other, time)))
      }),
      { numRuns: process.env.TEST_EFFORT === 'soak' ? 25 : 5 },
    )
  })

  test('refuse an overlap even where it is written past the site', async () => {
    const date = nextDay()
    await book(date, '10:00 - 10:45')
    await book(date, '11:00 - 11:20')
    const { db } = suite.database
    const move = db
      .updateTable('enquiries')
      .set({ time: '10:30 - 11:00' })
      .where('date', '=', date)
      .where('time', '=', '11:00 - 11:20')
    await move.execute().catch(() => {})
    expect((await takenOn(date)).sort()).toEqual(['10:00 - 10:45', '11:00 - 11:20'])
  })
})

/** Days on which calls can be booked, each once. */
function* workdaysFrom(first: PlainDate): Generator<PlainDate> {
  const holidays = ['2026-12-25', '2026-12-28', '2027-01-01', '2027-03-26', '2027-03-29']
  for (let day = first; day < '2027-05-01'; day = addDays(day, 1))
    if (!isWeekend(day) && !holidays.includes(day)) yield day
}
