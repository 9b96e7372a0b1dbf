import { expect, test } from 'vitest'
import { describeOnBothDatabases } from '#server/db/databases.test-support.ts'
import { createDeskWeb, deskUrl } from './desk-app.test-support.ts'

describeOnBothDatabases('The desk in a browser', (suite) => {
  const desk = createDeskWeb(suite)

  test('an address that names no notice of ours is answered without one', async () => {
    for (const done of ['__proto__', 'constructor', 'nothing'])
      expect((await desk.get(`/sign-in?done=${done}`)).status).toBe(200)
  })

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

  test('without a session every page asks to sign in, and every change is refused', async () => {
    const isOpen = (path: string) =>
      /^\/(sign-in|invitation|passkeys$|passkeys\/options|calendar\/)/.test(path)
    const routes = desk
      .app()
      .routes.filter(({ method, path }) => method !== 'ALL' && !path.includes('*') && !isOpen(path))
    expect(routes.length).toBeGreaterThan(8)
    for (const { method, path } of routes) {
      for (const cookie of ['', `__Host-desk=${'A'.repeat(43)}`, '__Host-desk=']) {
        const response = await desk.request(path, { method, headers: { cookie } })
        const shown = [response.status, response.headers.get('location') ?? '']
        if (method === 'POST') expect(shown, path).toEqual([401, ''])
        else expect(shown, path).toEqual([303, expect.stringMatching(/^\/sign-in/)])
      }
    }
  })

  test('what is for owners is refused to the office', async () => {
    const eve = await desk.join('Eve')
    const owner = await desk.join('Olga', 'owner')
    for (const path of ['/data', '/staff', '/log']) {
      expect((await desk.get(path, eve.cookie)).status, path).toBe(403)
      expect((await desk.get(path, owner.cookie)).status, path).toBe(200)
    }
    for (const path of [
      '/staff',
      '/staff/remove',
      '/staff/invite-again',
      '/data/person/export',
      '/data/backup',
    ]) {
      const fields = { name: 'Mallory', email: owner.email, role: 'owner' }
      expect((await desk.post(path, fields, eve.cookie)).status, path).toBe(403)
    }
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
