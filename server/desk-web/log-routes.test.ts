import { expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts'
import { commandLine, logAction, purgeRefusals } from '#server/desk/audit-log.ts'
import { createTestRecords } from '#server/desk/records.test-support.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { createDeskWeb } from './desk-app.test-support.ts'

const monday = '2026-11-16T10:00:00Z'

describeOnSqlite('The audit log of the desk', (suite) => {
  const web = createDeskWeb(suite, monday)
  const records = createTestRecords(suite, monday)
  const entriesOf = async (staffId: string) =>
    await suite.database.db
      .selectFrom('auditLog')
      .select(['action', 'device', 'subject', 'detail'])
      .where('staffId', '=', staffId)
      .orderBy('action')
      .execute()

  test('an entry says by which passkey, and a sign-in from which network', async () => {
    const ann = await web.join('Ann')
    const { id: subject, response } = ann
    const device = 'Passkey of 16 November'
    await web.signIn(ann.authenticator)
    const { authenticator } = await web.addPasskey(ann.cookie, 'Phone')
    await web.signIn(authenticator)
    await web.json('/sign-in', { response: { id: response.id } })
    expect(await entriesOf(ann.id)).toEqual([
      { action: 'passkey added', device: null, subject, detail: device },
      { action: 'passkey added', device, subject, detail: 'Phone' },
      { action: 'sign-in refused', device, subject: null, detail: 'from 192.0.2.0/24' },
      { action: 'signed in', device, subject: null, detail: 'from 192.0.2.0/24' },
      { action: 'signed in', device: 'Phone', subject: null, detail: 'from 192.0.2.0/24' },
    ])
  })

  test('who opens an enquiry is logged, once in ten minutes, and is no part of its history', async () => {
    const own = createDeskWeb(suite, monday)
    const bo = await own.join('Bo')
    const reference = await records.contact()
    const reads = async () =>
      (await entriesOf(bo.id)).filter(({ action }) => action === 'enquiry read').map(({ subject }) => subject)
    const { text } = await own.read(`/enquiries/${reference}`, bo.cookie)
    expect(text).not.toContain('enquiry read')
    await own.get(`/enquiries/${reference}`, bo.cookie)
    expect(await reads()).toEqual([reference])
    own.clock.now += 10 * MINUTE_MS
    expect((await own.read(`/enquiries/${reference}`, bo.cookie)).text).not.toContain('enquiry read')
    expect(await reads()).toEqual([reference, reference])
    const owner = await own.join('Cat', 'owner')
    const person = await own.send('/data/person', { who: 'grace@example.com' }, owner.cookie)
    expect(person.text).toContain(reference)
    expect(person.text).not.toContain('enquiry read')
  })

  test('each entry is also a line of the log of the process, without names and addresses', async () => {
    const own = createDeskWeb(suite, monday)
    const cy = await own.join('Cyprian')
    const reference = await records.contact()
    await own.get(`/enquiries/${reference}`, cy.cookie)
    expect(own.lines.filter(({ audit }) => audit)).toMatchObject([
      { audit: { staffId: cy.id, action: 'passkey added', subject: cy.id } },
      { audit: { staffId: cy.id, action: 'enquiry read', subject: reference } },
    ])
    expect(JSON.stringify(own.lines)).not.toMatch(/Cyprian|Passkey of|Grace|192\.0\.2|198\.51/)
  })

  test('an owner narrows it to a person, an action and a day, and has it as CSV', async () => {
    const own = createDeskWeb(suite, '2031-05-05T10:00:00Z')
    const owner = await own.join('Dot', 'owner')
    const ed = await own.join('Ed')
    own.clock.now += 1_000
    await own.post('/sign-out', {}, ed.cookie)
    const rows = async (query: string) => {
      const text = await (await own.get(`/log.csv?${query}`, owner.cookie)).text()
      return text
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split('","').slice(1, 4).join(' '))
    }
    expect(await rows(`who=${ed.id}`)).toEqual(['Ed Passkey of 5 May signed out', 'Ed  passkey added'])
    expect(await rows(`who=${ed.id}&action=signed+out&day=2031-05-05`)).toHaveLength(1)
    expect(await rows(`who=${ed.id}&day=2031-05-04`)).toEqual([])
    expect(await rows('who=command-line&day=2031-05-05')).toEqual([
      'command line  staff added',
      'command line  staff added',
    ])
    const { text } = await own.read(`/log?who=${ed.id}&action=signed+out`, owner.cookie)
    expect(text).toMatch(/<td[^>]*>Ed<\/td>/)
    expect(text).not.toMatch(/<td[^>]*>Dot<\/td>/)
    expect(text).toContain(`href="/log.csv?who=${ed.id}&amp;action=signed+out"`)
    expect((await own.get('/log.csv', ed.cookie)).status).toBe(303)
  })

  test('failed attempts to sign in are kept for 90 days', async () => {
    const own = createDeskWeb(suite, '2025-01-01T10:00:00Z')
    const desk = { database: suite.database, ...own.sources }
    const count = async () =>
      (
        await suite.database.db
          .selectFrom('auditLog')
          .select('action')
          .where('atUtc', '<', '2025-02-01')
          .execute()
      ).map(({ action }) => action)
    await logAction(desk, commandLine, { action: 'sign-in refused' })
    await logAction(desk, commandLine, { action: 'staff added' })
    await purgeRefusals(suite.database, own.clock.now + 89 * DAY_MS)
    expect(await count()).toHaveLength(2)
    await purgeRefusals(suite.database, own.clock.now + 91 * DAY_MS)
    expect(await count()).toEqual(['staff added'])
  })
})
