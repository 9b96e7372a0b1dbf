import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { HOUR_MS } from '#domain/durations.ts'
import { accepted } from '#server/desk/refusal.ts'
import { addStaff, invitationMail, inviteAgain } from '#server/desk/staff-members.ts'
import { describeOnBothDatabases, describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { createAuthenticator } from './authenticator.test-support.ts'
import { createDeskWeb, deskUrl } from './desk-app.test-support.ts'

describeOnBothDatabases('Two at the same time', (suite) => {
  const desk = createDeskWeb(suite)

  test('of two passkeys that are removed at the same time one stays', async () => {
    for (let round = 0; round < 3; round += 1) {
      const mo = await desk.join('Mo')
      const { id } = await desk.addPasskey(mo.cookie)
      await Promise.all(
        [mo.response.id, id].map((own) => desk.post('/passkeys/remove', { id: own }, mo.cookie)),
      )
      const left = await suite.database.db
        .selectFrom('passkeys')
        .select('id')
        .where('staffId', '=', mo.id)
        .execute()
      expect(left).toHaveLength(1)
    }
  })
})

describeOnSqlite('Signing in at the desk', (suite) => {
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
    expect((await desk.json('/invitation', again)).status).toBe(404)
    expect((await desk.json('/invitation/options', { invitation: ann.invitation })).status).toBe(404)
    const used = await desk.get(`/invitation/${ann.invitation}`)
    expect([used.status, used.headers.get('referrer-policy')]).toEqual([404, 'no-referrer'])
  })

  test('an invitation that was used is not mailed afterwards, when the mail had to wait', async () => {
    const { id, link } = accepted(
      await addStaff(
        { database: suite.database, deskUrl, sendsMail: true, ...desk.sources },
        { name: 'Abe', email: 'abe@firm.example', role: 'owner' },
        { staffId: null },
      ),
    )
    const waiting = () =>
      suite.database.db
        .selectFrom('outbox')
        .select('kind')
        .where('recordId', '=', id)
        .where('kind', '=', 'staff-invitation')
        .execute()
    expect(await waiting()).toHaveLength(1)
    const invitation = link.slice(link.lastIndexOf('/') + 1)
    const challenge = await desk.challenge('/invitation/options', { invitation })
    const response = createAuthenticator(deskUrl).register(challenge)
    expect((await desk.json('/invitation', { invitation, response })).status).toBe(200)
    expect(await waiting()).toEqual([])
    // One that was being sent at that moment.
    expect(await invitationMail(suite.database, { deskUrl, now: desk.sources.now }, id)).toBeNull()
  })

  test('an invitation is over after a day', async () => {
    const late = createDeskWeb(suite)
    const { email } = await late.join('Late')
    const dependencies = {
      database: suite.database,
      deskUrl: 'https://desk.example.com',
      sendsMail: false,
      ...late.sources,
    }
    const { link } = accepted(await inviteAgain(dependencies, email, { staffId: null }))
    const { pathname } = new URL(link)
    late.clock.now += 24 * HOUR_MS - 1
    expect((await late.get(pathname)).status).toBe(200)
    late.clock.now += 1
    expect((await late.get(pathname)).status).toBe(404)
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

  test('an answer whose id is no id of a passkey is refused, whatever characters it has', async () => {
    for (const id of ['\0', '\ud800', '', null, {}])
      expect((await desk.json('/sign-in', { response: { id } })).status).toBe(403)
  })

  test('a fault of the database is no refusal: it is said so, and not in the log', async () => {
    const { id, authenticator } = await desk.join('Eli')
    const response = authenticator.signIn(await desk.challenge('/sign-in/options'))
    const rename = (from: string, to: string) =>
      suite.database.db.schema.alterTable(from).renameTo(to).execute()
    await rename('challenges', 'challenges_aside')
    const refused = await desk.json('/sign-in', { response })
    await rename('challenges_aside', 'challenges')
    expect([refused.status, await refused.text()]).toEqual([500, 'Something went wrong at the desk.'])
    expect(await actions(id)).toEqual(['passkey added'])
    expect((await desk.json('/sign-in', { response })).status).toBe(200)
  })

  test('somebody who guesses is stopped for the hour; who has an invitation or a passkey never is', async () => {
    const guessing = createDeskWeb(suite, '2026-11-17T10:00:00Z')
    const { email, authenticator } = await guessing.join('Guy')
    const guess = (client: string) => guessing.request(`/invitation/${randomUUID()}`, { client })
    const statuses = new Set<number>()
    for (let count = 0; count < 100; count += 1) statuses.add((await guess('203.0.113.9')).status)
    expect([...statuses]).toEqual([404])
    expect((await guess('203.0.113.9')).status).toBe(429)
    expect((await guess('203.0.113.10')).status).toBe(404)
    const dependencies = { database: suite.database, deskUrl, sendsMail: false, ...guessing.sources }
    const { link } = accepted(await inviteAgain(dependencies, email, { staffId: null }))
    const client = '203.0.113.9'
    expect((await guessing.request(new URL(link).pathname, { client })).status).toBe(200)

    // Wrong passkeys neither.
    const options = async () =>
      (await (await guessing.json('/sign-in/options', {}, { client })).json()).challenge
    const challenge = await options()
    const wrong = () => guessing.json('/sign-in', { response: { id: 'AAAA' } }, { client })
    for (let count = 0; count < 100; count += 1) expect((await wrong()).status).toBe(403)
    expect((await wrong()).status).toBe(429)
    const right = { response: authenticator.signIn(challenge) }
    expect((await guessing.json('/sign-in', right, { client })).status).toBe(200)

    // Pictures on another site's page are neither answered nor counted.
    const picture = { client: '203.0.113.11', headers: { 'Sec-Fetch-Dest': 'image' } }
    for (let count = 0; count < 101; count += 1)
      expect((await guessing.request('/invitation/x', picture)).status).toBe(403)
    expect((await guess('203.0.113.11')).status).toBe(404)
    guessing.clock.now += HOUR_MS
    expect((await guess('203.0.113.9')).status).toBe(404)
  })

  test('one passkey can be added and removed beside the first, which stays', async () => {
    const lou = await desk.join('Lou')
    const second = await desk.addPasskey(lou.cookie, 'Security key')
    await desk.post('/passkeys/remove', { id: lou.response.id }, await desk.signIn(second.authenticator))
    const cookie = await desk.signIn(second.authenticator)
    const refused = await desk.send('/passkeys/remove', { id: second.id }, cookie)
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('Your only passkey stays')])
    expect((await desk.get('/account', cookie)).status).toBe(200)
  })

  const lostText = 'Phone: 2 sessions, 1 calendar address, 1 open invitation ended'
  /** An owner with a passkey on a phone, which has signed in, and made a calendar address and an invitation. */
  const withPhone = async (name: string) => {
    const owner = await desk.join(name, 'owner')
    const { id, authenticator } = await desk.addPasskey(owner.cookie, 'Phone')
    const phone = await desk.signIn(authenticator)
    const { text: calendar } = await desk.send('/diary/calendar', {}, phone)
    const invited = { name: 'Mallory', email: `${randomUUID()}@firm.example`, role: 'owner' }
    const { text: invitation } = await desk.send('/staff', invited, phone)
    const pathIn = (text: string) =>
      /https:\/\/desk\.example\.com(\/[a-z]+\/[\w-]{43}[.a-z]*)/.exec(text)?.[1] ?? ''
    const paths = [pathIn(calendar), pathIn(invitation)]
    /** What whoever has the phone can still do. */
    const reach = async () => [
      (await desk.get('/account', phone)).status,
      ...(await Promise.all(paths.map(async (path) => (await desk.get(path)).status))),
      (await desk.signInWith(authenticator)).status,
    ]
    expect(await reach()).toEqual([200, 200, 200, 200])
    return { owner, id, reach }
  }

  test('a lost device is one button: its passkey, sessions, calendar and open invitations end', async () => {
    const { owner, id, reach } = await withPhone('Pam')
    const { text } = await desk.send('/passkeys/remove', { id }, owner.cookie)
    expect(text).toContain(lostText)
    expect(await reach()).toEqual([303, 404, 404, 403])
    expect((await desk.get('/account', owner.cookie)).status).toBe(200)
    expect(await desk.logged(owner.id)).toContain('Pam: passkey removed')
  })

  test('an owner does it for a colleague, whose other passkeys stay', async () => {
    const { owner, id, reach } = await withPhone('Quin')
    const other = await desk.join('Rae', 'owner')
    const { text } = await desk.send(`/staff/${owner.id}/passkeys/remove`, { id }, other.cookie)
    expect(text).toContain(lostText)
    expect(await reach()).toEqual([303, 404, 404, 403])
    expect((await desk.get('/account', owner.cookie)).status).toBe(200)
    expect(await desk.logged(owner.id)).toContain('Rae: passkey removed')
  })
})

type Passkey = ReturnType<typeof createAuthenticator>
