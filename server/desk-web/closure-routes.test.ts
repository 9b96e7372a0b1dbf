import { expect, test } from 'vitest'
import { plainDate } from '#domain/plain-date.ts'
import { createTestRecords } from '#server/desk/records.test-support.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { createDeskWeb } from './desk-app.test-support.ts'

const monday = '2026-11-16T10:00:00Z'

describeOnSqlite('Closing times at the desk', (suite) => {
  const web = createDeskWeb(suite, monday)
  const records = createTestRecords(suite, monday)
  const { read, send, logged } = web

  test('days and times are closed with a reason and opened; weekends and holidays within are left out', async () => {
    const ida = await web.join('Ida')
    const stands = await records.book({ date: plainDate('2027-03-25'), time: '09:00 - 09:30' })
    const span = { from: '2027-03-25', until: '2027-03-30' }
    const closed = await send('/diary/close', { ...span, time: '', reason: 'Easter' }, ida.cookie)
    expect(closed.text).toContain('It is closed.')
    expect(closed.text).toContain(`href="/enquiries/${stands}"`)
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

    const again = await send('/diary/close', { ...span, time: '', reason: 'Another' }, ida.cookie)
    expect([again.status, again.text]).toEqual([
      409,
      expect.stringContaining('Thursday 25 March 2027 (Easter)'),
    ])
    expect(await rows()).toEqual(['2027-03-25 Easter', '2027-03-30 Easter'])

    const opened = await send('/diary/open', { ...span, time: '' }, ida.cookie)
    expect(opened.location).toBe('/diary?day=2027-03-25&done=opened')
    expect(await rows()).toEqual([])
    await send(
      '/diary/close',
      { from: '2027-03-24', until: '2027-03-24', starts: '14:00', ends: '14:30', reason: 'Tea' },
      ida.cookie,
    )
    expect(await rows()).toEqual(['2027-03-24 14:00 - 14:30 Tea'])
    const owner = await web.join('Max', 'owner')
    const { text: log } = await read('/log', owner.cookie)
    expect(log).toContain('<a href="/diary?day=2027-03-25">2027-03-25 to 2027-03-30</a>')
    expect(log).toContain('<a href="/diary?day=2027-03-24">2027-03-24 14:00 - 14:30</a>')
  })

  test('a closing that is refused names every field that is wrong, at once', async () => {
    const { cookie } = await web.join('Uma')
    const marked = async (fields: Record<string, string>) => {
      const { status, text } = await send('/diary/close', { time: '', ...fields }, cookie)
      expect([status, text.includes(`value="${fields.reason ?? ''}"`)]).toEqual([400, true])
      return [...text.matchAll(/id="(\w+)-error"/g)].map(([, field]) => field)
    }
    expect(await marked({})).toEqual(['from', 'until', 'reason'])
    expect(await marked({ from: '2020-01-02', until: '2020-01-01', reason: ' ' })).toEqual([
      'from',
      'until',
      'reason',
    ])
    expect(await marked({ from: '2027-05-04', until: '', reason: 'x'.repeat(101) })).toEqual([
      'until',
      'reason',
    ])
    const day = { from: '2027-05-04', until: '2027-05-04', reason: 'Training' }
    expect(await marked({ ...day, starts: '15:00', ends: '13:00' })).toEqual(['ends'])
    expect(await marked({ ...day, starts: '15:00' })).toEqual(['ends'])
  })

  test('a closure that somebody has made anew is not opened by the page of the old one', async () => {
    const { cookie } = await web.join('Jan')
    const day = { from: '2027-04-07', until: '2027-04-07', time: '' }
    await send('/diary/close', { ...day, reason: 'Training' }, cookie)
    const page = await read('/diary/close', cookie)
    const [, closedUtc = ''] =
      /value="2027-04-07"\/>(?:(?!<form).)*name="closedUtc" value="([^"]+)"/.exec(page.text) ?? []
    expect(closedUtc).not.toBe('')
    web.clock.now += 1_000
    await records.open('2027-04-07')
    records.sources.clock.now += 2_000
    await records.close('2027-04-07', 'Flood')
    const stale = await send('/diary/open', { ...day, closedUtc }, cookie)
    expect([stale.status, stale.text]).toEqual([409, expect.stringMatching(/Nothing was opened[\s\S]*Flood/)])
    expect((await records.slotsOf(plainDate('2027-04-07'))).closed).toBe('Flood')
  })
})
