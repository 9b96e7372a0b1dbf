import { beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#domain/durations.ts'
import { plainDate } from '#domain/plain-date.ts'
import { describeOnBothDatabases } from '#server/platform/db/databases.test-support.ts'
import { createTestRecords } from './records.test-support.ts'
import { commonSpans, defaultSpan, readStatistics } from './statistics.ts'

describeOnBothDatabases('the desk’s statistics', (suite) => {
  const desk = createTestRecords(suite)
  const start = desk.sources.clock.now
  beforeEach(async () => {
    desk.sources.clock.now = start
    await suite.database.db.deleteFrom('enquiries').execute()
  })
  const statistics = (span = defaultSpan(desk.sources.now())) =>
    readStatistics(suite.database, span, desk.sources.now())
  /** Of replies or calls, without the states that nothing is in. */
  const counts = async (of: 'replies' | 'calls', span?: Parameters<typeof statistics>[0]) =>
    Object.fromEntries(
      (await statistics(span))[of].filter(({ count }) => count > 0).map(({ name, count }) => [name, count]),
    )
  const later = (days: number) => {
    desk.sources.clock.now = start + days * DAY_MS
  }

  test('count enquiries by day, kind, page and service, without anybody’s name', async () => {
    expect(await statistics()).toMatchObject({ total: 0, from: '2026-10-17', to: '2026-11-15' })
    await desk.contact({}, { originPage: '/ContactUs' })
    await desk.contact({}, { originPage: '/OurServices/EquityRelease' })
    await desk.contact({}, { quarantineReason: 'hiddenField' })
    later(1)
    await desk.book({ services: ['Mortgage Planning', 'Corporate Planning'] }, { originPage: '/ContactUs' })
    await desk.book({ services: ['Mortgage Planning'], time: '10:00 - 10:30' }, { originPage: '' })
    await desk.brochure()
    expect(await statistics()).toMatchObject({
      from: '2026-10-18',
      to: '2026-11-16',
      total: 5,
      quarantined: 1,
      days: [
        { name: '2026-11-15', count: 2 },
        { name: '2026-11-16', count: 3 },
      ],
      kinds: expect.arrayContaining([{ name: 'contact', count: 2 }]),
      pages: expect.arrayContaining([
        { name: '/ContactUs', count: 3 },
        { name: 'unknown', count: 1 },
      ]),
      services: [
        { name: 'Mortgage Planning', count: 2 },
        { name: 'Corporate Planning', count: 1 },
      ],
    })
    expect((await statistics(defaultSpan(desk.sources.now(), plainDate('2026-11-15')))).total).toBe(2)
    expect(JSON.stringify(await statistics())).not.toContain('Grace')
  })

  test('say how many replies came by the promised time, and how long the one in the middle took', async () => {
    // Sunday noon: promised for Tuesday 17:00.
    const [first, second, third] = [await desk.contact(), await desk.contact(), await desk.contact()]
    const waiting = await desk.contact()
    later(1)
    await desk.answer(first)
    later(2)
    await desk.answer(second)
    expect(await counts('replies')).toEqual({ 'in time': 2, waiting: 2 })
    expect(await statistics()).toMatchObject({ medianMinutes: 24 * 60 })
    later(3)
    await desk.answer(third)
    expect(await counts('replies')).toEqual({ 'in time': 2, late: 1, overdue: 1 })
    expect(await statistics()).toMatchObject({ medianMinutes: 48 * 60 })
    await desk.erase('grace@example.com')
    expect(await counts('replies')).toEqual({})
    expect(await statistics()).toMatchObject({ medianMinutes: null })
    expect(waiting).toMatch(/^ZZ-/)
  })

  suite.once('never count somebody who was not reached as answered', async () => {
    const [tried, givenUp, replied] = [await desk.contact(), await desk.contact(), await desk.contact()]
    await desk.attempt(tried, 'no answer')
    await desk.attempt(givenUp, 'left a message')
    await desk.answer(givenUp, 'given up')
    await desk.answer(replied, 'replied by mail')
    expect(await counts('replies')).toEqual({ 'in time': 1, waiting: 1, 'message given up': 1 })
    expect(await statistics()).toMatchObject({ medianMinutes: 0 })
    later(3)
    expect(await counts('replies')).toEqual({ 'in time': 1, overdue: 1, 'message given up': 1 })
  })

  test('say how many calls reached somebody, were missed or cancelled', async () => {
    const times = [
      '09:00 - 09:30',
      '09:30 - 10:00',
      '10:00 - 10:30',
      '10:30 - 11:00',
      '11:00 - 11:30',
    ] as const
    const booked: string[] = []
    for (const time of times) booked.push(await desk.book({ time }))
    const [reached = '', silent = '', machine = '', cancelled = ''] = booked
    await desk.answer(reached, 'reached')
    await desk.attempt(silent, 'no answer')
    await desk.attempt(machine, 'left a message')
    await desk.cancel(cancelled)
    expect(await counts('calls')).toEqual({
      reached: 1,
      'no answer': 1,
      'left a message': 1,
      cancelled: 1,
      open: 1,
    })
  })

  test('of an hour after midnight in summer are those of the London day', async () => {
    desk.sources.clock.now = Date.parse('2026-07-01T23:30:00Z')
    const reference = await desk.contact()
    desk.sources.clock.now = Date.parse('2026-07-20T12:00:00Z')
    const day = { from: plainDate('2026-07-02'), to: plainDate('2026-07-02') }
    expect(await counts('replies', day)).toEqual({ overdue: 1 })
    await desk.answer(reference)
    expect(await counts('replies', day)).toEqual({ late: 1 })
  })

  suite.once('can be asked for by the spans that people mean', () => {
    expect(commonSpans(Date.parse('2026-03-31T12:00:00Z'))).toEqual([
      { label: 'Last 7 days', from: plainDate('2026-03-25'), to: plainDate('2026-03-31') },
      { label: 'Last 30 days', from: plainDate('2026-03-02'), to: plainDate('2026-03-31') },
      { label: 'This month', from: plainDate('2026-03-01'), to: plainDate('2026-03-31') },
      { label: 'Last month', from: plainDate('2026-02-01'), to: plainDate('2026-02-28') },
      { label: 'This year', from: plainDate('2026-01-01'), to: plainDate('2026-03-31') },
    ])
  })
})
