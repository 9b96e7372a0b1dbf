import { expect, test } from 'vitest'
import { plainDate } from '#domain/plain-date.ts'
import { createTestRecords } from '#server/desk/records.test-support.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { createDeskWeb } from './desk-app.test-support.ts'

const monday = '2026-11-16T10:00:00Z'
const date = plainDate('2026-11-19')

describeOnSqlite('Who takes calls', (suite) => {
  const web = createDeskWeb(suite, monday)
  const records = createTestRecords(suite, monday)
  const free = async (time: string) =>
    (await web.slots.read(date)).slots.some((slot) => slot.time === time && slot.free)

  test('is set by owners, shown in the diary, booked by name and told in the history', async () => {
    const owner = await web.join('Olga', 'owner')
    const ann = await web.join('Ann Adviser')
    const bob = await web.join('Bob Adviser')
    const set = (id: string, fields: Record<string, string>, cookie = owner.cookie) =>
      web.send(`/staff/${id}/calls`, { takesCalls: 'yes', share: '100', ...fields }, cookie)
    expect((await set(ann.id, {}, ann.cookie)).status).toBe(403)
    const wrong = await set(ann.id, { ThursdayStarts: '11:00', ThursdayEnds: '09:00', meetingLink: 'x' })
    expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('id="ThursdayEnds-error"')])
    expect(wrong.text).toContain('id="meetingLink-error"')

    const hours = {
      ThursdayStarts: '09:00',
      ThursdayEnds: '10:00',
      meetingLink: 'https://meet.example.com/ann',
    }
    expect((await set(ann.id, hours)).location).toBe('/staff?done=calls-set')
    const page = await web.read(`/staff/${ann.id}/calls`, owner.cookie)
    expect(page.text).toMatch(/name="ThursdayEnds"[^>]*value="10:00"|value="10:00"[^>]*name="ThursdayEnds"/)
    expect(await free('09:00 - 09:30')).toBe(true)
    expect(await free('11:00 - 11:30')).toBe(false)
    expect((await set(bob.id, {})).status).toBe(303)
    expect(await free('11:00 - 11:30')).toBe(true)

    const booked = await web.send(
      '/diary/book',
      {
        date,
        time: '09:00 - 09:30',
        adviser: ann.id,
        kind: 'consultation',
        name: 'Gail Norcross',
        phoneNumber: '01632 960 301',
        services: 'Mortgage Planning',
        privacyPolicy: 'on',
      },
      bob.cookie,
    )
    expect(booked.status).toBe(303)
    const reference = /enquiries\/([^?]+)/.exec(booked.location ?? '')?.[1] ?? ''
    const enquiry = await web.read(`/enquiries/${reference}`, bob.cookie)
    expect(enquiry.text).toContain('given to Ann Adviser: they were asked for')
    const week = await web.read(`/diary?day=${date}`, bob.cookie)
    expect(week.text).toMatch(/Gail Norcross<\/a><span[^>]*>Ann Adviser/)
    expect(week.text).toContain('aria-label="Free: Thursday 19 November, 09:00 - 09:30"')
    expect(week.text).toContain('aria-label="2 free: Thursday 19 November, 09:30 - 10:00"')
    const mine = await web.read(`/diary?day=${date}&person=${bob.id}`, bob.cookie)
    expect(mine.text).not.toContain('Gail Norcross')

    const call = await web.read(`/enquiries/${reference}`, bob.cookie)
    expect(call.text).toContain('<a href="https://meet.example.com/ann">')
    const calendarOf = async (cookie: string) => {
      const { text } = await web.send('/diary/calendar', {}, cookie)
      const address = /desk\.example\.com(\/calendar\/[\w-]{43}\.ics)/.exec(text)?.[1] ?? ''
      return await (await web.get(address)).text()
    }
    expect(await calendarOf(ann.cookie)).toMatch(/LOCATION:https:\/\/meet\.example\.com\/ann/)
    expect(await calendarOf(bob.cookie)).not.toContain('Gail Norcross')
    expect(await calendarOf(owner.cookie)).toContain('Gail Norcross')

    // Bob has a call at the same time: nobody takes two.
    const other = await records.book({
      date,
      time: '09:00 - 09:30',
      email: 'b@example.com',
      phoneNumber: '01632960302',
    })
    const assigned = await web.send(
      `/enquiries/${other}/assign`,
      { version: '0', assigned: ann.id },
      bob.cookie,
    )
    expect([assigned.status, assigned.text]).toEqual([
      400,
      expect.stringContaining('Ann Adviser has another call at the time'),
    ])
    expect((await records.find(other)).assignedTo).toBe(bob.id)
  })

  test('the office books before and after hours, and is offered no times on a day without calls', async () => {
    const { cookie } = await web.join('Eve Early')
    const booking = {
      date: '2026-11-20',
      time: '18:00 - 18:30',
      kind: 'consultation',
      name: 'After Six',
      phoneNumber: '01632 960 399',
      services: 'Mortgage Planning',
      privacyPolicy: 'on',
    }
    const form = await web.read('/diary/book?date=2026-11-20', cookie)
    expect(form.text).toContain('18:00 - 18:30, outside hours')
    expect((await web.send('/diary/book', booking, cookie)).location).toContain('done=call-booked')
    expect((await web.read('/diary?day=2026-11-20', cookie)).text).toMatch(
      /18:00 - 18:30<\/th>[\s\S]*After Six/,
    )
    const again = await web.send('/diary/book', { ...booking, name: 'Nobody Left', adviser: 'x' }, cookie)
    expect(again.status).toBe(409)
    const saturday = await web.read('/diary/book?date=2026-11-21', cookie)
    expect(saturday.text).toContain('No calls on this day')
    expect(saturday.text).not.toContain('value="09:00 - 09:30"')
  })

  test('somebody is away on Fridays of a month, in the afternoon', async () => {
    const { cookie, id } = await web.join('Cat Adviser')
    const span = {
      from: '2026-12-01',
      until: '2026-12-31',
      weekday: 'Friday',
      starts: '12:30',
      ends: '16:30',
    }
    const closed = await web.send('/diary/close', { ...span, staffId: id, reason: 'Part time' }, cookie)
    expect(closed.location).toBe('/diary?day=2026-12-01&done=closed')
    const rows = await suite.database.db
      .selectFrom('closedSlots')
      .select(['date', 'time'])
      .where('staffId', '=', id)
      .orderBy('date')
      .execute()
    // Christmas Day is a Friday.
    expect(rows).toEqual(
      ['2026-12-04', '2026-12-11', '2026-12-18'].map((day) => ({ date: day, time: '12:30 - 16:30' })),
    )
    const page = await web.read('/diary/close', cookie)
    expect(page.text).toContain('Cat Adviser')
    const opened = await web.send('/diary/open', { from: span.from, until: span.until, staffId: id }, cookie)
    expect(opened.status).toBe(303)
  })
})
