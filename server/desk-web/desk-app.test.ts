import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { HOUR_MS } from '#domain/durations.ts'
import { describeOnBothDatabases } from '#server/db/databases.test-support.ts'
import { inviteAgain } from '#server/desk/staff-members.ts'
import { createTestDesk } from '#server/desk-cli/desk.test-support.ts'
import { createAuthenticator } from './authenticator.test-support.ts'
import { createDeskWeb, deskUrl } from './desk-app.test-support.ts'

describeOnBothDatabases('The desk in a browser', (suite) => {
  const desk = createDeskWeb(suite)
  const actions = async (staffId: string) => {
    const rows = await suite.database.db
      .selectFrom('auditLog')
      .select('action')
      .where('staffId', '=', staffId)
      .execute()
    return rows.map(({ action }) => action).sort()
  }

  test('an invitation makes a passkey and signs in, once', async () => {
    const ann = await desk.join('Ann')
    expect(await (await desk.get('/account', ann.cookie)).text()).toContain(ann.email)
    const again = { invitation: ann.invitation, response: ann.response }
    expect((await desk.json('/passkeys', again)).status).toBe(403)
    expect((await desk.json('/passkeys/options', { invitation: ann.invitation })).status).toBe(403)
    expect((await desk.get(`/invitation/${ann.invitation}`)).status).toBe(404)
  })

  test('an invitation is over after a day', async () => {
    const late = createDeskWeb(suite)
    const { email } = await late.join('Late')
    const parts = {
      database: suite.database,
      deskUrl: 'https://desk.example.com',
      sendsMail: false,
      ...late.ids,
    }
    const { link } = await inviteAgain(parts, email, { staffId: null })
    const { pathname } = new URL(link)
    late.clock.now += 24 * HOUR_MS - 1
    expect((await late.get(pathname)).status).toBe(200)
    late.clock.now += 1
    expect((await late.get(pathname)).status).toBe(404)
  })

  test('an address that names no notice of ours is answered without one', async () => {
    for (const done of ['__proto__', 'constructor', 'nothing'])
      expect((await desk.get(`/sign-in?done=${done}`)).status).toBe(200)
  })

  test('the cookie is for this host alone, and out of reach of scripts and other sites', async () => {
    const ben = await desk.join('Ben')
    const challenge = await desk.challenge('/sign-in/options')
    const signedIn = await desk.json('/sign-in', {
      response: ben.authenticator.signIn(challenge),
      next: '/staff',
    })
    expect(await signedIn.json()).toEqual({ next: '/staff' })
    expect(signedIn.headers.get('set-cookie')).toMatch(
      /^__Host-desk=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
  })

  test('an answer of a passkey counts once, and is logged where it is refused', async () => {
    const cleo = await desk.join('Cleo')
    const response = cleo.authenticator.signIn(await desk.challenge('/sign-in/options'))
    expect((await desk.json('/sign-in', { response })).status).toBe(200)
    const replayed = await desk.json('/sign-in', { response })
    expect([replayed.status, replayed.headers.get('set-cookie')]).toEqual([403, null])
    expect(await actions(cleo.id)).toEqual(['passkey added', 'sign-in refused', 'signed in'])
  })

  test.each([
    [
      'made for another site',
      (key: Passkey, challenge: string) => key.signIn(challenge, 'https://evil.example'),
    ],
    ['to a challenge that the desk did not set', (key: Passkey) => key.signIn('AAAA')],
    [
      'signed by another key',
      (key: Passkey, challenge: string) => ({
        ...createAuthenticator('https://desk.example.com').signIn(challenge),
        id: key.signIn(challenge).id,
        rawId: key.signIn(challenge).rawId,
      }),
    ],
  ])('an answer %s is refused', async (_, answer) => {
    const { authenticator } = await desk.join('Dora')
    const challenge = await desk.challenge('/sign-in/options')
    expect((await desk.json('/sign-in', { response: answer(authenticator, challenge) })).status).toBe(403)
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
    const reference = await createTestDesk(suite).contact({})
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

  test('a form that is sent after the session has ended keeps what was typed, to be sent again', async () => {
    const lea = await desk.join('Lea')
    const reference = await createTestDesk(suite).contact({})
    const note = `/enquiries/${reference}/note`
    const body = new URLSearchParams({ version: '0', text: 'Prefers mornings\n<b>& tea</b>' }).toString()
    await desk.post('/sign-out-everywhere', {}, lea.cookie)
    const answer = await desk.request(note, {
      method: 'POST',
      body,
      headers: {
        cookie: lea.cookie,
        'Content-Type': 'application/x-www-form-urlencoded',
        'Content-Length': String(body.length),
      },
    })
    expect(answer.status).toBe(401)
    const text = await answer.text()
    expect(text).toContain('Your session has ended')
    const [, form = ''] = text.split(`action="${note}"`)
    expect(form).toMatch(/name="text"[^>]*>Prefers mornings\n&lt;b&gt;&amp; tea[\s\S]*Send it again</)
  })

  test('an article that is sent after the session has ended is kept, whatever the size of its picture', async () => {
    const send = async (form: FormData) => {
      const answer = await desk.request('/blog/new', { method: 'POST', body: form })
      return { status: answer.status, text: await answer.text() }
    }
    const form = new FormData()
    form.append('title', 'Before the picture')
    form.append('picture', new File([new Uint8Array(3_000_000)], 'large.jpg'))
    form.append('kept', 'p'.repeat(540_000))
    form.append('text', `${'Long. '.repeat(100_000)}The end.`)
    const kept = await send(form)
    expect(kept.status).toBe(401)
    const [, again = ''] = kept.text.split('action="/blog/new"')
    expect(again).toMatch(/name="title"[^>]*>Before the picture</)
    expect(again).toMatch(/name="text"[^>]*>Long\. [^<]*The end\.</)
    expect(again).toContain('Send it again without the file')
    // Nobody who has not signed in fills the memory.
    form.append('text', 'x'.repeat(2_000_000))
    const refused = await send(form)
    expect([refused.status, refused.text]).toEqual([
      413,
      expect.stringContaining('Press Back in your browser'),
    ])
    expect(refused.text).not.toContain('The end.')
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

  test('a change that does not come from the desk’s own pages is refused', async () => {
    const { cookie } = await desk.join('Kim')
    for (const from of ['https://evil.example', 'null', 'http://desk.example.com', '']) {
      expect((await desk.post('/sign-out', {}, cookie, from)).status, from).toBe(403)
    }
    expect((await desk.get('/account', cookie)).status).toBe(200)
  })

  test('somebody who guesses is stopped for the hour, and the others are not', async () => {
    const guessing = createDeskWeb(suite, '2026-11-17T10:00:00Z')
    const guess = (client: string) => guessing.request(`/invitation/${randomUUID()}`, { client })
    const statuses = new Set<number>()
    for (let count = 0; count < 100; count += 1) statuses.add((await guess('203.0.113.9')).status)
    expect([...statuses]).toEqual([404])
    expect((await guess('203.0.113.9')).status).toBe(429)
    expect((await guess('203.0.113.10')).status).toBe(404)
    guessing.clock.now += HOUR_MS
    expect((await guess('203.0.113.9')).status).toBe(404)
  })

  test('one passkey can be added and removed beside the first, which stays', async () => {
    const lou = await desk.join('Lou')
    const second = createAuthenticator('https://desk.example.com')
    const headers = { cookie: lou.cookie }
    const options = await desk.json('/passkeys/options', {}, { headers })
    const response = second.register((await options.json()).challenge)
    const added = await desk.json('/passkeys', { response }, { headers })
    const cookie = desk.cookieOf(added)
    expect(await added.json()).toEqual({ next: '/account?done=passkey-added' })
    await desk.post('/passkeys/remove', { id: lou.response.id }, cookie)
    await desk.post('/passkeys/remove', { id: response.id }, cookie)
    const challenge = await desk.challenge('/sign-in/options')
    expect((await desk.json('/sign-in', { response: second.signIn(challenge) })).status).toBe(200)
  })

  test('of two passkeys that are removed at the same time one stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      const mo = await desk.join('Mo')
      const second = createAuthenticator(deskUrl)
      const headers = { cookie: mo.cookie }
      const options = await desk.json('/passkeys/options', {}, { headers })
      const response = second.register((await options.json()).challenge)
      const cookie = desk.cookieOf(await desk.json('/passkeys', { response }, { headers }))
      await Promise.all(
        [mo.response.id, response.id].map((id) => desk.post('/passkeys/remove', { id }, cookie)),
      )
      const left = await suite.database.db
        .selectFrom('passkeys')
        .select('id')
        .where('staffId', '=', mo.id)
        .execute()
      expect(left).toHaveLength(1)
    }
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

  test('the last owner cannot be removed by a page', async () => {
    await suite.database.db
      .updateTable('staff')
      .set({ removedUtc: '2026-11-16T10:00:00.000Z' })
      .where('role', '=', 'owner')
      .execute()
    const owner = await desk.join('Nora', 'owner')
    const refused = await desk.post('/staff/remove', { email: owner.email }, owner.cookie)
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('The last owner stays: add another owner first.'),
    ])
  })

  test('of two owners who remove each other at the same time one stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      await suite.database.db
        .updateTable('staff')
        .set({ removedUtc: '2026-11-16T10:00:00.000Z' })
        .where('role', '=', 'owner')
        .execute()
      const [una, vera] = [await desk.join('Una', 'owner'), await desk.join('Vera', 'owner')]
      await Promise.all([
        desk.post('/staff/remove', { email: vera.email }, una.cookie),
        desk.post('/staff/remove', { email: una.email }, vera.cookie),
      ])
      const left = await suite.database.db
        .selectFrom('staff')
        .select('id')
        .where('role', '=', 'owner')
        .where('removedUtc', 'is', null)
        .execute()
      expect(left).toHaveLength(1)
    }
  })

  test('a form of the staff page that is refused keeps what was typed', async () => {
    const owner = await desk.join('Olaf', 'owner')
    const refused = await desk.post('/staff', { name: 'Pia', email: 'pia', role: 'owner' }, owner.cookie)
    expect(await refused.text()).toMatch(
      /&quot;pia&quot; is not an e-mail address\.[\s\S]*value="Pia"[\s\S]*value="pia"/,
    )
    const added = await desk.post(
      '/staff',
      { name: 'Pia', email: 'pia@firm.example', role: 'office' },
      owner.cookie,
    )
    expect(await added.text()).toMatch(/https:\/\/desk\.example\.com\/invitation\/[\w-]{43}/)
  })

  test('the staff page says until when an invitation is open, and asks before it removes somebody', async () => {
    const owner = await desk.join('Otto', 'owner')
    const quinn = { name: 'Quinn', email: 'quinn@firm.example', role: 'office' }
    await desk.post('/staff', quinn, owner.cookie)
    const rowOf = async (name: string) => {
      const { text } = await desk.read('/staff', owner.cookie)
      return text.split('<tr>').find((row) => row.includes(`>${name}<`)) ?? ''
    }
    expect(await rowOf('Otto')).not.toContain('open until')
    expect(await rowOf('Quinn')).toMatch(/open until \d\d\/\d\d\/\d{4} \d\d:\d\d/)
    const [, removal = ''] = /href="(\/staff\/[^"]+\/remove)"/.exec(await rowOf('Quinn')) ?? []
    const asked = await desk.read(removal, owner.cookie)
    expect(asked.text).toMatch(
      /Remove Quinn\?[\s\S]*action="\/staff\/remove"[\s\S]*value="quinn@firm\.example"/,
    )
    expect(await rowOf('Quinn')).not.toBe('')
    desk.clock.now += 24 * 3_600_000
    const later = await desk.join('Rob', 'owner')
    const { text } = await desk.read('/staff', later.cookie)
    expect(text).toContain('expired: invite them again')
  })
})

type Passkey = ReturnType<typeof createAuthenticator>
