import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import { plainDate } from '#domain/plain-date.ts'
import { commandLine } from '#server/desk/audit-log.ts'
import { listCalendars, setOldCalendarChoice } from '#server/desk/call-taking.ts'
import { createTestRecords } from '#server/desk/records.test-support.ts'
import { addTaker, removeTakers } from '#server/enquiries/call-takers.test-support.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { createBusyTimes, type OldCalendarChoice } from './busy-times.ts'
import { calendarAddress, fetchCalendar } from './fetch-calendar.ts'
import { readInThread } from './reading-thread.ts'

let answer: RequestListener = () => {}
let url: string
let asked = 0
const server = createServer((request, response) => {
  asked += 1
  answer(request, response)
})

beforeEach(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/ann.ics`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const event = (uid: string, start: string, end: string, more = '') =>
  `BEGIN:VEVENT\r\nUID:${uid}\r\nDTSTAMP:${new Date().toISOString()}\r\nDTSTART:${start}\r\nDTEND:${end}\r\n${more}END:VEVENT\r\n`
const calendar = (...events: string[]) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events.join('')}END:VCALENDAR\r\n`
const send =
  (text: string, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'Content-Type': 'text/calendar' }).end(text)

describeOnSqlite('Somebody who takes calls and has a calendar of their own', (suite) => {
  const monday = '2026-11-16T10:00:00Z'
  const date = '2026-11-19'

  async function setUp() {
    await removeTakers(suite.database)
    await suite.database.db.deleteFrom('jobs').execute()
    const records = createTestRecords(suite, monday)
    const staffId = await addTaker(suite.database, { calendarUrl: url })
    const { now } = records.sources
    const log = { warn() {}, error() {} }
    const job = () => createBusyTimes({ database: suite.database, mailFrom: 'hello@firm.example', now, log })
    return {
      records,
      staffId,
      read: () => job().runIfDue(),
      later: (ms: number) => {
        records.sources.clock.now += ms
      },
      free: async () => (await records.freeOn(date)).free,
      fault: async () => (await listCalendars(suite.database.db))[0]?.calendarFault,
    }
  }

  test('has no calls while they are busy, as their calendar follows, and none of our own events counts', async () => {
    const { records, read, later, free } = await setUp()
    const all = await free()
    answer = send(
      calendar(
        event('1', '20261119T091500Z', '20261119T103000Z'),
        event('2', '20261119T140000Z', '20261119T150000Z', 'TRANSP:TRANSPARENT\r\n'),
        event('al-7k3q9@firm.example', '20261119T150000Z', '20261119T160000Z'),
      ),
    )
    await read()
    expect(await free()).toBe(all - 3)
    const { slots } = await records.slotsOf(plainDate(date))
    expect(slots.filter((slot) => !slot.free).map(({ time }) => time.slice(0, 5))).toEqual([
      '09:00',
      '09:30',
      '10:00',
    ])
    expect(await records.tryToBook(date, '09:00 - 09:30')).toMatchObject({ reason: 'slot-taken' })
    expect(await records.tryToBook(date, '10:30 - 11:00')).toMatchObject({ ok: true })

    answer = send(calendar())
    await read()
    expect(await free()).toBe(all - 4)
    later(5 * MINUTE_MS)
    asked = 0
    await Promise.all([read(), read()])
    expect([asked, await free()]).toEqual([1, all - 1])
  })

  test.each<[OldCalendarChoice, number]>([
    ['keep', -2],
    ['ignore', 0],
    ['busy', -15],
  ])('whose calendar is not read for six hours: %s', async (choice, change) => {
    const { records, read, later, free, fault } = await setUp()
    const all = await free()
    await setOldCalendarChoice(records.desk(), choice, commandLine)
    answer = send(calendar(event('1', '20261119T090000Z', '20261119T100000Z')))
    await read()
    answer = send('', 404)
    later(5 * HOUR_MS)
    await read()
    expect([await free(), await fault()]).toEqual([all - 2, 'its server answers with 404'])
    later(2 * HOUR_MS)
    await read()
    expect(await free()).toBe(all + change)
    // As soon as it answers again, its times count again.
    answer = send(calendar(event('1', '20261119T090000Z', '20261119T100000Z')))
    later(5 * MINUTE_MS)
    await read()
    expect([await free(), await fault()]).toEqual([all - 2, ''])
  })
})

test('an address of a calendar is encrypted, or of this machine', () => {
  expect(calendarAddress(' webcal://p1-caldav.icloud.com/published/2/x ')).toBe(
    'https://p1-caldav.icloud.com/published/2/x',
  )
  expect(calendarAddress('http://127.0.0.1:4000/a.ics')).toBe('http://127.0.0.1:4000/a.ics')
  for (const refused of [
    'http://calendar.example/a.ics',
    'file:///etc/passwd',
    'a.ics',
    `https://a/${'a'.repeat(1_000)}`,
  ])
    expect(calendarAddress(refused)).toBe(null)
})

test.each<[string, RequestListener, string, timeoutMs?: number]>([
  [
    'leads out of encryption',
    (_, response) => response.writeHead(302, { Location: 'http://calendar.example/' }).end(),
    'without https',
  ],
  [
    'leads round in a circle',
    (_, response) => response.writeHead(302, { Location: '/ann.ics' }).end(),
    'from one address to the next',
  ],
  [
    'is endless',
    (_, response) => {
      const more = () => void response.write('x'.repeat(65_536), more)
      more()
    },
    'larger than 5 MB',
  ],
  ['never answers', () => {}, 'takes too long', 50],
  ['hangs up', (request) => request.socket.destroy(), 'no connection'],
])('a calendar that %s is given up', async (_, behaviour, fault, timeoutMs = 20_000) => {
  answer = behaviour
  await expect(fetchCalendar(url, timeoutMs)).rejects.toThrow(fault)
})

test('an invitation that would be looked at for ever ends with its thread', async () => {
  const text = calendar(
    event('1', '20261119T090000Z', '20261119T100000Z', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30\r\n'),
  )
  const options = { from: 0, until: Date.parse(`2027-05-19`), email: '', ownDomain: '' }
  await expect(readInThread(text, options, { timeoutMs: 500 })).rejects.toThrow('repeat too often')
})
