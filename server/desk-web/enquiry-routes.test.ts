import { expect, test } from 'vitest'
import { HOUR_MS } from '#domain/durations.ts'
import { plainDate } from '#domain/plain-date.ts'
import { createTestRecords } from '#server/desk/records.test-support.ts'
import { leaseDue, markForRetry, markParked } from '#server/outbox/leases.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { createDeskWeb } from './desk-app.test-support.ts'

const monday = '2026-11-16T10:00:00Z'

describeOnSqlite('The desk’s enquiries in a browser', (suite) => {
  const web = createDeskWeb(suite, monday)
  const records = createTestRecords(suite, monday)
  const { read } = web
  /** References in the order of the page. */
  const listed = async (query: string, cookie: string) => {
    const { text } = await read(`/enquiries${query}`, cookie)
    return [...text.matchAll(/href="\/enquiries\/(ZZ-\w{5})"/g)].map(([, reference]) => reference)
  }

  test('today has the calls of today and the next working day in order, and who waits, with the time left', async () => {
    const { cookie } = await web.join('Ann')
    const late = await records.book({
      date: plainDate('2026-11-16'),
      time: '14:00 - 14:30',
      name: 'Later Caller',
    })
    const early = await records.book({
      date: plainDate('2026-11-16'),
      time: '09:30 - 10:00',
      name: 'Early Caller',
    })
    const tomorrow = await records.book({ date: plainDate('2026-11-17'), name: 'Next Caller' })
    await records.book({ date: plainDate('2026-11-19'), name: 'Thursday Caller' })
    const fresh = await records.contact({ name: 'Fresh Writer' })
    records.sources.clock.now = Date.parse('2026-11-10T10:00:00Z')
    const overdue = await records.contact({ name: 'Overdue Writer', phoneNumber: '01632 960 777' })
    records.sources.clock.now = Date.parse('2026-11-11T10:00:00Z')
    const written = await records.contact({ name: 'Less Overdue Writer' })
    // Sent after the first of the two, and due before both.
    const missed = await records.book({ date: plainDate('2026-11-12'), name: 'Missed Caller' })
    records.sources.clock.now = Date.parse(monday)
    const { text } = await read('/', cookie)
    const order = [early, late, missed, overdue, written, fresh, tomorrow].map((reference) =>
      text.indexOf(`/enquiries/${reference}`),
    )
    expect(order.every((place) => place > 0)).toBe(true)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(text).not.toContain('Thursday Caller')
    expect(text).toContain('href="tel:01632960777"')
    expect(text).toMatch(/data-tone="late">\d+ days overdue/)
    expect(text).toMatch(/data-tone="good">47 h left|data-tone="good">2 days left/)
    const badge = (page: string, reference: string) =>
      new RegExp(`href="/enquiries/${reference}">.*?data-tone="(\\w+)">([^<]*)`).exec(page)?.slice(1)
    // A call that is over waits for its outcome; the first that is to come is the next to ring.
    expect(badge(text, early)).toEqual(['soon', 'no outcome yet'])
    expect(badge(text, late)).toEqual(['soon', 'next'])
    expect(text.split('data-next')).toHaveLength(2)
    expect(text.split('no outcome yet')).toHaveLength(2)
    // The list says the same, in words and in colours.
    const list = await read('/enquiries?q=writer', cookie)
    expect(badge(list.text, overdue)).toEqual(['late', 'overdue'])
    expect(badge(list.text, fresh)).toEqual(['good', 'open'])
  })

  test('today, asked for again, is sent only where it has changed, and names what has come in by kind alone', async () => {
    const own = createDeskWeb(suite, monday)
    const { cookie } = await own.join('Abe')
    const ask = async (etag = '') => {
      const response = await own.request('/', {
        headers: { cookie, 'X-Desk-Background': 'yes', 'If-None-Match': etag },
      })
      const text = await response.text()
      return { status: response.status, etag: response.headers.get('etag') ?? '', text }
    }
    const first = await ask()
    expect(await ask(first.etag)).toEqual({ status: 304, etag: first.etag, text: '' })
    const reference = await records.contact({ name: 'Nora Newcomer' })
    const held = await records.contact({}, { quarantineReason: 'hiddenField' })
    const second = await ask(first.etag)
    expect(second.status).toBe(200)
    const [, recent = ''] = /data-recent="([^"]*)"/.exec(second.text) ?? []
    expect(recent).toContain(`${reference}&quot;,&quot;what&quot;:&quot;a message&quot;`)
    expect(recent).not.toMatch(new RegExp(`Nora|${held}`))
    // What is replaced has nothing to type into: nothing can be lost.
    expect(second.text.slice(second.text.indexOf('data-refreshed'))).not.toMatch(
      /<textarea|<select|<input type="(?!hidden)/,
    )

    // Asking by itself does not prolong the session.
    own.clock.now += 0.9 * HOUR_MS
    expect((await ask()).status).toBe(200)
    own.clock.now += 0.1 * HOUR_MS
    expect((await ask()).status).toBe(303)
  })

  test('a link to write to a visitor takes no header from their address', async () => {
    const { cookie } = await web.join('Fay Helper')
    const linkOf = async (email: string) => {
      const { text } = await read(`/enquiries/${await records.contact({ email })}`, cookie)
      return /href="(mailto:[^"]*)\?subject=/.exec(text)?.[1] ?? text.includes(email.replace('&', '&amp;'))
    }
    expect(await linkOf('ann?bcc=spy%40evil.example&cc=@victim.example')).toBe(
      'mailto:ann%3Fbcc%3Dspy%2540evil.example%26cc%3D@victim.example',
    )
    // No address at all: it is shown, without a link.
    expect(await linkOf('q@evil.example?bcc=spy@evil.example&subject=x')).toBe(true)
  })

  test('one enquiry is answered with its outcome, reopened, noted on, and says who did it', async () => {
    const { cookie } = await web.join('Finn Helper')
    const reference = await records.contact({ message: 'First line <script>\nsecond line' })
    const act = (verb: string, fields: Record<string, string>) =>
      web.post(`/enquiries/${reference}/${verb}`, fields, cookie)
    const answered = await act('answer', { version: '0', outcome: 'reached' })
    expect(answered.headers.get('location')).toBe(`/enquiries/${reference}?done=answered`)
    await act('note', { text: 'Rings back on Friday' })
    const { text } = await read(`/enquiries/${reference}?done=answered`, cookie)
    expect(text).toContain('It is marked as answered.')
    expect(text).toContain('answered: reached')
    expect(text).toContain('Rings back on Friday')
    expect(text).toContain('First line &lt;script&gt;')
    expect(text).toContain(`mailto:grace@example.com?subject=Your%20enquiry%20${reference}`)
    expect(text).toMatch(/confirmation to the visitor<\/td>[\s\S]*notice to the office<\/td>/)
    expect(text).toMatch(
      /Finn Helper<\/td><td[^>]*>note added[\s\S]*Finn Helper<\/td><td[^>]*>answered|Finn Helper<\/td><td[^>]*>answered[\s\S]*Finn Helper<\/td><td[^>]*>note added/,
    )
    expect((await records.find(reference)).answeredUtc).not.toBeNull()
    await act('reopen', { version: '2' })
    expect((await records.find(reference)).answeredUtc).toBeNull()
  })

  test('who is not reached comes back after half an hour, with each attempt in the history, until somebody closes it', async () => {
    const { cookie } = await web.join('Tess Trier')
    const reference = await records.book({
      date: plainDate('2026-11-16'),
      time: '10:30 - 11:00',
      name: 'Irene Missed',
    })
    const callOnToday = async () =>
      /<li[^>]*>(?:(?!<li).)*Irene Missed.*?<\/li>/s.exec((await read('/', cookie)).text)?.[0] ?? ''
    const start = web.clock.now
    const minutesLater = (minutes: number) => {
      web.clock.now = start + minutes * 60_000
    }
    minutesLater(31)
    expect(await callOnToday()).toMatch(
      /value="reached"[\s\S]*value="no answer"[\s\S]*value="left a message"[\s\S]*>Move</,
    )
    const tried = await web.send(
      `/enquiries/${reference}/answer`,
      { version: '0', outcome: 'no answer', back: 'today' },
      cookie,
    )
    expect(tried.location).toBe('/?done=attempted')
    expect(await callOnToday()).toContain('tried once, again at 11:01')
    expect(await callOnToday()).not.toContain('value="no answer"')
    minutesLater(61)
    expect(await callOnToday()).toMatch(
      /data-next[\s\S]*tried once, 10:31: ring again[\s\S]*value="no answer"/,
    )
    const { answeredUtc, version } = await records.find(reference)
    expect(answeredUtc).toBeNull()
    expect((await read('/enquiries?state=tried', cookie)).text).toContain('Irene Missed')

    // Outcome and note are one form.
    const given = { version: String(version), outcome: 'given up', text: 'Number not in use' }
    await web.send(`/enquiries/${reference}/answer`, given, cookie)
    const { text } = await read(`/enquiries/${reference}`, cookie)
    expect(text).toContain('Number not in use')
    expect(text).toMatch(
      /Tess Trier<\/td><td[^>]*>answered: given up[\s\S]*Tess Trier<\/td><td[^>]*>no answer/,
    )
    const late = await web.send(
      `/enquiries/${reference}/answer`,
      { version: '2', outcome: 'no answer' },
      cookie,
    )
    expect([late.status, late.text]).toEqual([400, expect.stringContaining('answered already')])
    web.clock.now = start
  })

  test('who changes an enquiry second is told what the first has done, and overwrites nothing', async () => {
    const gil = await web.join('Gil First')
    const hal = await web.join('Hal Second')
    const reference = await records.contact()
    await web.post(`/enquiries/${reference}/assign`, { version: '0', assigned: gil.id }, gil.cookie)
    const second = await web.post(
      `/enquiries/${reference}/assign`,
      { version: '0', assigned: hal.id },
      hal.cookie,
    )
    expect(second.status).toBe(409)
    expect(await second.text()).toMatch(
      /This was changed while you looked at it \(Gil First: assigned to Gil First, [^)]*\)\./,
    )
    const { assignedTo } = await suite.database.db
      .selectFrom('enquiries')
      .select('assignedTo')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    expect(assignedTo).toBe(gil.id)
  })

  test('of ten changes to one version at the same time one is stored', async () => {
    const { cookie } = await web.join('Ida')
    const reference = await records.contact()
    const sent = Array.from({ length: 10 }, () =>
      web.post(`/enquiries/${reference}/answer`, { version: '0', outcome: 'reached' }, cookie),
    )
    const statuses = (await Promise.all(sent)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([303, ...Array(9).fill(409)])
  })

  test('it is not marked as answered without an outcome', async () => {
    const { cookie } = await web.join('Inga')
    const reference = await records.contact()
    const refused = await web.post(`/enquiries/${reference}/answer`, { version: '0', outcome: '' }, cookie)
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('choose the outcome first'),
    ])
  })

  test('a note that is refused is still in its field', async () => {
    const { cookie } = await web.join('Jan')
    const reference = await records.contact()
    const typed = 'x'.repeat(2_001)
    const refused = await web.post(`/enquiries/${reference}/note`, { text: typed }, cookie)
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining(typed)])
  })

  test('quarantine holds the mails that have not gone out, and releasing lets them go', async () => {
    const { cookie } = await web.join('Kim')
    const reference = await records.contact()
    const states = async () => {
      const mails = await records.mailsOf(reference)
      return [...new Set(mails.map(({ state }) => state))]
    }
    // One that is being sent at this moment.
    const [mail] = await leaseDue(suite.database, {
      channel: 'mail',
      now: records.sources.now(),
      leaseMs: 60_000,
      limit: 1,
      token: 'a worker',
    })
    if (!mail) throw new Error('No mail is due')
    await web.post(`/enquiries/${reference}/quarantine`, { version: '0' }, cookie)
    expect(await web.read(`/enquiries/${reference}`, cookie)).toMatchObject({
      text: expect.stringContaining('The office has put it there.'),
    })
    await markForRetry(suite.database, mail, { at: records.sources.now(), reason: 'ECONNRESET' })
    expect(await states()).toEqual(['held'])
    await web.post(`/enquiries/${reference}/release`, { version: '1' }, cookie)
    expect(await states()).toEqual(['waiting'])
  })

  test('quarantine also holds a mail that was given up, and releasing leaves one alone that is being sent', async () => {
    const { cookie } = await web.join('Kit')
    const reference = await records.contact()
    const states = async () => {
      const mails = await records.mailsOf(reference)
      return mails.map(({ state }) => state).sort()
    }
    const { id } = await suite.database.db
      .selectFrom('enquiries')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    await suite.database.db
      .updateTable('outbox')
      .set({ state: 'parked' })
      .where('recordId', '=', id)
      .where('kind', '=', 'confirmation')
      .execute()
    const leased = await leaseDue(suite.database, {
      channel: 'mail',
      now: records.sources.now(),
      leaseMs: 60_000,
      limit: 1_000,
      token: 'another worker',
    })
    const sending = leased.find(({ recordId }) => recordId === id)
    expect(await states()).toEqual(['parked', 'sending'])
    await web.post(`/enquiries/${reference}/quarantine`, { version: '0' }, cookie)
    expect(await states()).toEqual(['held', 'held'])
    await web.post(`/enquiries/${reference}/release`, { version: '1' }, cookie)
    expect(await states()).toEqual(['sending', 'waiting'])
    if (!sending) throw new Error('No mail was due')
    await markParked(suite.database, sending, 'refused')
    expect(await states()).toEqual(['parked', 'waiting'])
  })

  test('an owner erases an enquiry with its notes and its words in the search; the office cannot', async () => {
    const office = await web.join('Lou')
    const owner = await web.join('Max', 'owner')
    const reference = await records.contact({ name: 'Erasable Person' })
    await web.post(`/enquiries/${reference}/note`, { text: 'A private note' }, office.cookie)
    const erase = (cookie: string, fields: Record<string, string> = { confirmed: 'yes' }) =>
      web.post(`/enquiries/${reference}/erase`, fields, cookie)
    expect((await erase(office.cookie)).status).toBe(403)
    expect((await erase(owner.cookie, {})).status).toBe(400)
    expect(await listed('?q=erasable', owner.cookie)).toEqual([reference])
    expect((await erase(owner.cookie)).headers.get('location')).toBe('/enquiries?done=erased')
    expect((await web.get(`/enquiries/${reference}`, owner.cookie)).status).toBe(404)
    expect(await listed('?q=erasable', owner.cookie)).toEqual([])
    const { db } = suite.database
    expect(
      await db.selectFrom('enquiryNotes').select('text').where('text', '=', 'A private note').execute(),
    ).toEqual([])
    expect(await db.selectFrom('auditLog').select('id').where('subject', '=', reference).execute()).toEqual(
      [],
    )
    const log = await read('/log', owner.cookie)
    expect(log.text).toMatch(/Max<\/td><td[^>]*>erased<\/td><td[^>]*><\/td><td[^>]*>1 enquiry</)
    expect(log.text).not.toContain(reference)
  })
})
