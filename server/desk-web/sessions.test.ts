import { expect, test } from 'vitest'
import { HOUR_MS } from '#domain/durations.ts'
import { createTestRecords } from '#server/desk/records.test-support.ts'
import { describeOnBothDatabases } from '#server/platform/db/databases.test-support.ts'
import { createDeskWeb, deskUrl } from './desk-app.test-support.ts'

describeOnBothDatabases('A session at the desk', (suite) => {
  const desk = createDeskWeb(suite)

  test('a session ends after eight idle hours, after twelve in any case, and with a changed cookie', async () => {
    const own = createDeskWeb(suite)
    const { cookie } = await own.join('Finn')
    const isIn = async () => (await own.get('/account', cookie)).status === 200
    own.clock.now += 7 * HOUR_MS
    expect(await isIn()).toBe(true)
    own.clock.now += 4.9 * HOUR_MS
    expect(await isIn()).toBe(true)
    own.clock.now += 0.2 * HOUR_MS
    expect(await isIn()).toBe(false)

    const idle = await own.join('Gil')
    expect((await own.get('/account', `${idle.cookie.slice(0, -1)}!`)).status).toBe(303)
    own.clock.now += 8 * HOUR_MS
    expect((await own.get('/account', idle.cookie)).status).toBe(303)
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

  test('who has signed in at one instance works at another, and signing out everywhere ends it there', async () => {
    const jo = await desk.join('Jo')
    const reference = await createTestRecords(suite).contact({})
    const other = desk.open(await suite.openAnother())
    const act = (path: string, init: RequestInit = {}) =>
      other.request(deskUrl + path, { ...init, headers: { cookie: jo.cookie, Origin: deskUrl } })
    const note = { method: 'POST', body: new URLSearchParams({ text: 'Rang at ten' }) }
    expect((await act(`/enquiries/${reference}/note`, note)).status).toBe(303)
    expect(await (await desk.get(`/enquiries/${reference}`, jo.cookie)).text()).toContain('Rang at ten')
    await desk.post('/sign-out-everywhere', {}, jo.cookie)
    expect((await act('/')).status).toBe(303)
    expect((await act(`/enquiries/${reference}/note`, note)).status).toBe(401)
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
