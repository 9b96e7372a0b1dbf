import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { callbackServices } from '#content/site/services.ts'
import { plainDate } from '#domain/plain-date.ts'
import { createTestRecords } from '#server/desk/records.test-support.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { createDeskWeb, deskUrl } from './desk-app.test-support.ts'

const monday = '2026-11-16T10:00:00Z'

describeOnSqlite('A call at the desk', (suite) => {
  const web = createDeskWeb(suite, monday)
  const records = createTestRecords(suite, monday)
  const { read, send, logged } = web
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

  test('a call is booked for somebody who rang, also today, by the rules of the public form', async () => {
    const ben = await web.join('Ben')
    const when = { date: '2026-11-16', time: '15:00 - 15:30' }
    const refused = await send(
      '/diary/book',
      { ...caller, ...when, privacyPolicy: '', email: 'rita', phoneNumber: '' },
      ben.cookie,
    )
    expect(refused.status).toBe(400)
    expect(refused.text).toMatch(
      /id="phoneNumber-error"[\s\S]*id="email-error"[\s\S]*id="privacyPolicy-error"/,
    )
    // Each of them is named at the top, as a link to its field.
    expect([...refused.text.matchAll(/<a href="#(\w+)">/g)].map(([, id]) => id)).toEqual(
      expect.arrayContaining(['phoneNumber', 'email', 'privacyPolicy']),
    )
    expect(refused.text).toContain('value="rita"')
    expect(refused.text).toContain('Rang about her mortgage')

    const form = { ...caller, ...when, key: randomUUID() }
    const booked = await send('/diary/book', form, ben.cookie)
    const [, reference = ''] = /^\/enquiries\/(ZZ-\w{5})\?done=call-booked$/.exec(booked.location ?? '') ?? []
    expect(await callNow(reference)).toMatchObject({ ...when, originPage: 'desk' })
    const mails = await records.mailsOf(reference)
    expect(mails.map(({ kind }) => kind)).toContain('confirmation')
    // A double click.
    expect((await send('/diary/book', form, ben.cookie)).location).toBe(booked.location)
    expect(await logged(reference)).toEqual(['Ben: call booked'])
    // The page from before, by the Back button, filled in for somebody else.
    const again = await send('/diary/book', { ...form, name: 'Sam Next', time: '15:30 - 16:00' }, ben.cookie)
    expect([again.status, again.text]).toEqual([409, expect.stringContaining('was stored before')])
    expect(again.text).toContain('Sam Next')
    expect(again.text).not.toContain(form.key)

    const past = await send(
      '/diary/book',
      { ...caller, date: '2026-11-16', time: '09:00 - 09:30' },
      ben.cookie,
    )
    expect([past.status, past.text]).toEqual([
      400,
      expect.stringMatching(/id="time-error"[\s\S]*That is past/),
    ])
    const weekend = await send('/diary/book', { ...caller, date: '2026-11-21', time: '' }, ben.cookie)
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
      send(`/enquiries/${reference}/${verb}`, fields, cookie)
    const moved = await act('move', { date: '2026-11-26', time: '14:00 - 14:30', sequence: '0' })
    expect(moved.location).toBe(`/enquiries/${reference}?done=call-moved`)
    const shown = await read(moved.location ?? '', cookie)
    expect(shown.text).toContain('The call is moved. The visitor is told by mail.')
    expect(shown.text).toContain('Move it back to Wednesday 25 November, 09:00 - 09:30')
    await act('move', { date: '2026-11-25', time: '09:00 - 09:30', sequence: '1', back: 'week' })
    expect(await callNow(reference)).toMatchObject({ date: '2026-11-25', time: '09:00 - 09:30' })
    const silent = await act('cancel', { sequence: '2', reason: ' ' })
    expect([silent.status, silent.text]).toEqual([400, expect.stringContaining('id="reason-error"')])
    await act('cancel', { sequence: '2', reason: 'Rang: has signed elsewhere' })
    const cancelled = await read(`/enquiries/${reference}`, cookie)
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
    await records.close('2026-12-01', 'Meeting', '11:00 - 11:30')
    const move = async (date: string, time: string) => {
      const { status, text } = await send(
        `/enquiries/${reference}/move`,
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
      send(`/enquiries/${reference}/move`, { date: '2026-12-03', time, sequence: '0' }, cookie)
    await move('10:00 - 10:30', finn.cookie)
    const second = await move('11:00 - 11:30', gil.cookie)
    expect(second.status).toBe(409)
    expect(second.text).toMatch(
      /changed while you looked at it \(Finn First: call moved to 03\/12\/2026 10:00 - 10:30, [^)]*\)/,
    )
    expect(await callNow(reference)).toMatchObject({ time: '10:00 - 10:30', sequence: 1 })
    await records.cancel(reference)
    const third = await send(
      `/enquiries/${reference}/cancel`,
      { sequence: '0', reason: 'Typed reason' },
      gil.cookie,
    )
    expect([third.status, third.text]).toEqual([409, expect.stringContaining('command line: call cancelled')])
  })
})
