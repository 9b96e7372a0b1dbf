import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { HOUR_MS } from '#domain/durations.ts'
import { accepted } from '#server/desk/refusal.ts'
import { inviteAgain } from '#server/desk/staff-members.ts'
import { describeOnBothDatabases } from '#server/platform/db/databases.test-support.ts'
import { createAuthenticator } from './authenticator.test-support.ts'
import { createDeskWeb, deskUrl } from './desk-app.test-support.ts'

describeOnBothDatabases('Signing in at the desk', (suite) => {
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
    const dependencies = {
      database: suite.database,
      deskUrl: 'https://desk.example.com',
      sendsMail: false,
      ...late.ids,
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
})

type Passkey = ReturnType<typeof createAuthenticator>
