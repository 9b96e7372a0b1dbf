import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { testSchedule } from '#domain/call-schedule.test-support.ts'
import { plainDate } from '#domain/plain-date.ts'
import { describeOnBothDatabases } from '#server/db/databases.test-support.ts'
import { createTestDesk } from './desk.test-support.ts'

describeOnBothDatabases('the desk’s callbacks', (suite) => {
  const desk = createTestDesk(suite)
  const { freeOn, tryToBook } = desk

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

  test('that are cancelled free their slot, and one mail to each side replaces those that wait', async () => {
    const date = plainDate('2026-11-23')
    const reference = await desk.book({ date })
    expect(await freeOn(date)).toEqual({ closed: null, free: 14 })
    expect(await desk.says('cancel', reference)).toContain(
      'Monday 23 November 2026, 09:00 - 09:30, is free again',
    )
    expect(await freeOn(date)).toEqual({ closed: null, free: 15 })
    const { mails } = await desk.json('enquiries', 'show', reference)
    expect(mails.map(({ kind }: { kind: string }) => kind)).toEqual([
      'call-cancelled',
      'call-cancelled-notice',
    ])
    expect(await desk.refuses('cancel', reference)).toContain('cancelled before')
    expect(await desk.refuses('cancel', await desk.contact())).toContain('not a callback')
    expect(await tryToBook(date)).toMatchObject({ ok: true })
  })

  test('that were cancelled are booked again by --undo, and the visitor is told', async () => {
    const date = plainDate('2026-11-30')
    const reference = await desk.book({ date })
    await desk.says('cancel', reference)
    expect(await desk.says('cancel', reference, '--undo')).toContain(
      `${reference} is booked again: Monday 30 November 2026, 09:00 - 09:30.`,
    )
    expect(await freeOn(date)).toEqual({ closed: null, free: 14 })
    const { mails } = await desk.json('enquiries', 'show', reference)
    expect(mails.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'call-changed',
      'call-changed-notice',
      'call-reminder',
    ])
    expect(await desk.refuses('cancel', reference, '--undo')).toContain('is not cancelled')
    await desk.says('cancel', reference)
    const before = desk.ids.clock.now
    desk.ids.clock.now = Date.parse('2026-11-30T09:00:00Z')
    expect(await desk.refuses('cancel', reference, '--undo')).toContain('is past')
    desk.ids.clock.now = before
  })

  test('are moved to another slot, with a history of who did what', async () => {
    const date = plainDate('2026-12-01')
    const reference = await desk.book({ date })
    expect(await desk.says('callbacks', 'move', reference, '2026-12-02', '14:00')).toBe(
      `${reference} is moved from Tuesday 1 December 2026, 09:00 - 09:30, to Wednesday 2 December 2026, 14:00 - 14:30.\nThe visitor is told by mail.`,
    )
    expect(await freeOn(date)).toEqual({ closed: null, free: 15 })
    expect(await freeOn('2026-12-02')).toEqual({ closed: null, free: 14 })
    const silent = await desk.book({ date, email: '' })
    expect(await desk.says('callbacks', 'move', silent, date, '10:00')).toContain('01632 960 001')
    const shown = await desk.says('enquiries', 'show', reference)
    expect(shown).toMatch(/15\/11\/2026 12:00 +firm +moved +01\/12\/2026 09:00 - 09:30 +02\/12\/2026 14:00/)
    expect((await desk.json('enquiries', 'show', reference)).changes).toMatchObject([{ changedBy: 'firm' }])

    expect(await desk.refuses('callbacks', 'move', silent, '2026-12-02', '14:00')).toContain('is taken')
    expect(await desk.refuses('callbacks', 'move', silent, '2026-12-05', '14:00')).toContain('Saturday')
    expect(await desk.refuses('callbacks', 'move', silent, '2026-11-13', '14:00')).toContain('is past')
    expect(await desk.refuses('callbacks', 'move', silent, '2026-12-02')).toContain('Which time?')
    expect(await desk.refuses('callbacks', 'move', silent, '2026-12-02', '14:10')).toContain('none of the')
    await desk.says('close', '2026-12-02', '15:00', 'Meeting')
    expect(await desk.refuses('callbacks', 'move', silent, '2026-12-02', '15:00')).toContain('is closed')
    await desk.says('open', '2026-12-02', '15:00')
    await desk.says('cancel', silent)
    expect(await desk.refuses('callbacks', 'move', silent, '2026-12-02', '15:00')).toContain('--undo')
    await desk.says('callbacks', 'move', reference, '2026-12-03', '16:00')
    await desk.says('cancel', reference)
  })

  test.each([
    ['the same time', '2026-12-02', '09:00 - 09:30'],
    ['a time that overlaps', '2026-12-03', '09:15 - 10:00'],
  ] as const)('stay cancelled where %s has been booked since', async (_, day, time) => {
    const date = plainDate(day)
    const reference = await desk.book({ date })
    await desk.says('cancel', reference)
    const other = await desk.book({ date, time })
    expect(await desk.refuses('cancel', reference, '--undo')).toContain('has been taken since')
    const [{ calls }] = await desk.json('callbacks', day)
    expect(calls.map((call: { reference: string }) => call.reference)).toEqual([other])
    const { mails } = await desk.json('enquiries', 'show', reference)
    expect(mails.map(({ kind }: { kind: string }) => kind)).not.toContain('call-changed')
  })

  test('and their --undo at the moment of another booking leave one call in the slot', async () => {
    const date = plainDate('2026-12-11')
    const times = ['09:00 - 09:30', '10:00 - 10:30', '11:00 - 11:30', '12:00 - 12:30'] as const
    for (const time of times) {
      const reference = await desk.book({ date, time })
      await desk.says('cancel', reference)
      const [undo, booking] = await Promise.all([
        desk.run(['cancel', reference, '--undo']),
        tryToBook(date, time),
      ])
      expect([undo.code === 0, booking.ok].toSorted()).toEqual([false, true])
    }
    const [{ calls }] = await desk.json('callbacks', date)
    expect(calls.map(({ time }: { time: string }) => time)).toEqual(times)
  })

  test('are listed, closed and counted across slots of different lengths', async () => {
    const date = plainDate('2026-12-10')
    const longer = createTestDesk(suite, undefined, { schedule: { ...testSchedule, slotMinutes: 45 } })
    await desk.says('close', date, '14:00', 'Meeting')
    const stands = await desk.book({ date, time: '09:30 - 10:00' })
    // 09:00 and 09:45 share minutes with the call, 13:30 and 14:15 with the closure.
    expect(await longer.says('callbacks', date)).toContain('6 slots free')
    expect(await longer.json('close', date, '09:45', 'Late')).toMatchObject({
      time: '09:45 - 10:30',
      booked: [{ reference: stands }],
    })
    await longer.says('open', date, '14:00')
    expect((await longer.slotsOf(date)).slots.filter(({ free }) => !free).map(({ time }) => time)).toEqual([
      '09:00 - 09:45',
      '09:45 - 10:30',
    ])
  })

  test('are asked for by a day as lists and mails show it', async () => {
    const iso = await desk.says('callbacks', '2026-12-10')
    expect(iso).toContain('Thursday 10 December 2026')
    expect(await desk.says('callbacks', '10/12/2026')).toBe(iso)
    expect(await desk.says('callbacks', '10-12-2026')).toBe(iso)
    expect(await desk.refuses('callbacks', '31/02/2026')).toContain('"31/02/2026"')
    expect(await desk.refuses('callbacks', '12/31/2026')).toContain('19/11/2026')
  })

  test('answer a mistake with one sentence', async () => {
    expect(await desk.refuses('close')).toContain('Which day?')
    expect(await desk.refuses('close', '2026-12-01')).toContain('needs a reason')
    expect(await desk.refuses('close', '2026-12-01', '14:00')).toContain('needs a reason')
    expect(await desk.refuses('close', '2026-11-01', 'Too late')).toContain('is past')
    expect(await desk.refuses('close', 'Friday', 'x')).toContain('"Friday"')
    expect(await desk.refuses('open', '2026-12-01', '14:15')).toContain('none of the slots')
    expect(await desk.refuses('callbacks', '2026-02-30')).toContain('"2026-02-30"')
    expect(await desk.refuses('callbacks', 'today', '--days', 'many')).toContain('--days')
    expect(await desk.refuses('callbacks', 'today', '--ics', '/nowhere/calls.ics')).toContain('make it first')
  })
})
