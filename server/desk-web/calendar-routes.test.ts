import { randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { plainDate } from '#domain/plain-date.ts'
import { createTestRecords } from '#server/desk/records.test-support.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { createDeskWeb, deskUrl } from './desk-app.test-support.ts'

const monday = '2026-11-16T10:00:00Z'

describeOnSqlite('The calendar of the desk’s calls', (suite) => {
  const web = createDeskWeb(suite, monday)
  const records = createTestRecords(suite, monday)
  const { send, logged } = web
  const makeAddress = async (cookie: string) => {
    const { text } = await send('/diary/calendar', {}, cookie)
    return new URL(/https:\/\/desk\.example\.com\/calendar\/[\w-]{43}\.ics/.exec(text)?.[0] ?? '').pathname
  }

  test('a private address is a calendar of the calls without a session, until it is revoked', async () => {
    const kim = await web.join('Kim')
    const reference = await records.book({
      date: plainDate('2026-11-30'),
      time: '11:00 - 11:30',
      message: 'A private matter',
    })
    const address = await makeAddress(kim.cookie)
    const response = await web.get(address)
    expect([response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      'text/calendar; charset=utf-8',
      'no-store',
    ])
    const text = await response.text()
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
    const event = events.find((each) =>
      String(each.getFirstPropertyValue('uid')).startsWith(reference.toLowerCase()),
    )
    expect(event?.getFirstPropertyValue('summary')).toBe('Ring Grace Hopper, 01632 960 001')
    expect(event?.getFirstPropertyValue('url')).toBe(`${deskUrl}/enquiries/${reference}`)
    expect(text).not.toContain('A private matter')

    const second = await makeAddress(kim.cookie)
    const refused = async (path: string) => {
      const answer = await web.get(path)
      return [answer.status, await answer.text()]
    }
    const nothing = [404, 'There is no such calendar.']
    expect(await refused(address)).toEqual(nothing)
    await send('/diary/calendar/revoke', {}, kim.cookie)
    expect(await refused(second)).toEqual(nothing)
    expect(await refused(`/calendar/${'A'.repeat(43)}.ics`)).toEqual(nothing)
    expect(await refused('/calendar/x')).toEqual(nothing)
    expect(JSON.stringify(web.lines)).not.toContain(address.slice(10, 53))
    expect(JSON.stringify(web.lines)).toContain('/calendar/:file')
    const stored = JSON.stringify(
      await suite.database.db.selectFrom('calendarAddresses').selectAll().execute(),
    )
    expect(stored).not.toContain(address.slice(10, 53))
    expect((await logged(kim.id)).filter((entry) => entry.includes('calendar')).toSorted()).toEqual([
      'Kim: calendar address made',
      'Kim: calendar address made',
      'Kim: calendar address revoked',
    ])
  })

  test('a removal ends the calendar address, and guessing is stopped for the hour, but not who has an address', async () => {
    const owner = await web.join('Lou', 'owner')
    const max = await web.join('Max')
    const [address, own] = [await makeAddress(max.cookie), await makeAddress(owner.cookie)]
    expect((await web.get(address)).status).toBe(200)
    await web.post('/staff/remove', { email: max.email }, owner.cookie)
    expect((await web.get(address)).status).toBe(404)

    const from = (client: string, path: string) => web.request(path, { client })
    for (let count = 0; count < 100; count += 1)
      expect((await from('203.0.113.77', `/calendar/${randomUUID()}.ics`)).status).toBe(404)
    expect((await from('203.0.113.77', `/calendar/${randomUUID()}.ics`)).status).toBe(429)
    expect((await from('203.0.113.77', own)).status).toBe(200)
  })
})
