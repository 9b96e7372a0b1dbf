import { expect, test } from 'vitest'
import { testSchedule } from '#domain/call-schedule.test-support.ts'
import { allSlots } from '#domain/call-schedule.ts'
import { plainDate } from '#domain/plain-date.ts'
import { describeOnBothDatabases } from '#server/db/databases.test-support.ts'
import { createEnquiries } from '#server/enquiries/enquiries.ts'
import { callbackRequest, submission } from '#server/enquiries/submissions.test-support.ts'
import { createTestDesk } from './desk.test-support.ts'

describeOnBothDatabases('the desk’s callbacks where times are closed', (suite) => {
  const desk = createTestDesk(suite)
  const { freeOn, tryToBook } = desk

  test('stay cancelled where their slot has been closed since', async () => {
    const date = plainDate('2026-12-04')
    const reference = await desk.book({ date })
    await desk.says('cancel', reference)
    await desk.says('close', date, '09:00', 'Meeting')
    expect(await desk.refuses('cancel', reference, '--undo')).toContain('is closed')
  })

  test('cannot be booked on a day that is closed, until it is opened', async () => {
    const date = '2026-11-24'
    const stands = await desk.book({ date: plainDate(date) })
    const said = await desk.says('close', date, 'Staff', 'training')
    expect(said).toContain('Closed: Tuesday 24 November 2026 (Staff training).')
    expect(said).toContain(stands)
    expect(await freeOn(date)).toEqual({ closed: 'Staff training', free: 0 })
    expect(await tryToBook(date, '10:00 - 10:30')).toMatchObject({ ok: false, reason: 'slot-taken' })
    expect(await desk.says('closed')).toMatch(/Tuesday 24 November 2026 +whole day +Staff training/)
    expect(await desk.says('callbacks', date)).toContain('closed (Staff training)')
    await desk.says('open', date)
    expect(await freeOn(date)).toEqual({ closed: null, free: 14 })
    expect(await tryToBook(date, '10:00 - 10:30')).toMatchObject({ ok: true })
    expect(await desk.refuses('open', date)).toContain('was not closed')
  })

  test('cannot be booked in a slot that is closed', async () => {
    const date = '2026-11-25'
    await desk.says('close', date, '14:00', 'Team meeting')
    await desk.says('close', date, '9:30', 'Late start')
    const day = await desk.slotsOf(plainDate(date))
    expect(day.closed).toBeNull()
    expect(day.slots.filter(({ free }) => !free).map(({ time }) => time)).toEqual([
      '09:30 - 10:00',
      '14:00 - 14:30',
    ])
    expect(await tryToBook(date, '14:00 - 14:30')).toMatchObject({ ok: false, reason: 'slot-taken' })
    expect(await tryToBook(date, '14:30 - 15:00')).toMatchObject({ ok: true })
    await desk.says('open', date, '14:00 - 14:30')
    expect(await tryToBook(date, '14:00 - 14:30')).toMatchObject({ ok: true })
  })

  test.each([
    '14:10',
    '2pm',
    '2 pm',
    '9:00 pm',
    '14.00',
    '14h',
    '1400',
    '14',
    '17:00',
    '14:00 - 15:00',
    '14:00-15:00',
    '14:00 to 15:00',
    '14:00 - 3pm',
    'from 2pm',
    'noon',
  ])('are not all refused because somebody closed %j, which is no slot', async (time) => {
    const date = '2026-12-07'
    const said = await desk.refuses('close', date, time, 'x')
    expect(said).toContain(`none of the slots: they are ${allSlots(testSchedule).join(', ')}.`)
    expect(await desk.refuses('close', date, ...time.split(' '), 'x')).toBe(said)
    expect(await freeOn(date)).toEqual({ closed: null, free: 15 })
  })

  test.each(['14:00', '14:00 - 14:30', '14:00-14:30', '14:00 to 14:30'])(
    'are closed at a slot that is written as %j, and opened so',
    async (time) => {
      const date = '2026-12-08'
      expect(await desk.json('close', date, time, 'Team', 'meeting')).toMatchObject({
        time: '14:00 - 14:30',
        reason: 'Team meeting',
      })
      await desk.says('close', date, ...time.split(' '), 'Again')
      expect(await freeOn(date)).toEqual({ closed: null, free: 14 })
      await desk.says('open', date, ...time.split(' '))
      expect(await freeOn(date)).toEqual({ closed: null, free: 15 })
    },
  )

  test.each(['25th anniversary of the firm', '24/7 systems are moved', 'Two of us are ill'])(
    'are closed all day by a reason that only begins like a time: %j',
    async (reason) => {
      const date = '2026-12-09'
      expect(await desk.json('close', date, reason)).toMatchObject({ time: null, reason })
      await desk.says('open', date)
    },
  )

  test('sent again after the day was closed are told of the booking that stands', async () => {
    const date = '2026-11-26'
    const key = `callback:${crypto.randomUUID()}`
    const first = await tryToBook(date, '09:00 - 09:30', key)
    await desk.says('close', date, 'Closed')
    expect(await tryToBook(date, '09:00 - 09:30', key)).toEqual(first)
  })

  test('and a concurrent closing never miss each other', async () => {
    const date = plainDate('2026-11-27')
    const other = createEnquiries({ database: await suite.openAnother(), ids: desk.ids, wake() {} })
    const bookings = allSlots(testSchedule).map((time, index) =>
      (index % 2 ? other : desk.enquiries()).save(
        callbackRequest({ date, time }),
        submission({ key: `callback:${crypto.randomUUID()}` }),
      ),
    )
    const [closing, ...answers] = await Promise.all([desk.json('close', date, 'Closed'), ...bookings])
    const booked = answers.filter(({ ok }) => ok).length
    expect(closing.booked).toHaveLength(booked)
  })
})
