import { expect, test } from 'vitest'
import { testSchedule } from '#domain/call-schedule.test-support.ts'
import { plainDate } from '#domain/plain-date.ts'
import type { Slot } from '#domain/slots.ts'
import { addTaker, bookAtOnce, removeTakers } from '#server/enquiries/call-takers.test-support.ts'
import { readDaySlots } from '#server/enquiries/day-slots.ts'
import { describeOnBothDatabases, describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { createTestRecords } from './records.test-support.ts'

const date = plainDate('2026-11-19')
const nine: Slot = '09:00 - 09:30'

describeOnBothDatabases('people who take calls', (suite) => {
  test('sixty bookings at once, four times, three people, two instances: twelve are saved, and nobody is refused while somebody is free', async () => {
    await bookAtOnce([suite.database, await suite.openAnother()], date, 60)
  })

  test('nobody gets two calls that share a minute, even where it is written past the site', async () => {
    await removeTakers(suite.database)
    const [ann, bob] = [await addTaker(suite.database), await addTaker(suite.database)]
    const records = createTestRecords(suite)
    const [first, second] = [
      await records.book({ date, time: nine, email: 'a@example.com', phoneNumber: '01632960001' }),
      await records.book({ date, time: nine, email: 'b@example.com', phoneNumber: '01632960002' }),
    ]
    const { db } = suite.database
    for (const staffId of [ann, bob])
      await db
        .updateTable('enquiries')
        .set({ assignedTo: staffId })
        .where('date', '=', date)
        .execute()
        .catch(() => {})
    const holders = [(await records.find(first)).assignedTo, (await records.find(second)).assignedTo]
    expect(holders.sort()).toEqual([ann, bob].sort())
  })
})

describeOnSqlite('a call with several people', (suite) => {
  const records = createTestRecords(suite)
  let visitors = 0
  /** Books for somebody new; resolves to who got it and why, as the history has it. */
  const book = async (changes: Parameters<typeof records.book>[0], adviser?: string) => {
    visitors += 1
    const reference = await records.book(
      { date, email: `${visitors}@example.com`, phoneNumber: `0${1_632_960_000 + visitors}`, ...changes },
      { adviser },
    )
    const { id, assignedTo } = await records.find(reference)
    const given = await suite.database.db
      .selectFrom('callAssignments')
      .select('why')
      .where('enquiryId', '=', id)
      .executeTakeFirst()
    return { reference, to: assignedTo, why: given?.why }
  }
  const people = async () => {
    await removeTakers(suite.database)
    return {
      ann: await addTaker(suite.database, { staffId: `a${visitors}`, services: '["Mortgage Planning"]' }),
      bob: await addTaker(suite.database, { staffId: `b${visitors}`, services: '["Equity Release"]' }),
      cat: await addTaker(suite.database, { staffId: `c${visitors}` }),
    }
  }

  test('goes to whoever was asked for, then to whoever dealt with the visitor before, by e-mail or phone', async () => {
    const { ann, bob } = await people()
    const services = ['Equity Release']
    expect(await book({ services, email: 'gail@example.com' }, ann)).toMatchObject({ to: ann, why: 'chosen' })
    const again = await book({
      services,
      time: '10:00 - 10:30',
      email: 'Gail@example.com',
      phoneNumber: '01632 111222',
    })
    expect(again).toMatchObject({ to: ann, why: 'before' })
    const byPhone = await book({ services, time: '11:00 - 11:30', phoneNumber: '+44 1632 111222' })
    expect(byPhone).toMatchObject({ to: ann, why: 'before' })
    expect(await records.tryToBook(date, nine)).toMatchObject({ ok: true })
    // Who was asked for has a call then, and nobody else will do.
    await expect(book({ time: nine }, ann)).rejects.toThrow()
    expect(await book({ time: nine }, bob)).toMatchObject({ to: bob })
  })

  test('goes to somebody who takes its services, among several in turn, and to anybody rather than to nobody', async () => {
    const { ann, bob, cat } = await people()
    const services = ['Equity Release']
    expect(await book({ services })).toMatchObject({ to: bob, why: 'turn' })
    expect(await book({ services, time: '10:00 - 10:30' })).toMatchObject({ to: cat, why: 'turn' })
    await records.close(date, 'Away', '11:00 - 11:30', cat)
    expect(await book({ services, time: '11:00 - 11:30' })).toMatchObject({ to: bob, why: 'service' })
    expect(await book({ services, time: '11:00 - 11:30' })).toMatchObject({ to: ann, why: 'alone' })
  })

  test('is free while somebody is: not away, within their hours, below their maximum; slots tell neither who nor how many', async () => {
    await removeTakers(suite.database)
    const day = '09:00 - 10:00'
    const hours = JSON.stringify({ ...testSchedule.hours, Thursday: day })
    const ann = await addTaker(suite.database, { hours, dailyMax: 2 })
    const freeTimes = async (adviser?: string) => {
      const answer = await readDaySlots(
        suite.database.db,
        date,
        plainDate('2026-11-15'),
        testSchedule,
        adviser,
      )
      expect(Object.keys(answer)).toEqual(['date', 'slots', 'closed'])
      for (const slot of answer.slots) expect(Object.keys(slot)).toEqual(['time', 'free'])
      return answer.slots.filter(({ free }) => free).map(({ time }) => time)
    }
    expect(await freeTimes()).toEqual(['09:00 - 09:30', '09:30 - 10:00'])
    const bob = await addTaker(suite.database, { dailyMax: 1 })
    await book({ time: nine }, ann)
    expect(await freeTimes(ann)).toEqual(['09:30 - 10:00'])
    expect((await freeTimes()).length).toBe(15)
    await book({ time: '16:00 - 16:30' }, bob)
    expect(await freeTimes()).toEqual(['09:30 - 10:00'])
    await records.close(date, 'Dentist', '09:15 - 09:45', ann)
    expect(await freeTimes()).toEqual([])
  })

  test('stays with whoever has it when it is moved, and goes to somebody else where they are not free', async () => {
    const { ann, cat } = await people()
    const { reference } = await book({ time: nine }, ann)
    expect(await records.move(reference, date, '10:00 - 10:30')).toBe('changed')
    expect((await records.find(reference)).assignedTo).toBe(ann)
    await records.close(date, 'Away', '11:00 - 12:00', ann)
    expect(await records.move(reference, date, '11:00 - 11:30')).toBe('changed')
    expect((await records.find(reference)).assignedTo).toBe(cat)
  })

  test('that nobody has needs somebody too: its time has one fewer', async () => {
    await removeTakers(suite.database)
    await book({ time: nine })
    await addTaker(suite.database)
    expect(await records.tryToBook(date, nine)).toMatchObject({ ok: false, reason: 'slot-taken' })
    await addTaker(suite.database)
    expect(await records.tryToBook(date, nine)).toMatchObject({ ok: true })
    expect(await records.tryToBook(date, nine)).toMatchObject({ ok: false, reason: 'slot-taken' })
  })
})
