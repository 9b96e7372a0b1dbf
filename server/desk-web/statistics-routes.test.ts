import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { blog } from '#content/pages/articles.ts'
import { plainDate } from '#domain/plain-date.ts'
import { createTestRecords } from '#server/desk/records.test-support.ts'
import { createNightlyBackup } from '#server/platform/backups/nightly-backup.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { countSearchMiss } from '#server/searches/search-misses.ts'
import { createDeskWeb } from './desk-app.test-support.ts'

const monday = '2026-11-16T10:00:00Z'

describeOnSqlite('The desk’s statistics and data in a browser', (suite) => {
  const web = createDeskWeb(suite, monday)
  const records = createTestRecords(suite, monday)
  const logged = async (staffId: string) => {
    const rows = await suite.database.db
      .selectFrom('auditLog')
      .select(['action', 'subject'])
      .where('staffId', '=', staffId)
      .where('action', 'not in', ['passkey added', 'signed in', 'enquiry read'])
      .orderBy('action')
      .execute()
    return rows.map(({ action, subject }) => [action, subject])
  }

  test('the statistics of a span are tables with bars, by day, week or month', async () => {
    const { cookie } = await web.join('Ann')
    await records.contact({}, { originPage: '/ContactUs' })
    const reached = await records.book({ date: plainDate('2026-11-19'), services: ['Mortgages'] })
    await records.answer(reached, 'reached')
    await records.brochure()
    const response = await web.get('/statistics?from=2026-11-10&to=2026-11-16', cookie)
    const text = await response.text()
    expect(response.status).toBe(200)
    expect(text).toMatch(/>Reached<\/th><td>1</)
    expect(text).toMatch(/>Sunday 15 November<\/th><td>0<[\s\S]*>Monday 16 November<\/th><td>3</)
    expect(text).toMatch(
      /href="\/statistics\?from=2026-11-10&amp;to=2026-11-16" aria-current="true">Last 7 days/,
    )
    for (const [from, period] of [
      ['2026-10-10', 'From Monday 16 November'],
      ['2026-01-01', 'November 2026'],
      ['2016-01-01', '2026'],
    ])
      expect((await web.read(`/statistics?from=${from}&to=2026-11-16`, cookie)).text).toContain(
        `>${period}</th><td>3<`,
      )
    for (const [query, reason] of [
      ['from=2026-11-17&to=2026-11-16', 'The first day is after the last one: choose'],
      ['from=2026-11-17', 'The first day is after the last one: choose'],
      ['from=1926-11-16', 'Choose a period of up to 20 years.'],
      ['to=9999-12-31', 'A day is written as in 2026-11-19.'],
      ['from=0099-12-31&to=2019-12-30', 'A day is written as in 2026-11-19.'],
    ]) {
      const refused = await web.get(`/statistics?${query}`, cookie)
      expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining(`${reason}`)])
    }
  })

  test('the board reads clients, the days before, complaints, searches and visits, as a page and as CSV', async () => {
    const { cookie } = await web.join('Bea')
    const { db } = suite.database
    await db.deleteFrom('enquiries').execute()
    await records.contact({}, { originPage: '/OurFees' })
    const client = await records.contact({}, { originPage: '/OurFees' })
    await db.updateTable('enquiries').set({ ledToAdvice: 1 }).where('reference', '=', client).execute()
    await countSearchMiss(suite.database, 'premium bonds', Date.parse(monday))
    const [{ link, title } = { link: '', title: '' }] = blog
    await records.contact({}, { originPage: link })
    const counted = { day: plainDate('2026-11-16'), page: '/OurFees', step: 'read', count: 7 } as const
    await db.insertInto('journeyCounts').values(counted).execute()
    const span = 'from=2026-11-16&to=2026-11-16'
    const { text } = await web.read(`/statistics?${span}`, cookie)
    for (const shown of ['Became clients', '1 client<', '0 in the days before', 'premium bonds', '>7</td>'])
      expect(text).toContain(shown)
    expect((await web.read('/enquiries', cookie)).text).toContain(`<option value="${link}">${title}<`)
    const lines = (await web.read(`/statistics.csv?${span}`, cookie)).text.split('\r\n')
    for (const line of [
      '"Enquiries","all","3","1"',
      `"By page","${title}","1",""`,
      '"By page","Our fees","2","1"',
      '"Complaints","received","0",""',
      '"Visits: read","Our fees","7",""',
      '"Searched for, not found","premium bonds","1",""',
    ])
      expect(lines).toContain(line)
  })

  test('an owner sees, exports and erases what is held on a person; the log says so and names nobody', async () => {
    const owner = await web.join('Olga', 'owner')
    const reference = await records.contact({
      email: 'rights@example.com',
      phoneNumber: '',
      message: 'A private matter',
    })
    await records.answer(reference)
    const who = { who: 'Rights@Example.com' }
    const shown = await (await web.post('/data/person', who, owner.cookie)).text()
    expect(shown).toContain(reference)
    expect(shown).toMatch(/>answered<\/td>/)
    const file = await web.post('/data/person/export', who, owner.cookie)
    expect(file.headers.get('content-disposition')).toContain('attachment')
    expect(await file.json()).toMatchObject({
      enquiries: [{ message: 'A private matter' }],
      history: [{ action: 'answered', subject: reference }],
    })
    const readable = await web.post('/data/person/export', { ...who, as: 'page' }, owner.cookie)
    expect(await readable.text()).toMatch(/^<!doctype html>[\s\S]*A private matter[\s\S]*: answered</)
    expect((await web.post('/data/person/erase', who, owner.cookie)).status).toBe(400)
    const receipt = await web.post('/data/person/erase', { ...who, confirmed: 'yes' }, owner.cookie)
    expect(await receipt.text()).toContain(`enquiries: 1 (${reference})`)
    expect((await web.get(`/enquiries/${reference}`, owner.cookie)).status).toBe(404)
    expect((await logged(owner.id)).sort()).toEqual([
      ['erased', null],
      ['person exported', null],
      ['person exported', null],
      ['person looked up', null],
      ['person looked up', null],
    ])
    const refused = await web.post('/data/person', { who: 'nobody' }, owner.cookie)
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('value="nobody"')])
  })

  test('what somebody asks about their data is recorded from an enquiry, and Today says when it is due', async () => {
    const [owner, ben] = [await web.join('Ona', 'owner'), await web.join('Bo')]
    const gail = { email: 'gail@example.com', phoneNumber: '07700 900 301' }
    const first = await records.contact(gail)
    await records.contact({ ...gail, email: '' })
    expect((await web.read(`/enquiries/${first}`, ben.cookie)).text).toContain('1 more from this person')
    const page = await web.read(`/enquiries/${first}/person`, ben.cookie)
    expect(page.text).not.toContain('/data/person/erase')
    const request = { who: first, kind: 'access', received: '2026-11-13' }
    expect(
      (await web.post('/people/requests', { ...request, received: '2027-01-01' }, ben.cookie)).status,
    ).toBe(400)
    expect((await web.post('/people/requests', request, ben.cookie)).status).toBe(303)
    // 13 December is a Sunday.
    const due = 'the next answer due on Monday 14 December'
    expect((await web.read('/', owner.cookie)).text).toContain(due)
    expect((await web.read('/', ben.cookie)).text).not.toContain(due)
    const [, id = ''] =
      /data\/requests\/([\w-]+)\/done/.exec((await web.read('/data', owner.cookie)).text) ?? []
    expect((await web.post(`/data/requests/${id}/done`, {}, owner.cookie)).status).toBe(303)
    expect((await web.read('/', owner.cookie)).text).not.toContain(due)
  })

  test('an owner makes a backup now, which is then in the list', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'desk-backups-'))
    const settings = { directory: path.join(folder, 'backups'), keep: 2 }
    const log = { info() {}, error() {} }
    const nightly = createNightlyBackup({
      database: suite.database,
      settings,
      now: web.sources.now,
      log,
    })
    const own = createDeskWeb(suite, monday, { ...settings, makeNow: nightly.makeNow })
    const owner = await own.join('Ole', 'owner')
    expect(await (await own.get('/data', owner.cookie)).text()).toContain('none yet')
    const made = await own.post('/data/backup', {}, owner.cookie)
    expect(made.headers.get('location')).toBe('/data?done=backup-made')
    expect(await (await own.get('/data', owner.cookie)).text()).toContain('site-2026-11-16T10-00-00Z.backup')
    expect(await logged(owner.id)).toEqual([['backup started', null]])
    expect(await (await web.get('/data', owner.cookie)).text()).toContain(
      'There is no folder for backups yet.',
    )
    await rm(folder, { recursive: true })
  })

  test('the list is in the order that is asked for, page by page: newest, oldest, or what is due first', async () => {
    const { cookie } = await web.join('Ben')
    const at = async (moment: string, store: () => Promise<string>) => {
      records.sources.clock.now = Date.parse(moment)
      return await store()
    }
    const name = 'Orderly Person'
    // Promised for Wednesday 18 November; its call on Tuesday 17 November; promised for Monday 16 November; 25 November.
    const monday10 = await at(monday, () => records.contact({ name }))
    const tuesday = await at('2026-11-13T09:00:00Z', () =>
      records.book({ name, date: plainDate('2026-11-17') }),
    )
    const thursday = await at('2026-11-12T10:00:00Z', () => records.contact({ name }))
    const next = await at('2026-11-11T10:00:00Z', () => records.book({ name, date: plainDate('2026-11-25') }))
    const done = await at('2026-11-10T10:00:00Z', () => records.contact({ name }))
    records.sources.clock.now = Date.parse(monday)
    await records.answer(done)
    const listed = async (query: string) => {
      const text = await (await web.get(`/enquiries?q=orderly${query}`, cookie)).text()
      return [...text.matchAll(/href="\/enquiries\/(ZZ-\w{5})"/g)].map(([, reference]) => reference)
    }
    expect(await listed('')).toEqual([monday10, tuesday, thursday, next, done])
    expect(await listed('&sort=oldest')).toEqual([done, next, thursday, tuesday, monday10])
    expect(await listed('&sort=due')).toEqual([thursday, tuesday, monday10, next])
    expect(await listed('&sort=due&after=2026-11-17T23:00:00.000Z%20zz')).toEqual([monday10, next])
    expect((await web.get('/enquiries?sort=due&state=answered', cookie)).status).toBe(400)
  })
})
