import { expect, test } from 'vitest'
import { MINUTE_MS } from '#domain/durations.ts'
import { describeOnBothDatabases } from '#server/db/databases.test-support.ts'
import { createTestDesk } from '#server/desk-cli/desk.test-support.ts'
import { createDeskWeb, deskUrl } from './desk-app.test-support.ts'

const monday = '2026-11-16T10:00:00Z'

// That PostgreSQL itself is stopped and comes back is tested with the built site (tests/site/faults.test.ts).
describeOnBothDatabases('The desk without its database', (suite) => {
  const records = createTestDesk(suite, monday)

  /** An instance whose connections can be closed for good. */
  const openInstance = async () => {
    const web = createDeskWeb(suite, monday)
    const database = await suite.openAnother()
    const app = web.open(database)
    const request = (path: string, cookie: string, body?: Record<string, string>) =>
      app.request(deskUrl + path, {
        headers: { cookie, Origin: deskUrl },
        ...(body && { method: 'POST', body: new URLSearchParams(body) }),
      })
    const read = async (...asked: Parameters<typeof request>) => {
      const response = await request(...asked)
      return { status: response.status, text: await response.text() }
    }
    return { web, read, request, takeDatabaseAway: () => database.close() }
  }

  test('shows what this person has read in the last quarter of an hour, and says when', async () => {
    const { web, read, takeDatabaseAway } = await openInstance()
    const ann = await web.join('Ann')
    const ben = await web.join('Ben')
    const reference = await records.contact({ name: 'Mabel Visitor' })
    const path = `/enquiries/${reference}`
    expect((await read(`${path}?done=noted`, ann.cookie)).status).toBe(200)
    expect((await read('/', ben.cookie)).status).toBe(200)
    web.clock.now += MINUTE_MS
    await takeDatabaseAway()

    const shown = await read(path, ann.cookie)
    expect(shown.status).toBe(503)
    expect(shown.text).toContain('The database is not available. This is what was read on 16/11/2026 10:00.')
    expect(shown.text).toContain('Mabel Visitor')
    // Not what somebody else has read, nor to somebody who is not signed in, nor for ever.
    for (const cookie of [ben.cookie, `__Host-desk=${'A'.repeat(43)}`])
      expect(await read(path, cookie)).toMatchObject({
        status: 503,
        text: expect.not.stringContaining('Mabel'),
      })
    web.clock.now += 14 * MINUTE_MS
    const later = await read(path, ann.cookie)
    expect(later.text).not.toMatch(/Mabel|Sign out/)
  })

  test('stores nothing, says so, and keeps what was typed', async () => {
    const { web, read, takeDatabaseAway } = await openInstance()
    const { cookie } = await web.join('Cleo')
    const reference = await records.contact({})
    await read('/', cookie)
    await takeDatabaseAway()
    const typed = { version: '0', text: 'Prefers mornings\n<b>& tea</b>' }
    const refused = await read(`/enquiries/${reference}/note`, cookie, typed)
    expect(refused.status).toBe(503)
    expect(refused.text).toContain('Nothing was stored')
    const [, form = ''] = refused.text.split(`action="/enquiries/${reference}/note"`)
    expect(form).toMatch(/name="text"[^>]*>Prefers mornings\n&lt;b&gt;&amp; tea/)
    expect(refused.text).not.toContain('Version')
  })

  test('forgets the session of a browser that signs out, and does not say that it has ended', async () => {
    const { web, read, request, takeDatabaseAway } = await openInstance()
    const { cookie } = await web.join('Dora')
    await read('/', cookie)
    await takeDatabaseAway()
    const out = await request('/sign-out', cookie, {})
    expect(out.headers.get('set-cookie')).toMatch(/^__Host-desk=; Max-Age=0/)
    expect(await out.text()).toContain('The session was not ended')
    expect((await read('/', cookie)).text).toContain('Not at the moment')
  })

  test.each([
    ['who has signed out', async (_: Web, read: Read, cookie: string) => await read('/sign-out', cookie, {})],
    [
      'who was removed',
      async (web: Web, read: Read, _: string, email: string) =>
        await read('/staff/remove', (await web.join('Olga', 'owner')).cookie, { email }),
    ],
  ])('shows nothing to somebody %s just before', async (_, leave) => {
    const { web, read, takeDatabaseAway } = await openInstance()
    const { cookie, email } = await web.join('Eve')
    expect((await read('/', cookie)).status).toBe(200)
    expect((await leave(web, read, cookie, email)).status).toBe(303)
    await takeDatabaseAway()
    expect((await read('/', cookie)).text).not.toContain('Waiting for a reply')
  })

  test('keeps nothing of an erased enquiry', async () => {
    const { web, read, takeDatabaseAway } = await openInstance()
    const ann = await web.join('Ann')
    const owner = await web.join('Olga', 'owner')
    const path = `/enquiries/${await records.contact({ name: 'Erased Person' })}`
    await read(path, ann.cookie)
    expect((await read(`${path}/erase`, owner.cookie, { confirmed: 'yes' })).status).toBe(303)
    await read('/', ann.cookie)
    await takeDatabaseAway()
    expect((await read(path, ann.cookie)).text).not.toContain('Erased Person')
  })
})

type Instance = { web: ReturnType<typeof createDeskWeb>; read: Read }
type Web = Instance['web']
type Read = (
  path: string,
  cookie: string,
  body?: Record<string, string>,
) => Promise<{ status: number; text: string }>
