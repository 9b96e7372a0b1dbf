import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { plainDate } from '#domain/plain-date.ts'
import { type Slot, slots } from '#domain/slots.ts'
import { describeOnBothDatabases } from '#server/db/databases.test-support.ts'
import { createEnquiries } from '#server/enquiries/enquiries.ts'
import { callbackRequest, submission } from '#server/enquiries/test-submissions.ts'
import { createTestDesk } from './desk.test-support.ts'

describeOnBothDatabases('the desk’s callbacks', (suite) => {
  const desk = createTestDesk(suite)
  const freeOn = async (date: string) => {
    const day = await desk.slotsOf(plainDate(date))
    return { closed: day.closed, free: day.slots.filter(({ free }) => free).length }
  }
  const tryToBook = (date: string, time: Slot = slots[0], key = `callback:${crypto.randomUUID()}`) =>
    desk.enquiries().save(callbackRequest({ date: plainDate(date), time }), submission({ key }))

  test('of a day come in the order of their times', async () => {
    const date = plainDate('2026-11-19')
    const late = await desk.book({ date, time: '15:00 - 15:30', name: 'Late Caller' })
    const early = await desk.book({ date, time: '09:30 - 10:00', name: 'Early Caller' })
    const said = await desk.says('callbacks', '2026-11-19')
    expect(said).toContain('Thursday 19 November 2026: 13 slots free')
    expect(said.indexOf(early)).toBeLessThan(said.indexOf(late))
    const [day] = await desk.json('callbacks', '2026-11-19')
    expect(day.calls.map(({ reference }: { reference: string }) => reference)).toEqual([early, late])
    expect(await desk.says('callbacks', 'tomorrow')).toContain('No calls.')
  })

  test('go into a calendar file', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'desk-'))
    const file = path.join(folder, 'calls.ics')
    const date = plainDate('2026-11-20')
    const reference = await desk.book({ date, time: '11:00 - 11:30', message: 'A; b, c\nd' })
    await desk.book({ date, time: '12:00 - 12:30' }, { quarantined: true })
    await desk.says('callbacks', '2026-11-20', '--ics', file)
    const calendar = new ICAL.Component(ICAL.parse(await readFile(file, 'utf8')))
    const [first, second, ...rest] = calendar.getAllSubcomponents('vevent')
    expect(rest).toEqual([])
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
    const event = new ICAL.Event(first)
    expect(event.uid).toBe(`${reference.toLowerCase()}@example.com`)
    expect(event.summary).toBe('Ring Grace Hopper, 01632 960 001')
    expect(event.description).toContain('A; b, c\nd')
    expect([event.startDate.toString(), event.startDate.zone.tzid]).toEqual([
      '2026-11-20T11:00:00',
      'Europe/London',
    ])
    expect(second?.getFirstPropertyValue('status')).toBe('TENTATIVE')
    await rm(folder, { recursive: true })
  })

  test('that are cancelled free their slot, and their confirmation is no longer sent', async () => {
    const date = plainDate('2026-11-23')
    const reference = await desk.book({ date })
    expect(await freeOn(date)).toEqual({ closed: null, free: 14 })
    expect(await desk.says('cancel', reference)).toContain(
      'Monday 23 November 2026, 09:00 - 09:30, is free again',
    )
    expect(await freeOn(date)).toEqual({ closed: null, free: 15 })
    const { mails } = await desk.json('enquiries', 'show', reference)
    expect(mails.map(({ kind }: { kind: string }) => kind)).toEqual(['enquiry-notice'])
    expect(await desk.refuses('cancel', reference)).toContain('cancelled before')
    expect(await desk.refuses('cancel', await desk.contact())).toContain('not a callback')
    expect(await tryToBook(date)).toMatchObject({ ok: true })
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

  test('cannot be booked in a half hour that is closed', async () => {
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

  test('sent again after the day was closed are answered with the existing booking', async () => {
    const date = '2026-11-26'
    const key = `callback:${crypto.randomUUID()}`
    const first = await tryToBook(date, '09:00 - 09:30', key)
    await desk.says('close', date, 'Closed')
    expect(await tryToBook(date, '09:00 - 09:30', key)).toEqual(first)
  })

  test('and a concurrent closing never miss each other', async () => {
    const date = plainDate('2026-11-27')
    const other = createEnquiries({ database: await suite.openAnother(), ids: desk.ids, wake() {} })
    const bookings = slots.map((time, index) =>
      (index % 2 ? other : desk.enquiries()).save(
        callbackRequest({ date, time }),
        submission({ key: `callback:${crypto.randomUUID()}` }),
      ),
    )
    const [closing, ...answers] = await Promise.all([desk.json('close', date, 'Closed'), ...bookings])
    const booked = answers.filter(({ ok }) => ok).length
    expect(closing.booked).toHaveLength(booked)
  })

  test('answer a mistake with one sentence', async () => {
    expect(await desk.refuses('close')).toContain('Which day?')
    expect(await desk.refuses('close', '2026-12-01')).toContain('needs a reason')
    expect(await desk.refuses('close', '2026-12-01', '14:00')).toContain('needs a reason')
    expect(await desk.refuses('close', '2026-11-01', 'Too late')).toContain('is past')
    expect(await desk.refuses('close', 'Friday', 'x')).toContain('"Friday"')
    expect(await desk.refuses('open', '2026-12-01', '14:15')).toContain('not a half hour')
    expect(await desk.refuses('callbacks', '2026-02-30')).toContain('"2026-02-30"')
    expect(await desk.refuses('callbacks', 'today', '--days', 'many')).toContain('--days')
    expect(await desk.refuses('callbacks', 'today', '--ics', '/nowhere/calls.ics')).toContain('ENOENT')
  })
})
