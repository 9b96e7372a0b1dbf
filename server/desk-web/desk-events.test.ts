import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { describeOnBothDatabases } from '#server/db/databases.test-support.ts'
import { createTestDesk } from '#server/desk-cli/desk.test-support.ts'
import { createLog } from '#server/log.ts'
import { createDeskWeb, deskUrl } from './desk-app.test-support.ts'
import { type Heard, listenToEvents } from './desk-events.test-support.ts'
import { createDeskEvents } from './desk-events.ts'

const monday = '2026-11-16T10:00:00Z'
const silent = createLog('silent')

const about = (reference: string) => (event: Heard) =>
  event.event === 'enquiry' && event.data.includes(reference)

/** The read of enquiries with this number fails: of a poll, the first is for all pages, the second for a new one. */
function failOnce(db: Database['db'], number: number): Database['db'] {
  let reads = 0
  return db.withPlugin({
    transformQuery({ node }) {
      if (node.kind === 'SelectQueryNode' && JSON.stringify(node.from).includes('"enquiries"')) {
        reads += 1
        if (reads === number) throw new Error('The connection was lost')
      }
      return node
    },
    transformResult: async ({ result }) => result,
  })
}

describeOnBothDatabases('Live events of the desk', (suite) => {
  const web = createDeskWeb(suite, monday)
  const records = createTestDesk(suite, monday)

  const openOn = async (
    app: ReturnType<typeof web.app>,
    cookie: string,
    init: Record<string, string> = {},
  ) => {
    const response = await app.request(`${deskUrl}/events`, { headers: { cookie, ...init } })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
    const stream = listenToEvents(response)
    onTestFinished(async () => void (await stream.close()))
    return stream
  }

  test('an enquiry that one instance stores is told at the desks of another, by kind and reference alone', async () => {
    const { cookie } = await web.join('Ann')
    const stream = await openOn(web.open(await suite.openAnother()), cookie)
    const reference = await records.contact({ name: 'Mabel Visitor', email: 'mabel@example.com' })
    const { data } = await stream.until(about(reference))
    expect(JSON.parse(data)).toEqual({ reference, what: 'a message' })
  })

  test('what is in quarantine is not told', async () => {
    const { cookie } = await web.join('Ben')
    const stream = await openOn(web.app(), cookie)
    const spam = await records.contact({}, { quarantined: true })
    const real = await records.contact({})
    await stream.until(about(real))
    expect(stream.heard.find(about(spam))).toBeUndefined()
  })

  test('a page that connects again is told what it has missed, also what was stored late with an earlier time', async () => {
    const own = createDeskWeb(suite, monday)
    const { cookie } = await own.join('Cleo')
    const first = await openOn(own.app(), cookie)
    const { id } = await first.until(about(await records.contact({})))
    await first.close()
    records.ids.clock.now -= 60_000
    const late = await records.contact({})
    records.ids.clock.now += 90_000
    const missed = await records.contact({})
    records.ids.clock.now = Date.parse(monday)
    // Longer ago than a page that stayed connected would be told of.
    own.clock.now += 300_000
    const again = await openOn(own.app(), cookie, { 'Last-Event-ID': id })
    await again.until(about(late))
    await again.until(about(missed))
  })

  test('a page is told what it has missed though the first read of that fails', async () => {
    const { cookie } = await web.join('Cora')
    records.ids.clock.now -= 300_000
    // Longer ago than what is told to all pages goes back.
    const missed = await records.contact({})
    records.ids.clock.now = Date.parse(monday)
    const database = { ...suite.database, db: failOnce(suite.database.db, 2) }
    const events = createDeskEvents({ database, log: silent, now: web.ids.now, pollMs: 20 })
    const after = { 'Last-Event-ID': '2026-11-16T09:54:00.000Z' }
    await (await openOn(web.open(suite.database, events), cookie, after)).until(about(missed))
  })

  test('a page that names an impossible time is told what is new, like any other', async () => {
    const { cookie } = await web.join('Dee')
    const stream = await openOn(web.app(), cookie, { 'Last-Event-ID': '-271821-04-20T00:00:00Z' })
    await stream.until(about(await records.contact({})))
  })

  test('a page knows the enquiries that it shows', async () => {
    const { cookie } = await web.join('Dora')
    const reference = await records.contact({})
    const text = await (await web.get('/', cookie)).text()
    expect(text).toMatch(new RegExp(`data-read-at="2026-11-16T10:00:00.000Z" data-known="[^"]*${reference}`))
  })

  test.each([
    [
      'signs out everywhere at another instance',
      (cookie: string) => web.post('/sign-out-everywhere', {}, cookie),
    ],
    [
      'is removed',
      async (_: string, email: string) => {
        const owner = await web.join('Olga', 'owner')
        await web.post('/staff/remove', { email }, owner.cookie)
      },
    ],
    [
      'has not done anything for eight hours',
      async () => {
        web.clock.now += 8 * 3_600_000
      },
    ],
  ])('the stream of somebody who %s ends', async (_, leave) => {
    const { cookie, email } = await web.join('Eve')
    const stream = await openOn(web.open(await suite.openAnother()), cookie)
    await leave(cookie, email)
    await stream.untilEnd()
    web.clock.now = Date.parse(monday)
    expect(stream.heard.at(-1)).toMatchObject({ event: 'signed-out' })
  })

  test('what a page asks for by itself does not prolong a session', async () => {
    const own = createDeskWeb(suite, monday)
    const { cookie } = await own.join('Finn')
    own.clock.now += 7 * 3_600_000
    const background = { headers: { cookie, 'X-Desk-Background': 'yes' } }
    expect((await own.request('/', background)).status).toBe(200)
    await (await openOn(own.app(), cookie)).close()
    own.clock.now += 3_600_000
    expect((await own.get('/', cookie)).status).toBe(303)
  })

  test('an end of the process ends all streams, and takes no more', async () => {
    const { cookie } = await web.join('Gil')
    const events = createDeskEvents({ database: suite.database, log: silent, now: web.ids.now })
    const app = web.open(suite.database, events)
    const streams = [await openOn(app, cookie), await openOn(app, cookie)]
    events.stop()
    await Promise.all(streams.map((stream) => stream.untilEnd()))
    const late = await app.request(`${deskUrl}/events`, { headers: { cookie } })
    expect([late.status, events.openStreams()]).toEqual([429, 0])
  })

  test('a reader that does not read is dropped, and the others are not', async () => {
    const { cookie } = await web.join('Hal')
    const events = createDeskEvents({
      database: suite.database,
      log: silent,
      now: web.ids.now,
      beatMs: 1,
      maxBufferedBytes: 500,
    })
    const app = web.open(suite.database, events)
    const slow = await app.request(`${deskUrl}/events`, { headers: { cookie } })
    const quick = await openOn(app, cookie)
    await quick.until(() => events.openStreams() === 1)
    await expect(slow.text()).rejects.toThrow('too slow')
  })

  test('a request for the headers alone opens no stream', async () => {
    const { cookie } = await web.join('Ida')
    const events = createDeskEvents({ database: suite.database, log: silent, now: web.ids.now })
    const head = await web
      .open(suite.database, events)
      .request(`${deskUrl}/events`, { method: 'HEAD', headers: { cookie } })
    expect([head.status, events.openStreams()]).toEqual([200, 0])
  })
})
