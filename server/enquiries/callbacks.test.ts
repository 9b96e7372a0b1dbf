import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testSchedule } from '#domain/call-schedule.test-support.ts'
import { allSlots } from '#domain/call-schedule.ts'
import type { CallbackRequest } from '#domain/callback-request.ts'
import { type PlainDate, plainDate } from '#domain/plain-date.ts'
import { describeOnBothDatabases } from '#server/platform/db/databases.test-support.ts'
import { readDaySlots } from './day-slots.ts'
import { type SubmissionMetadata, submissionKey } from './submission.ts'
import { callbackRequest, createTestEnquiries, submission } from './submissions.test-support.ts'

describeOnBothDatabases('a callback', (suite) => {
  const { on } = createTestEnquiries(suite)
  const slotsOf = (date: PlainDate, schedule = testSchedule) =>
    readDaySlots(suite.database.db, date, plainDate('2026-11-15'), schedule)
  const fresh = () => submission({ key: `callback:${randomUUID()}` })
  const stored = async () => {
    const { db } = suite.database
    const count = async (table: 'enquiries' | 'outbox') =>
      (await db.selectFrom(table).select('id').execute()).length
    return { records: await count('enquiries'), mails: await count('outbox') }
  }
  /** Fifty times in parallel, on two instances. */
  const saveAtOnce = async (form: (index: number) => [CallbackRequest, SubmissionMetadata]) => {
    const instances = [on(), on(await suite.openAnother())] as const
    return await Promise.all(
      Array.from({ length: 50 }, (_, index) => (instances[index % 2] ?? instances[0]).save(...form(index))),
    )
  }

  test('takes its slot: fifteen are free before, fourteen after', async () => {
    const date = plainDate('2026-11-19')
    const before = await slotsOf(date)
    expect(before).toEqual({
      date,
      closed: null,
      slots: allSlots(testSchedule).map((time) => ({ time, free: true })),
    })
    expect(await on().save(callbackRequest({ date, time: '11:30 - 12:00' }), fresh())).toEqual({
      ok: true,
      key: expect.any(String),
      receipt: {
        form: 'callback',
        kind: 'callback',
        reference: expect.any(String),
        date,
        time: '11:30 - 12:00',
        page: expect.stringMatching(/^\/YourCall\/[\w-]{24}$/),
      },
    })
    const after = await slotsOf(date)
    expect(after.slots.filter(({ free }) => !free)).toEqual([{ time: '11:30 - 12:00', free: false }])
  })

  test.each([
    ['2026-12-25', 'Christmas Day'],
    ['2026-11-16', 'Too soon to arrange'],
  ])('has no free slot on %s: %s', async (date, closed) => {
    const day = await slotsOf(plainDate(date))
    expect(day.closed).toBe(closed)
    expect(day.slots).toHaveLength(15)
    expect(day.slots.some(({ free }) => free)).toBe(false)
  })

  test('booked fifty times in parallel, on two instances, is saved once and refused 49 times', async () => {
    const answers = await saveAtOnce((index) => [callbackRequest({ name: `Visitor ${index}` }), fresh()])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter((answer) => !answer.ok && answer.reason === 'slot-taken')).toHaveLength(49)
    expect(await stored()).toEqual({ records: 1, mails: 3 })
  })

  test('sent fifty times in parallel with one key is one booking, and its own slot never counts as taken', async () => {
    const sent = fresh()
    const answers = await saveAtOnce(() => [callbackRequest(), sent])
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(await stored()).toEqual({ records: 1, mails: 3 })
  })

  suite.once('that lost its slot can be sent again with the same key and another time', async () => {
    const date = plainDate('2026-11-24')
    await on().save(callbackRequest({ date }), fresh())
    const sent = fresh()
    expect(await on().save(callbackRequest({ date }), sent)).toMatchObject({
      ok: false,
      reason: 'slot-taken',
      errors: { time: 'slotTaken' },
      slots: expect.arrayContaining([{ time: '09:00 - 09:30', free: false }]),
    })
    expect(await on().save(callbackRequest({ date, time: '10:00 - 10:30' }), sent)).toMatchObject({
      ok: true,
      receipt: { time: '10:00 - 10:30' },
    })
  })

  suite.once('that was cancelled is booked anew by the same form without a key', async () => {
    const date = plainDate('2026-12-03')
    const sent = submission({ key: submissionKey('callback', undefined, { date }, date) })
    const book = () => on().save(callbackRequest({ date }), sent)
    const first = await book()
    expect(await book()).toEqual(first)
    await suite.database.db
      .updateTable('enquiries')
      .set({ cancelledUtc: '2026-11-15T12:00:00.000Z' })
      .where('date', '=', date)
      .execute()
    const second = await book()
    expect(second).toMatchObject({ ok: true })
    expect(second).not.toEqual(first)
    expect(await book()).toEqual(second)
  })
})
