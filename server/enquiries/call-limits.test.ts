import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testSchedule } from '#domain/call-schedule.test-support.ts'
import { slotsOn } from '#domain/call-schedule.ts'
import { plainDate } from '#domain/plain-date.ts'
import type { SubmitResult } from '#domain/submit-result.ts'
import type { Database } from '#server/platform/db/database.ts'
import { describeOnBothDatabases } from '#server/platform/db/databases.test-support.ts'
import { createRateLimit } from '#server/platform/rate-limit.ts'
import { createOwnCalls } from './own-calls.ts'
import { createTestEnquiries } from './submissions.test-support.ts'
import { createSubmissions } from './submissions.ts'

const days = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-23', '2026-11-24'].map(plainDate)
const slots = slotsOn(plainDate('2026-11-18'), testSchedule)
const number = (index: number) => `01632 960 ${100 + index}`

/** The times of five days in turn: each booking is on another day than the one before. */
const timeAt = (index: number) => ({
  date: days[index % days.length],
  time: slots[Math.floor(index / days.length)],
})

describeOnBothDatabases('Calls that are booked from one client', (suite) => {
  const { sources, on } = createTestEnquiries(suite)
  const services = (client: string, database: Database) => {
    const limit = createRateLimit({ database, max: 100, now: sources.now, createSecret: randomUUID })
    return {
      schedule: testSchedule,
      enquiries: on(database),
      limit,
      client,
      now: sources.now,
      log: { error() {} },
      database,
    }
  }
  const book = (fields: object, client = '192.0.2.1', database = suite.database): Promise<SubmitResult> =>
    createSubmissions(services(client, database)).submit('callback', {
      kind: 'consultation',
      name: 'Ada',
      phoneNumber: number(0),
      services: ['Retirement Planning'],
      privacyPolicy: 'on',
      key: randomUUID(),
      ...fields,
    })
  const errorsOf = (result: SubmitResult) => ('errors' in result ? result.errors : result)
  const stored = async () => (await suite.database.db.selectFrom('enquiries').select('id').execute()).length

  suite.once(
    'keep their time though their address was written to too often, and then write to it no more',
    async () => {
      const email = 'ann@example.com'
      const { submit } = createSubmissions(services('192.0.2.9', suite.database))
      const message = { name: 'Ann', email, message: 'Hello', privacyPolicy: 'on' }
      for (let times = 0; times < 10; times += 1) await submit('contact', { ...message, key: randomUUID() })
      expect(await book({ email, ...timeAt(0) })).toMatchObject({ ok: true })
      const calls = await suite.database.db
        .selectFrom('enquiries')
        .innerJoin('outbox', 'recordId', 'enquiries.id')
        .select(['quarantined', 'state', 'outbox.kind as kind'])
        .where('date', 'is not', null)
        .execute()
      expect(calls).toEqual([{ quarantined: 0, state: 'waiting', kind: expect.stringContaining('notice') }])
    },
  )

  test('are three a phone number, though thirty come at once to two instances, and others still book', async () => {
    const other = await suite.openAnother()
    const thirty = (phoneNumber: string) =>
      Promise.all(
        Array.from({ length: 30 }, (_, index) =>
          book({ phoneNumber, ...timeAt(index) }, '192.0.2.1', index % 2 ? other : suite.database),
        ),
      )
    for (const answer of await thirty('0')) expect(errorsOf(answer)).toEqual({ phoneNumber: 'phonePattern' })

    const answers = await thirty('01632 960 001')
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
    for (const answer of answers.filter(({ ok }) => !ok))
      expect(errorsOf(answer)).toEqual({ phoneNumber: 'phoneCalls' })
    expect(await stored()).toBe(3)

    expect(await book({ phoneNumber: '07700 900 123', ...timeAt(40) })).toMatchObject({ ok: true })
  })

  suite.once('are three an e-mail address, in whatever spelling', async () => {
    for (const index of [0, 1, 2])
      expect(
        await book({ phoneNumber: number(index), email: 'ada@example.com', ...timeAt(index) }),
      ).toMatchObject({ ok: true })
    const fourth = { phoneNumber: number(3), ...timeAt(3) }
    expect(errorsOf(await book({ ...fourth, email: 'Ada@example.com' }))).toEqual({ email: 'emailCalls' })
    expect(await book({ ...fourth, email: 'eve@example.com' })).toMatchObject({ ok: true })
  })

  suite.once('count no longer once they are cancelled, answered or past', async () => {
    const columns = ['cancelledUtc', 'answeredUtc', 'date'] as const
    for (const index of columns.keys()) await book(timeAt(index))
    expect(errorsOf(await book(timeAt(3)))).toEqual({ phoneNumber: 'phoneCalls' })
    for (const [index, column] of columns.entries()) {
      await suite.database.db
        .updateTable('enquiries')
        .set({ [column]: '2026-11-14' })
        .where('date', '=', days[index] ?? null)
        .execute()
      expect(await book(timeAt(index + 5))).toMatchObject({ ok: true })
      expect(errorsOf(await book(timeAt(14)))).toEqual({ phoneNumber: 'phoneCalls' })
    }
  })

  suite.once('are six an hour', async () => {
    for (let index = 0; index < 6; index += 1)
      expect(await book({ phoneNumber: number(index), ...timeAt(index) })).toMatchObject({ ok: true })
    const seventh = { phoneNumber: number(7), ...timeAt(7) }
    expect(await book(seventh)).toEqual({ ok: false, reason: 'too-many' })
    expect(await book(seventh, '192.0.2.2')).toMatchObject({ ok: true })
    sources.clock.now += 3_600_000
    expect(await book({ phoneNumber: number(8), ...timeAt(8) })).toMatchObject({ ok: true })
  })

  test('are three on one day until tomorrow, moved ones included', async () => {
    const [date, next] = [days[3], days[4]]
    const links: string[] = []
    for (const index of [0, 1, 2, 3]) {
      const on = index < 3 ? date : next
      const booked = await book({ phoneNumber: number(index), date: on, time: slots[index] })
      if (!booked.ok || booked.receipt.form !== 'callback') throw new Error('not booked')
      links.push(booked.receipt.page.slice('/YourCall/'.length))
    }
    const fourth = { phoneNumber: number(4), date, time: slots[4] }
    expect(errorsOf(await book(fourth))).toEqual({ date: 'dayCalls' })
    const ownCalls = createOwnCalls({
      ...services('192.0.2.1', suite.database),
      mailFrom: 'hello@firm.example',
      callAddress: async () => '',
    })
    const move = { date, time: slots[5] }
    expect(await ownCalls.move(links[3] ?? '', move)).toEqual({ ok: false, reason: 'too-many' })
    expect(await ownCalls.move(links[0] ?? '', move)).toMatchObject({ ok: true })
    sources.clock.now += 3_600_000
    expect(errorsOf(await book(fourth))).toEqual({ date: 'dayCalls' })
    sources.clock.now += 11 * 3_600_000
    expect(await book(fourth)).toMatchObject({ ok: true })
  })
})
