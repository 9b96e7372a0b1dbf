import { expect, test } from 'vitest'
import { plainDate } from '#domain/plain-date.ts'
import { createTestRecords } from '#server/desk/records.test-support.ts'
import { describeOnBothDatabases, describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { createDeskWeb, deskUrl } from './desk-app.test-support.ts'
import type { DeskRoute } from './desk-route.ts'

/** An address that the pattern of a route fits. */
const addressOf = (path: string) =>
  path
    .replace(/:id\{[^/]*\}/, '0123456789ab')
    .replace(/:\w+/g, 'x')
    .replace('*', 'nowhere')
describeOnBothDatabases('Whatever its database', (suite) => {
  const desk = createDeskWeb(suite)

  test('a NUL, which PostgreSQL can neither store nor look for, is no fault of the desk', async () => {
    const { cookie } = await desk.join('Nora', 'owner')
    for (const path of [
      '/enquiries?q=%00',
      '/enquiries?page=%00',
      '/enquiries?assigned=%00',
      '/enquiries/%00',
    ])
      expect((await desk.get(path, cookie)).status, path).toBeLessThan(500)
    const removed = await desk.post('/staff/remove', { email: 'a\0@firm.example' }, cookie)
    expect(removed.status).toBe(400)
    const opened = { from: '2026-12-01', until: '2026-12-01', time: '\0' }
    expect((await desk.post('/diary/open', opened, cookie)).status).toBe(400)
    expect(desk.lines.filter(({ level }) => Number(level) > 40)).toEqual([])
  })

  test('every page of the desk can be read, with a call on it', async () => {
    const { cookie } = await desk.join('Olive', 'owner')
    const date = plainDate('2026-11-30')
    const reference = await createTestRecords(suite).book({ date, time: '11:00 - 11:30' })
    const reading = desk.routes().filter(({ at, role }) => at.startsWith('GET') && role !== 'public')
    for (const { at } of reading) {
      const path = addressOf(at.slice(4).replace(':reference', reference))
      const { status } = await desk.get(`${path}?day=${date}&q=mortgage`, cookie)
      expect([at, status < 500]).toEqual([at, true])
    }
    expect(desk.lines.filter(({ level }) => Number(level) > 40)).toEqual([])
  })
})

describeOnSqlite('The desk in a browser', (suite) => {
  const desk = createDeskWeb(suite)

  test('an address that names no notice of ours is answered without one', async () => {
    for (const done of ['__proto__', 'constructor', 'nothing'])
      expect((await desk.get(`/sign-in?done=${done}`)).status).toBe(200)
  })

  const ask = async (at: string, cookie: string) => {
    const [method = '', path = ''] = at.split(' ')
    const response = await desk.request(addressOf(path), { method, headers: { cookie } })
    return [response.status, response.headers.get('location') ?? '']
  }

  test('every route of the app is one of the registry, and within the middleware of all', () => {
    const declared = desk.routes().map(({ at }) => at)
    const routes = desk.app().routes.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(routes)).toEqual(new Set([...declared, 'ALL /*', 'ALL /', 'ALL /diary']))
  })

  test('without a session every page that is not public asks to sign in, and every change is refused', async () => {
    const closed = desk.routes().filter(({ role }) => role !== 'public')
    expect(closed.length).toBeGreaterThan(50)
    for (const { at } of closed) {
      for (const cookie of ['', `__Host-desk=${'A'.repeat(43)}`]) {
        const answer = at.startsWith('POST') ? [401, ''] : [303, expect.stringMatching(/^\/sign-in/)]
        expect([at, ...(await ask(at, cookie))]).toEqual([at, ...answer])
      }
    }
  })

  test('without a session nothing of a form is read, so its size and fields cost nothing', async () => {
    const closed = desk.routes().filter(({ at, role }) => at.startsWith('POST') && role !== 'public')
    const read: string[] = []
    for (const { at } of closed) {
      const body = new ReadableStream(
        {
          pull(controller) {
            read.push(at)
            controller.close()
          },
        },
        { highWaterMark: 0 },
      )
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const form = { method: 'POST', headers, body, duplex: 'half' }
      const response = await desk.request(addressOf(at.slice('POST '.length)), form)
      expect([at, response.status]).toEqual([at, 401])
    }
    expect(read).toEqual([])
  })

  test('what is for owners is refused to the office', async () => {
    const { cookie } = await desk.join('Eve')
    const owner = await desk.join('Olga', 'owner')
    const forOwners = desk.routes().filter(({ role }) => role === 'owner')
    expect(forOwners.length).toBeGreaterThan(8)
    for (const { at } of forOwners) expect([at, ...(await ask(at, cookie))]).toEqual([at, 403, ''])
    for (const path of ['/data', '/staff', '/log'])
      expect((await desk.get(path, owner.cookie)).status, path).toBe(200)
  })

  test('what outlasts a session or cannot be taken back asks for the passkey again, and goes on with what was sent', async () => {
    const own = createDeskWeb(suite)
    const gus = await own.join('Gus', 'owner')
    const headers = { cookie: gus.cookie, Accept: 'text/html' }
    const guarded = own.routes().filter(({ confirmTo }) => confirmTo)
    expect(guarded.map(({ at }) => at).sort()).toMatchInlineSnapshot(`
      [
        "GET /enquiries.csv",
        "GET /log.csv",
        "GET /passkeys/new",
        "POST /data/person/erase",
        "POST /data/person/export",
        "POST /diary/calendar",
        "POST /enquiries/:reference/erase",
        "POST /passkeys",
        "POST /passkeys/options",
        "POST /passkeys/remove",
        "POST /staff",
        "POST /staff/:id/passkeys/remove",
        "POST /staff/idle",
        "POST /staff/invite-again",
        "POST /staff/remove",
      ]
    `)
    own.clock.now += 5 * 60_000
    for (const { at, confirmTo } of guarded) {
      const [method = '', path = ''] = at.split(' ')
      const response = await own.request(addressOf(path), { method, headers })
      expect([at, response.status, await response.text()]).toEqual([
        at,
        403,
        expect.stringContaining(`Before you ${confirmTo}`),
      ])
    }
    const body = new URLSearchParams({ name: 'Hew', email: 'hew@firm.example', role: 'owner' })
    const asked = await own.request('/staff', { method: 'POST', headers, body })
    expect(await asked.text()).toMatch(
      /action="\/staff"[\s\S]*name="email" value="hew@firm\.example"[\s\S]*name="role" value="owner"/,
    )

    // Neither somebody else's passkey nor a response that was made to sign in counts.
    const other = await own.join('Ivo')
    const answer = async (authenticator: typeof gus.authenticator, from = '/confirm/options') => {
      const { challenge } = await (await own.json(from, {}, { headers })).json()
      return (await own.json('/confirm', { response: authenticator.signIn(challenge) }, { headers })).status
    }
    expect(await answer(other.authenticator)).toBe(403)
    expect(await answer(gus.authenticator, '/sign-in/options')).toBe(403)
    const status = async () => (await own.get('/enquiries.csv', gus.cookie)).status
    expect(await status()).toBe(403)
    expect(await answer(gus.authenticator)).toBe(200)
    expect(await status()).toBe(200)
  })

  test('a route whose role was left out is closed to all but owners', async () => {
    const { cookie } = await desk.join('Fay')
    const owner = await desk.join('Otis', 'owner')
    // @ts-expect-error: it does not compile without a role
    const route: DeskRoute = { at: 'GET /new-page', handle: (context) => context.text('open') }
    const app = desk.open(suite.database, () => [route])
    const status = async (cookie: string) =>
      (await app.request(`${deskUrl}/new-page`, { headers: { cookie } })).status
    expect([await status(''), await status(cookie), await status(owner.cookie)]).toEqual([303, 403, 200])
  })

  test('while the database is unavailable pages say so, and what to do', async () => {
    const { cookie } = await desk.join('Ines')
    const database = await suite.openAnother()
    const app = desk.open(database)
    await database.close()
    const ask = async (path: string, init: RequestInit = {}) => {
      const headers = { cookie, Origin: deskUrl, Accept: 'text/html', ...init.headers }
      const response = await app.request(deskUrl + path, { ...init, headers })
      return [response.status, await response.text()]
    }
    const why = 'The database is not available.'
    expect(await ask('/')).toEqual([503, expect.stringContaining(`${why} Please try again in a minute.`)])
    expect(await ask('/sign-out', { method: 'POST' })).toEqual([
      503,
      expect.stringContaining(`${why} What you sent may not be stored`),
    ])
    // Before a page sends a form, its script asks here.
    expect(await ask('/session', { headers: { Accept: '*/*' } })).toEqual([503, why])
    expect((await desk.get('/session', cookie)).status).toBe(204)
  })

  test('a change that does not come from the desk’s own pages is refused', async () => {
    const { cookie } = await desk.join('Kim')
    for (const from of ['https://evil.example', 'null', 'http://desk.example.com', '']) {
      expect((await desk.post('/sign-out', {}, cookie, from)).status, from).toBe(403)
    }
    expect((await desk.get('/account', cookie)).status).toBe(200)
  })

  test('every answer forbids framing, caching and indexing, and says no word of who was asked for in the log', async () => {
    const { cookie, email } = await desk.join('Max')
    for (const response of [
      await desk.get('/sign-in'),
      await desk.get('/account', cookie),
      await desk.get('/nowhere', cookie),
    ]) {
      const header = (name: string) => response.headers.get(name)
      expect(header('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
      expect(header('content-security-policy')).not.toContain('unsafe')
      expect([header('cache-control'), header('x-robots-tag'), header('x-frame-options')]).toEqual([
        'no-store',
        'noindex, nofollow',
        'DENY',
      ])
      expect(header('strict-transport-security')).toBe('max-age=63072000')
    }
    await desk.get('/invitation/a-secret-token')
    expect(JSON.stringify(desk.lines)).not.toMatch(new RegExp(`${email}|a-secret-token|192\\.0\\.2`))
    expect(JSON.stringify(desk.lines)).toContain('/invitation/:token')
  })
})
