import { expect, test } from 'vitest'
import { allPages } from '#content/site/pages.ts'
import { plainDate } from '#domain/plain-date.ts'
import { createTestRecords } from '#server/desk/records.test-support.ts'
import {
  describeOnBothDatabases,
  describeOnSqlite,
  type TestDatabase,
} from '#server/platform/db/databases.test-support.ts'
import { createDeskWeb } from './desk-app.test-support.ts'

const monday = '2026-11-16T10:00:00Z'

function open(suite: TestDatabase) {
  const web = createDeskWeb(suite, monday)
  const records = createTestRecords(suite, monday)
  const { read } = web
  /** References in the order of the page. */
  const listed = async (query: string, cookie: string) => {
    const { text } = await read(`/enquiries${query}`, cookie)
    return [...text.matchAll(/href="\/enquiries\/(ZZ-\w{5})"/g)].map(([, reference]) => reference)
  }
  return { web, records, read, listed }
}

describeOnBothDatabases('The desk’s list of enquiries', (suite) => {
  const { web, records, read, listed } = open(suite)

  test('the list is read in pages that neither repeat nor leave out one, also with equal times', async () => {
    const { cookie } = await web.join('Ben')
    const one = await records.contact({ name: 'Pagewise' })
    const own = [one, ...(await records.copies(one, 52))]
    const first = await read('/enquiries?q=pagewise', cookie)
    const references = (text: string) =>
      [...text.matchAll(/href="\/enquiries\/(ZZ-\w{5})"/g)].map(([, reference]) => reference ?? '')
    const [, older = ''] = /href="(\/enquiries\?[^"]*after=[^"]*)"/.exec(first.text) ?? []
    const second = await read(older.replaceAll('&amp;', '&'), cookie)
    expect(references(first.text)).toHaveLength(50)
    expect([...references(first.text), ...references(second.text)].sort()).toEqual(own.sort())
    expect(second.text).not.toContain('Next ones')
    expect(first.text).not.toContain('first ones')
    expect(second.text).toContain('href="/enquiries?q=pagewise">Back to the first ones')
  })

  test('it is searched by name, phone, e-mail address, reference and words of the message', async () => {
    const { cookie } = await web.join('Cleo')
    const wanted = await records.contact({
      name: 'Zoë O’Hara',
      phoneNumber: '(01632) 960 555',
      email: 'zoe.ohara@example.org',
      message: 'A question about a lighthouse mortgage.',
    })
    for (const q of ['zoë', 'hara', '01632 960555', 'zoe.ohara@example.org', 'lighthouse mort']) {
      expect(await listed(`?q=${encodeURIComponent(q)}`, cookie), q).toEqual([wanted])
    }
    // However the number was typed, and is typed now.
    const abroad = await records.contact({ phoneNumber: '+44 (0)1632 960 444' })
    for (const q of [
      '01632 960444',
      '+44 1632 960444',
      '00441632960444',
      '+44 (0)1632 960 444',
      '01632 9604',
    ])
      expect(await listed(`?q=${encodeURIComponent(q)}`, cookie), q).toEqual([abroad])
    expect(await listed(`?q=${encodeURIComponent('+44 1632 960555')}`, cookie)).toEqual([wanted])
    // With a word that most enquiries have, the rare one leads to the rows; they must have the other as well.
    await records.copies(await records.contact(), 49)
    expect(await listed('?q=exam+lighth', cookie)).toEqual([wanted])
    for (const q of ['lighthouse pension', 'grace lighth', '"*\'', "x' OR 1=1 --"]) {
      expect(await listed(`?q=${encodeURIComponent(q)}`, cookie), q).toEqual([])
    }
    const byReference = await web.get(`/enquiries?q=${wanted.toLowerCase()}`, cookie)
    expect(byReference.headers.get('location')).toBe(`/enquiries/${wanted}`)
  })

  test('a search finds a name with or without its diacritics', async () => {
    const { cookie } = await web.join('Cato')
    const contact = (name: string) => records.contact({ name, email: 'someone@example.org' })
    const references = [await contact('Renée Ångström'), await contact('Renee Angstrom')]
    for (const q of ['renee angstrom', 'Renée Ångström', 'RENÉE angstr', 'Rene\u0301e A\u030angstro\u0308m'])
      expect((await listed(`?q=${encodeURIComponent(q)}`, cookie)).sort(), q).toEqual(references.sort())
    // Scripts without diacritics, of which Hangul is decomposed as well, are found as they were typed.
    const other = await contact('Жук 한글')
    for (const q of ['Жук', '한글', 'Жук 한'])
      expect(await listed(`?q=${encodeURIComponent(q)}`, cookie), q).toEqual([other])
  })

  test('it is narrowed by state, kind, service, page, days and person, and a filter without sense is refused', async () => {
    const dora = await web.join('Dora')
    const held = await records.contact(
      { name: 'Filterer' },
      { quarantineReason: 'hiddenField', originPage: '/AboutUs' },
    )
    const call = await records.book({
      name: 'Filterer',
      date: plainDate('2026-11-24'),
      services: ['Mortgages'],
    })
    const assigned = await records.contact({ name: 'Filterer' })
    await web.post(`/enquiries/${assigned}/assign`, { version: '0', assigned: dora.id }, dora.cookie)
    const found = (query: string) => listed(`?q=filterer&${query}`, dora.cookie)
    expect(await found('state=quarantined')).toEqual([held])
    expect((await found('state=open')).sort()).toEqual([call, assigned].sort())
    expect(await found('kind=callback')).toEqual([call])
    expect(await found('services=Mortgages')).toEqual([call])
    expect(await found('page=/AboutUs')).toEqual([held])
    const offered = (await read('/enquiries', dora.cookie)).text
    for (const { path } of allPages) expect(offered).toContain(`<option value="${path}">`)
    expect(await found(`assigned=${dora.id}`)).toEqual([assigned])
    expect((await found('assigned=nobody')).sort()).toEqual([call, held].sort())
    expect(await found('since=2026-11-17')).toEqual([])
    expect(await found('until=2026-11-16')).toHaveLength(3)
    const { status, text } = await read('/enquiries?since=yesterday', dora.cookie)
    expect([status, text]).toEqual([400, expect.stringContaining('A day is written as in 2026-11-19.')])
  })
})

describeOnSqlite('Of the desk’s list of enquiries', (suite) => {
  const { web, records, read, listed } = open(suite)

  test('those that are ticked are quarantined, released, cancelled and booked again together', async () => {
    const { cookie } = await web.join('Gail')
    const date = plainDate('2026-11-25')
    const calls = [
      await records.book({ date, name: 'Together One' }),
      await records.book({ date, time: '10:00 - 10:30', name: 'Together Two' }),
    ]
    const message = await records.contact({ name: 'Together Three' })
    const tickedIn = (text: string) => [
      ...text.matchAll(/<input[^>]*name="chosen" checked=""[^>]*value="([^"]+)"/g),
    ]
    /** As the list at this address has them, without JavaScript. */
    const act = async (verb: string, query: string, more: [string, string][] = []) => {
      const { text } = await read(`/enquiries${query}`, cookie)
      const boxes = [...text.matchAll(/name="chosen" value="([^"]+)"/g)]
      return await change(
        verb,
        boxes.map(([, value = '']) => value),
        more,
      )
    }
    const change = async (verb: string, chosen: string[], more: [string, string][] = []) => {
      const fields = [
        ['do', verb],
        ['list', '?q=together'],
        ...chosen.map((value) => ['chosen', value]),
        ...more,
      ]
      return await web.send('/enquiries/together', fields, cookie)
    }
    const states = async (column: 'quarantined' | 'cancelledUtc') =>
      await Promise.all([...calls, message].map(async (one) => Boolean((await records.find(one))[column])))

    expect(tickedIn((await read('/enquiries?q=together', cookie)).text)).toEqual([])
    expect(tickedIn((await read('/enquiries?q=together&tick=all', cookie)).text)).toHaveLength(3)
    const held = await act('quarantine', '?q=together')
    expect(held.status).toBe(303)
    expect(await states('quarantined')).toEqual([true, true, true])
    expect(await records.freeOn(date)).toMatchObject({ free: 15 })
    for (const one of calls)
      expect((await records.mailsOf(one)).every(({ state }) => state === 'held')).toBe(true)
    const after = await read(held.location ?? '', cookie)
    expect(after.text).toContain('They are in quarantine')
    expect(tickedIn(after.text)).toHaveLength(3)

    // Undone, all but one that somebody else has released meanwhile.
    const before = after.text
    await records.release(message)
    const shown = tickedIn(before).map(([, value = '']) => value)
    const released = await change('release', shown)
    expect([released.status, released.text]).toEqual([409, expect.stringContaining('2 of 3 were changed.')])
    expect(released.text).toContain(`${message} is not in quarantine`)
    expect(await states('quarantined')).toEqual([false, false, false])
    const stale = await change('quarantine', shown)
    expect(stale.text).toContain(`0 of 3 were changed. Somebody else has changed`)

    expect((await act('cancel', '?q=together')).text).toContain('Nothing was changed: give a reason')
    expect(await states('cancelledUtc')).toEqual([false, false, false])
    const cancelled = await act('cancel', '?q=together', [['reason', 'The office is flooded']])
    expect([cancelled.status, cancelled.text]).toEqual([
      409,
      expect.stringContaining(`${message} has no call.`),
    ])
    expect(await states('cancelledUtc')).toEqual([true, true, false])
    await records.book({ date, name: 'Meanwhile' })
    const rebooked = await act('rebook', '?q=together&kind=callback')
    expect([rebooked.status, rebooked.text]).toEqual([409, expect.stringContaining('has been taken')])
    expect(await states('cancelledUtc')).toEqual([true, false, false])

    expect(await change('release', [])).toMatchObject({
      status: 400,
      text: expect.stringContaining('tick the'),
    })
    expect((await web.logged(calls[1] ?? '')).toSorted()).toEqual([
      'Gail: call booked again',
      'Gail: call cancelled',
      'Gail: quarantined',
      'Gail: released',
    ])
  })

  test('calls that are ticked are moved to a day together, keep their time where it is free, and go back', async () => {
    const { cookie } = await web.join('Moves')
    const [from, day] = [plainDate('2026-12-07'), plainDate('2026-12-08')]
    await records.book({ date: day, name: 'In the way' })
    const calls = [
      await records.book({ date: from, name: 'Moved One' }),
      await records.book({ date: from, time: '10:00 - 10:30', name: 'Moved Two' }),
    ]
    const message = await records.contact({ name: 'Moved Three' })
    const send = (fields: Record<string, string>, chosen: string[]) =>
      web.post(
        '/enquiries/together',
        [...Object.entries(fields), ...chosen.map((one) => ['chosen', one])],
        cookie,
      )
    const times = async () =>
      await Promise.all(
        calls.map(async (one) => {
          const { date, time, sequence } = await records.find(one)
          return [date, time, sequence]
        }),
      )
    const unsaid = await send({ do: 'move' }, [`${calls[0]} 0 0`])
    expect([unsaid.status, await unsaid.text()]).toEqual([400, expect.stringContaining('choose the day')])

    const all = [...calls, message].map((one) => `${one} 0 0`)
    const moved = await send({ do: 'move', day }, all)
    expect([moved.status, await moved.text()]).toEqual([
      409,
      expect.stringContaining(`2 of 3 were changed. ${message} has no call.`),
    ])
    expect(await times()).toEqual([
      [day, '09:30 - 10:00', 1],
      [day, '10:00 - 10:30', 1],
    ])
    const weekend = await send({ do: 'move', day: '2026-12-12' }, [`${calls[0]} 1 1`])
    expect(await weekend.text()).toContain(`${calls[0]}: no calls can be booked on that day.`)
    const back = await send(
      { do: 'move-back' },
      calls.map((one) => `${one} 1 1`),
    )
    expect(back.headers.get('location')).toContain('done=together-moved-back')
    expect(await times()).toEqual([
      [from, '09:00 - 09:30', 2],
      [from, '10:00 - 10:30', 2],
    ])
  })

  test('it says who has each and what was written, narrows to one’s own and nobody’s, and assigns several', async () => {
    const ivy = await web.join('Ivy Own')
    const jon = await web.join('Jon Other')
    const own = [
      await records.contact({ name: 'Whose One', message: 'A first line\nand a second' }),
      await records.contact({ name: 'Whose Two' }),
    ]
    const chosen = own.map((reference) => ['chosen', `${reference} 0 0`])
    const fields = [['do', 'assign'], ['assignee', ivy.id], ...chosen]
    const answer = await web.send('/enquiries/together', fields, jon.cookie)
    expect(answer.location).toContain('done=together-assigned')
    const mine = `?q=whose&assigned=${ivy.id}`
    expect((await listed(mine, ivy.cookie)).sort()).toEqual(own.sort())
    expect(await listed('?q=whose&assigned=nobody', ivy.cookie)).toEqual([])
    const { text } = await read(`/enquiries${mine}`, ivy.cookie)
    expect(text).toMatch(/>A first line<[\s\S]*data-heading="Assigned"[^>]*>Ivy Own</)
    expect(text).not.toContain('and a second')
    expect(text).toContain(`href="/enquiries?q=whose&amp;assigned=${ivy.id}" aria-current="true">Mine`)
    const csv = await (await web.get(`/enquiries.csv${mine}`, ivy.cookie)).text()
    expect(csv).toContain('Ivy Own')
    const today = async (whose: string, cookie: string) => (await read(`/?whose=${whose}`, cookie)).text
    expect(await today('mine', ivy.cookie)).toContain('Whose One')
    expect(await today('mine', jon.cookie)).not.toContain('Whose One')
    expect(await today('nobody', ivy.cookie)).not.toContain('Whose One')
  })

  test('as CSV it is the same list, and the export is logged', async () => {
    const eve = await web.join('Eve')
    await records.contact({ name: '=HYPERLINK("x") Exported' })
    const response = await web.get('/enquiries.csv?q=exported&kind=contact', eve.cookie)
    const text = await response.text()
    expect(text.trim().split('\r\n')).toHaveLength(2)
    expect(text).toContain(`"'=HYPERLINK`)
    expect(text).toMatch(/^("[^"]*",)+"[^"]*"\r\n/)
    const logged = await suite.database.db
      .selectFrom('auditLog')
      .select(['subject', 'detail'])
      .where('staffId', '=', eve.id)
      .where('action', '=', 'exported')
      .execute()
    // How much, and not what was searched for: that may be somebody's name.
    expect(logged).toEqual([{ subject: null, detail: '1 row, a search, kind=contact' }])
  })
})
