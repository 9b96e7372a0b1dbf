import { randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { callbackServices } from '#content/site/services.ts'
import { plainDate } from '#domain/plain-date.ts'
import type { Slot } from '#domain/slots.ts'
import { describeOnBothDatabases } from '#server/db/databases.test-support.ts'
import { createTestDesk } from '#server/desk/desk.test-support.ts'
import { createDeskWeb, deskUrl } from './desk-app.test-support.ts'

/** A Monday. */
const monday = '2026-11-16T10:00:00Z'

describeOnBothDatabases('The desk’s diary in a browser', (suite) => {
  const web = createDeskWeb(suite, monday)
  const records = createTestDesk(suite, monday)
  const read = async (path: string, cookie: string) => {
    const response = await web.get(path, cookie)
    return { status: response.status, text: await response.text() }
  }
  const sent = async (path: string, fields: Record<string, string>, cookie: string) => {
    const response = await web.post(path, fields, cookie)
    return {
      status: response.status,
      location: response.headers.get('location'),
      text: await response.text(),
    }
  }
  const logged = async (subject: string) => {
    const rows = await suite.database.db
      .selectFrom('auditLog')
      .leftJoin('staff', 'staff.id', 'auditLog.staffId')
      .select(['action', 'name'])
      .where('subject', '=', subject)
      .orderBy('atUtc')
      .execute()
    return rows.map(({ action, name }) => `${name ?? 'command line'}: ${action}`)
  }
  const callNow = async (reference: string) =>
    await suite.database.db
      .selectFrom('enquiries')
      .select(['date', 'time', 'cancelledUtc', 'sequence', 'originPage', 'noticeVersion'])
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
  const caller = {
    kind: 'callback',
    name: 'Rita Caller',
    phoneNumber: '01632 960 222',
    email: 'rita@example.com',
    message: 'Rang about her mortgage',
    services: callbackServices[0],
    privacyPolicy: 'on',
  }

  test('a week has the fifteen half hours of each day, booked, free or closed, and names holidays', async () => {
    const { cookie } = await web.join('Ann')
    const booked = await records.book({ date: plainDate('2026-12-22'), time: '10:30 - 11:00' })
    await records.says('close', '2026-12-23', '14:00', 'Team lunch')
    await records.says('close', '2026-12-24', 'Christmas Eve')
    const { text } = await read('/diary?day=2026-12-22', cookie)
    expect(text.match(/<th scope="row">\d\d:\d\d - \d\d:\d\d/g)).toHaveLength(15)
    const states = (state: string) => text.match(new RegExp(`<td data-state="${state}"`, 'g'))?.length ?? 0
    // Two of five days are closed, and one time.
    expect([states('booked'), states('free'), states('closed')]).toEqual([1, 43, 31])
    expect(text).toContain(`href="/diary/calls/${booked}"`)
    expect(text).toContain('Christmas Day')
    expect(text).toContain('Closed: Christmas Eve')
    expect(text).toContain('Team lunch')
    expect(text).toContain('href="/diary?day=2026-12-15"')
    expect(text).toContain('href="/diary?day=2026-12-29"')
    const now = await read('/diary', cookie)
    expect(now.text).toMatch(/data-today="true"[^>]*>(?:(?!<th).)*Mon 16(?:(?!<th).)*today/)
    // Ten o'clock has begun.
    expect(now.text).not.toContain('Free: Monday 16 November, 10:00 - 10:30')
    expect(now.text).toContain('Free: Monday 16 November, 10:30 - 11:00')
    const list = await read('/diary?day=2026-12-22&view=list', cookie)
    expect(list.text).toMatch(/Tuesday 22 December 2026[\s\S]*10:30 - 11:00[\s\S]*tel:01632960001/)
  })

  test('a call is booked for somebody who rang, also today, by the rules of the public form', async () => {
    const ben = await web.join('Ben')
    const when = { date: '2026-11-16', time: '15:00 - 15:30' }
    const refused = await sent(
      '/diary/book',
      { ...caller, ...when, privacyPolicy: '', email: 'rita', phoneNumber: '' },
      ben.cookie,
    )
    expect(refused.status).toBe(400)
    expect(refused.text).toMatch(
      /id="phoneNumber-error"[\s\S]*id="email-error"[\s\S]*id="privacyPolicy-error"/,
    )
    expect(refused.text).toContain('value="rita"')
    expect(refused.text).toContain('Rang about her mortgage')

    const form = { ...caller, ...when, key: randomUUID() }
    const booked = await sent('/diary/book', form, ben.cookie)
    const [, reference = ''] =
      /^\/diary\/calls\/(ZZ-\w{5})\?done=call-booked$/.exec(booked.location ?? '') ?? []
    expect(await callNow(reference)).toMatchObject({ ...when, originPage: 'desk' })
    const { mails } = await records.json('enquiries', 'show', reference)
    expect(mails.map(({ kind }: { kind: string }) => kind)).toContain('callback-confirmation')
    // A double click.
    expect((await sent('/diary/book', form, ben.cookie)).location).toBe(booked.location)
    expect(await logged(reference)).toEqual(['Ben: call booked'])

    const past = await sent(
      '/diary/book',
      { ...caller, date: '2026-11-16', time: '09:00 - 09:30' },
      ben.cookie,
    )
    expect([past.status, past.text]).toEqual([
      400,
      expect.stringMatching(/id="time-error"[\s\S]*That is past/),
    ])
    const weekend = await sent('/diary/book', { ...caller, date: '2026-11-21', time: '' }, ben.cookie)
    expect(weekend.text).toMatch(/id="date-error"/)
  })

  test('of ten who book one time at once one has it; the others are told, and keep what they typed', async () => {
    const { cookie } = await web.join('Cleo')
    const other = web.open(await suite.openAnother())
    const form = (index: number) =>
      new URLSearchParams({ ...caller, name: `Caller ${index}`, date: '2026-11-18', time: '11:00 - 11:30' })
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 ? other : web.app()).request(`${deskUrl}/diary/book`, {
          method: 'POST',
          headers: { cookie, Origin: deskUrl, 'X-Forwarded-For': '192.0.2.1' },
          body: form(index),
        }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, ...Array(9).fill(409)])
    const lost = answers.findIndex(({ status }) => status === 409)
    const text = (await answers[lost]?.text()) ?? ''
    expect(text).toContain('has been taken or closed in the meantime')
    expect(text).toContain(`value="Caller ${lost}"`)
    expect(text).toContain('11:00 - 11:30, booked')
  })

  test('a call is moved, moved back, cancelled with a reason and booked again, each in the log by name', async () => {
    const { cookie } = await web.join('Dora')
    const reference = await records.book({ date: plainDate('2026-11-25'), time: '09:00 - 09:30' })
    const act = (verb: string, fields: Record<string, string>) =>
      sent(`/diary/calls/${reference}/${verb}`, fields, cookie)
    const moved = await act('move', { date: '2026-11-26', time: '14:00 - 14:30', sequence: '0' })
    expect(moved.location).toBe(`/diary/calls/${reference}?done=call-moved`)
    const shown = await read(moved.location ?? '', cookie)
    expect(shown.text).toContain('The call is moved. The visitor is told by mail.')
    expect(shown.text).toContain('Move it back to Wednesday 25 November, 09:00 - 09:30')
    await act('move', { date: '2026-11-25', time: '09:00 - 09:30', sequence: '1', back: 'week' })
    expect(await callNow(reference)).toMatchObject({ date: '2026-11-25', time: '09:00 - 09:30' })
    const silent = await act('cancel', { sequence: '2', reason: ' ' })
    expect([silent.status, silent.text]).toEqual([400, expect.stringContaining('id="reason-error"')])
    await act('cancel', { sequence: '2', reason: 'Rang: has signed elsewhere' })
    const cancelled = await read(`/diary/calls/${reference}`, cookie)
    expect(cancelled.text).toMatch(/Dora<\/td><td[^>]*>call cancelled: Rang: has signed elsewhere/)
    await act('rebook', { sequence: '3' })
    expect(await callNow(reference)).toMatchObject({ cancelledUtc: null, sequence: 4 })
    expect((await logged(reference)).toSorted()).toEqual([
      'Dora: call booked again',
      'Dora: call cancelled',
      'Dora: call moved',
      'Dora: call moved',
    ])
    const history = (await read(`/enquiries/${reference}`, cookie)).text
    expect(history.match(/call moved/g)).toHaveLength(2)
  })

  test('a move to a time that is taken, closed or past is refused at its field', async () => {
    const { cookie } = await web.join('Eve')
    const reference = await records.book({ date: plainDate('2026-12-01'), time: '09:00 - 09:30' })
    await records.book({ date: plainDate('2026-12-01'), time: '10:00 - 10:30' })
    await records.says('close', '2026-12-01', '11:00', 'Meeting')
    const move = async (date: string, time: string) => {
      const { status, text } = await sent(
        `/diary/calls/${reference}/move`,
        { date, time, sequence: '0' },
        cookie,
      )
      return [status, /id="(\w+)-error"/.exec(text)?.[1]]
    }
    expect(await move('2026-12-01', '10:00 - 10:30')).toEqual([409, 'time'])
    expect(await move('2026-12-01', '11:00 - 11:30')).toEqual([409, 'time'])
    expect(await move('2026-11-16', '09:00 - 09:30')).toEqual([400, 'time'])
    expect(await move('2026-12-25', '09:00 - 09:30')).toEqual([400, 'date'])
    expect(await move('2026-12-02', '09:15 - 09:45')).toEqual([400, 'time'])
    expect(await move('', '')).toEqual([400, 'date'])
    expect(await callNow(reference)).toMatchObject({ date: '2026-12-01', sequence: 0 })
  })

  test('a page that is stale is told who did what, and changes nothing', async () => {
    const finn = await web.join('Finn First')
    const gil = await web.join('Gil Second')
    const reference = await records.book({ date: plainDate('2026-12-03'), time: '09:00 - 09:30' })
    const move = (time: string, cookie: string) =>
      sent(`/diary/calls/${reference}/move`, { date: '2026-12-03', time, sequence: '0' }, cookie)
    await move('10:00 - 10:30', finn.cookie)
    const second = await move('11:00 - 11:30', gil.cookie)
    expect(second.status).toBe(409)
    expect(second.text).toMatch(
      /changed while you looked at it \(Finn First: call moved to 03\/12\/2026 10:00 - 10:30, [^)]*\)/,
    )
    expect(await callNow(reference)).toMatchObject({ time: '10:00 - 10:30', sequence: 1 })
    await records.says('cancel', reference, 'Rang')
    const third = await sent(
      `/diary/calls/${reference}/cancel`,
      { sequence: '0', reason: 'Typed reason' },
      gil.cookie,
    )
    expect([third.status, third.text]).toEqual([409, expect.stringContaining('command line: call cancelled')])
  })

  test('several calls that are moved onto one free time at once leave one call in it', async () => {
    const { cookie } = await web.join('Hal')
    const times = [
      '09:00 - 09:30',
      '09:30 - 10:00',
      '10:00 - 10:30',
      '10:30 - 11:00',
      '11:00 - 11:30',
    ] as Slot[]
    const references = []
    for (const time of times) references.push(await records.book({ date: plainDate('2026-12-08'), time }))
    const answers = await Promise.all(
      references.map((reference) =>
        sent(
          `/diary/calls/${reference}/move`,
          { date: '2026-12-08', time: '15:00 - 15:30', sequence: '0' },
          cookie,
        ),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, ...Array(4).fill(409)])
    const [{ calls }] = await records.json('callbacks', '2026-12-08')
    expect(calls).toHaveLength(5)
  })

  test('days and times are closed with a reason and opened; weekends and holidays within are left out', async () => {
    const ida = await web.join('Ida')
    const stands = await records.book({ date: plainDate('2027-03-25'), time: '09:00 - 09:30' })
    const span = { from: '2027-03-25', until: '2027-03-30' }
    const closed = await sent('/diary/close', { ...span, time: '', reason: 'Easter' }, ida.cookie)
    expect(closed.text).toContain('It is closed.')
    expect(closed.text).toContain(`href="/diary/calls/${stands}"`)
    const rows = async () => {
      const found = await suite.database.db
        .selectFrom('closedSlots')
        .select(['date', 'time', 'reason'])
        .where('date', '>=', plainDate('2027-03-01'))
        .orderBy('date')
        .execute()
      return found.map(({ date, time, reason }) => [date, time, reason].filter(Boolean).join(' '))
    }
    // Good Friday, the weekend and Easter Monday are closed in any case.
    expect(await rows()).toEqual(['2027-03-25 Easter', '2027-03-30 Easter'])
    expect(await logged('2027-03-25 to 2027-03-30')).toEqual(['Ida: times closed'])

    const again = await sent('/diary/close', { ...span, time: '', reason: 'Another' }, ida.cookie)
    expect([again.status, again.text]).toEqual([
      409,
      expect.stringContaining('Thursday 25 March 2027 (Easter)'),
    ])
    expect(await rows()).toEqual(['2027-03-25 Easter', '2027-03-30 Easter'])

    const opened = await sent('/diary/open', { ...span, time: '' }, ida.cookie)
    expect(opened.location).toBe('/diary?day=2027-03-25&done=opened')
    expect(await rows()).toEqual([])
    await sent(
      '/diary/close',
      { from: '2027-03-24', until: '2027-03-24', time: '14:00 - 14:30', reason: 'Tea' },
      ida.cookie,
    )
    expect(await rows()).toEqual(['2027-03-24 14:00 - 14:30 Tea'])

    const wrong = await sent('/diary/close', { from: '', until: '2027-03-24', reason: 'Typed' }, ida.cookie)
    expect([wrong.status, wrong.text]).toEqual([
      400,
      expect.stringMatching(/id="from-error"[\s\S]*value="Typed"/),
    ])
    const empty = await sent('/diary/close', { ...span, reason: ' ' }, ida.cookie)
    expect([empty.status, empty.text]).toEqual([400, expect.stringContaining('id="reason-error"')])
    const backwards = await sent(
      '/diary/close',
      { from: span.until, until: span.from, reason: 'x' },
      ida.cookie,
    )
    expect([backwards.status, backwards.text]).toEqual([400, expect.stringContaining('id="until-error"')])
  })

  test('a closure that somebody has made anew is not opened by the page of the old one', async () => {
    const { cookie } = await web.join('Jan')
    const day = { from: '2027-04-07', until: '2027-04-07', time: '' }
    await sent('/diary/close', { ...day, reason: 'Training' }, cookie)
    const page = await read('/diary/close', cookie)
    const [, closedUtc = ''] =
      /value="2027-04-07"\/>(?:(?!<form).)*name="closedUtc" value="([^"]+)"/.exec(page.text) ?? []
    expect(closedUtc).not.toBe('')
    web.clock.now += 1_000
    await records.says('open', '2027-04-07')
    records.ids.clock.now += 2_000
    await records.says('close', '2027-04-07', 'Flood')
    const stale = await sent('/diary/open', { ...day, closedUtc }, cookie)
    expect([stale.status, stale.text]).toEqual([409, expect.stringMatching(/Nothing was opened[\s\S]*Flood/)])
    expect(await records.says('closed')).toContain('Flood')
  })

  test('what the command line does with calls and closed times is in the log too', async () => {
    const reference = await records.book({ date: plainDate('2027-04-13'), time: '09:00 - 09:30' })
    await records.says('callbacks', 'move', reference, '2027-04-13', '10:00')
    await records.says('cancel', reference, 'No longer needed')
    await records.says('cancel', reference, '--undo')
    expect((await logged(reference)).toSorted()).toEqual([
      'command line: call booked again',
      'command line: call cancelled',
      'command line: call moved',
    ])
    await records.says('close', '2027-04-14', '--until', '2027-04-16', 'Conference')
    await records.says('open', '2027-04-14', '--until', '2027-04-16')
    expect((await logged('2027-04-14 to 2027-04-16')).toSorted()).toEqual([
      'command line: times closed',
      'command line: times opened',
    ])
  })

  const makeAddress = async (cookie: string) => {
    const { text } = await sent('/diary/calendar', {}, cookie)
    return new URL(/https:\/\/desk\.example\.com\/calendar\/[\w-]{43}\.ics/.exec(text)?.[0] ?? '').pathname
  }

  test('a private address is a calendar of the calls without a session, until it is revoked', async () => {
    const kim = await web.join('Kim')
    const reference = await records.book({
      date: plainDate('2026-11-30'),
      time: '11:00 - 11:30',
      message: 'A private matter',
    })
    const address = await makeAddress(kim.cookie)
    const response = await web.get(address)
    expect([response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      'text/calendar; charset=utf-8',
      'no-store',
    ])
    const text = await response.text()
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
    const event = events.find((each) =>
      String(each.getFirstPropertyValue('uid')).startsWith(reference.toLowerCase()),
    )
    expect(event?.getFirstPropertyValue('summary')).toBe('Ring Grace Hopper, 01632 960 001')
    expect(event?.getFirstPropertyValue('url')).toBe(`${deskUrl}/diary/calls/${reference}`)
    expect(text).not.toContain('A private matter')

    const second = await makeAddress(kim.cookie)
    const refused = async (path: string) => {
      const answer = await web.get(path)
      return [answer.status, await answer.text()]
    }
    const nothing = [404, 'There is no such calendar.']
    expect(await refused(address)).toEqual(nothing)
    await sent('/diary/calendar/revoke', {}, kim.cookie)
    expect(await refused(second)).toEqual(nothing)
    expect(await refused(`/calendar/${'A'.repeat(43)}.ics`)).toEqual(nothing)
    expect(await refused('/calendar/x')).toEqual(nothing)
    expect(JSON.stringify(web.lines)).not.toContain(address.slice(10, 53))
    expect(JSON.stringify(web.lines)).toContain('/calendar/:file')
    const stored = JSON.stringify(
      await suite.database.db.selectFrom('calendarAddresses').selectAll().execute(),
    )
    expect(stored).not.toContain(address.slice(10, 53))
    expect((await logged(kim.id)).filter((entry) => entry.includes('calendar')).toSorted()).toEqual([
      'Kim: calendar address made',
      'Kim: calendar address made',
      'Kim: calendar address revoked',
    ])
  })

  test('a removal ends the calendar address, and guessing is stopped for the hour', async () => {
    const owner = await web.join('Lou', 'owner')
    const max = await web.join('Max')
    const [address, own] = [await makeAddress(max.cookie), await makeAddress(owner.cookie)]
    expect((await web.get(address)).status).toBe(200)
    await web.post('/staff/remove', { email: max.email }, owner.cookie)
    expect((await web.get(address)).status).toBe(404)

    const from = (client: string, path: string) => web.request(path, { client })
    const statuses = new Set<number>()
    for (let count = 0; count < 100; count += 1)
      statuses.add((await from('203.0.113.77', `/calendar/${randomUUID()}.ics`)).status)
    expect([...statuses]).toEqual([404])
    expect((await from('203.0.113.77', own)).status).toBe(429)
    expect((await from('203.0.113.78', own)).status).toBe(200)
  })
})
