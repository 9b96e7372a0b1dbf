import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { createDeskWeb } from './desk-app.test-support.ts'

describeOnSqlite('A session at the desk', (suite) => {
  const desk = createDeskWeb(suite)

  test('a session ends after an idle hour, after twelve in any case, and with a changed cookie', async () => {
    const own = createDeskWeb(suite)
    const { cookie, authenticator } = await own.join('Finn')
    const isIn = async (cookie: string) => (await own.get('/account', cookie)).status === 200
    expect(await isIn(`${cookie.slice(0, -1)}!`)).toBe(false)
    for (let half = 0; half < 23; half += 1) {
      own.clock.now += 0.5 * HOUR_MS
      expect(await isIn(cookie)).toBe(true)
    }
    own.clock.now += 0.6 * HOUR_MS
    expect(await isIn(cookie)).toBe(false)
    const idle = await own.signIn(authenticator)
    own.clock.now += HOUR_MS
    expect(await isIn(idle)).toBe(false)
  })

  test('an owner sets another idle time; a shared computer has ten minutes at most', async () => {
    const own = createDeskWeb(suite)
    const owner = await own.join('Gil', 'owner')
    const set = (minutes: string) => own.post('/staff/idle', { minutes }, owner.cookie)
    expect((await set('100000')).status).toBe(400)
    expect((await set('240')).headers.get('location')).toBe('/staff?done=idle-set')
    expect((await own.read('/staff', owner.cookie)).text).toContain('<option value="240" selected="">')
    const shared = await own.signIn(owner.authenticator, { shared: 'yes' })
    const isIn = async (cookie: string) => (await own.get('/account', cookie)).status === 200
    own.clock.now += 9 * MINUTE_MS
    expect([await isIn(owner.cookie), await isIn(shared)]).toEqual([true, true])
    own.clock.now += 10 * MINUTE_MS
    expect([await isIn(owner.cookie), await isIn(shared)]).toEqual([true, false])
    own.clock.now += 3.9 * HOUR_MS
    expect(await isIn(owner.cookie)).toBe(true)
    await suite.database.db.deleteFrom('settings').where('name', '=', 'desk-idle-minutes').execute()
  })

  test('no passkey can be added on a shared computer', async () => {
    const { authenticator } = await desk.join('Hew')
    const cookie = await desk.signIn(authenticator, { shared: 'yes' })
    expect((await desk.get('/passkeys/new', cookie)).status).toBe(403)
    for (const path of ['/passkeys/options', '/passkeys']) {
      const refused = await desk.json(path, {}, { headers: { cookie } })
      expect([refused.status, await refused.text()]).toEqual([
        403,
        expect.stringContaining('shared computer'),
      ])
    }
    expect((await desk.read('/account', cookie)).text).not.toContain('href="/passkeys/new"')
  })

  test('another instance knows the session, and a removal ends it there at once', async () => {
    const owner = await desk.join('Hal', 'owner')
    const ida = await desk.join('Ida')
    const other = desk.open(await suite.openAnother())
    const status = async () =>
      (await other.request('https://desk.example.com/account', { headers: { cookie: ida.cookie } })).status
    expect(await status()).toBe(200)
    const removed = await desk.post('/staff/remove', { email: ida.email }, owner.cookie)
    expect(removed.headers.get('location')).toBe('/staff?done=staff-removed')
    expect(await status()).toBe(303)
    const challenge = await desk.challenge('/sign-in/options')
    expect((await desk.json('/sign-in', { response: ida.authenticator.signIn(challenge) })).status).toBe(403)
  })

  test('signing out ends this session; signing out everywhere ends all', async () => {
    const jan = await desk.join('Jan')
    const signIn = async () => {
      const response = jan.authenticator.signIn(await desk.challenge('/sign-in/options'))
      return desk.cookieOf(await desk.json('/sign-in', { response }))
    }
    const [phone, laptop] = [await signIn(), await signIn()]
    const out = await desk.post('/sign-out', {}, phone)
    expect(out.headers.get('set-cookie')).toMatch(/^__Host-desk=; Max-Age=0; .*Secure/)
    expect((await desk.get('/account', phone)).status).toBe(303)
    expect((await desk.get('/account', laptop)).status).toBe(200)
    await desk.post('/sign-out-everywhere', {}, laptop)
    expect((await desk.get('/account', laptop)).status).toBe(303)
    expect((await desk.get('/account', jan.cookie)).status).toBe(303)
  })
})
