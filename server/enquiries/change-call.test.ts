import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type PlainDate, plainDate } from '#domain/plain-date.ts'
import type { Slot } from '#domain/slots.ts'
import { describeOnBothDatabases } from '#server/platform/db/databases.test-support.ts'
import { transact } from '#server/platform/db/transact.ts'
import type { RequestedChange } from './change-call.ts'
import { close } from './closed-slots.ts'
import { callbackRequest, createTestEnquiries, submission } from './submissions.test-support.ts'

const date = plainDate('2026-11-19')
const other = plainDate('2026-11-20')

describeOnBothDatabases('a booked call', (suite) => {
  const { sources, on, book, rowOf, mailsOf } = createTestEnquiries(suite, { webhook: true })
  const change = (
    enquiryId: string,
    change: RequestedChange,
    sequence: number | null = 0,
    database = suite.database,
  ) => on(database).change({ enquiryId, change, by: 'visitor', sequence })
  const move = (id: string, time: Slot, day = other, sequence: number | null = 0) =>
    change(id, { kind: 'moved', date: day, time }, sequence)
  const cancel = { kind: 'cancelled', reason: 'I am ill' } as const
  const at = (date: PlainDate, time: Slot, sequence: number) => ({ date, time, sequence, cancelledUtc: null })
  const history = () => suite.database.db.selectFrom('callChanges').selectAll().orderBy('sequence').execute()

  test('is moved in one step: the new slot is taken, the old one free, and its mails replaced', async () => {
    const { id } = await book()
    expect(await mailsOf(id)).toEqual(['call-reminder 0', 'confirmation 0', 'enquiry-notice 0', 'webhook 0'])
    expect(await move(id, '10:00 - 10:30')).toBe('changed')
    expect(await rowOf(id)).toMatchObject(at(other, '10:00 - 10:30', 1))
    await book()
    expect(await mailsOf(id)).toEqual([
      'call-changed 1',
      'call-changed-notice 1',
      'call-reminder 1',
      'webhook 0',
      'webhook 1',
    ])
    expect(await history()).toMatchObject([
      {
        enquiryId: id,
        sequence: 1,
        kind: 'moved',
        changedBy: 'visitor',
        fromDate: date,
        fromTime: '09:00 - 09:30',
        toDate: other,
        toTime: '10:00 - 10:30',
        createdUtc: '2026-11-15T12:00:00.000Z',
      },
    ])
  })

  suite.once('that nobody answered is open again once it is moved', async () => {
    const { id } = await book()
    const { db } = suite.database
    await db
      .updateTable('enquiries')
      .set({ answeredUtc: '2026-11-16T09:05:00.000Z', outcome: 'no answer' })
      .execute()
    expect(await move(id, '10:00 - 10:30')).toBe('changed')
    expect(await db.selectFrom('enquiries').select(['answeredUtc', 'outcome']).execute()).toEqual([
      { answeredUtc: null, outcome: null },
    ])
  })

  suite.once('is cancelled with its reason, and then no longer moved or cancelled', async () => {
    const { id } = await book()
    expect(await change(id, cancel)).toBe('changed')
    expect(await mailsOf(id)).toEqual([
      'call-cancelled 1',
      'call-cancelled-notice 1',
      'webhook 0',
      'webhook 1',
    ])
    expect(await history()).toMatchObject([{ kind: 'cancelled', reason: 'I am ill', toDate: null }])
    expect(await move(id, '10:00 - 10:30', other, 1)).toBe('stale')
    expect(await change(id, cancel, 1)).toBe('stale')
    await book()
  })

  test('whose form is sent twice, or twenty times at once, is changed once', async () => {
    const { id } = await book()
    const another = await suite.openAnother()
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        change(
          id,
          { kind: 'moved', date: other, time: '10:00 - 10:30' },
          0,
          index % 2 ? another : suite.database,
        ),
      ),
    )
    expect(new Set(outcomes)).toEqual(new Set(['changed']))
    expect(await history()).toHaveLength(1)
    expect(await change(id, cancel, 1)).toBe('changed')
    expect(await change(id, cancel, 1)).toBe('changed')
    // The first form once more, after the call has another state.
    expect(await move(id, '10:00 - 10:30')).toBe('stale')
    expect(await history()).toHaveLength(2)
  })

  suite.once('is out of date for the firm where its visitor has made the same change', async () => {
    const { id } = await book()
    expect(await change(id, cancel)).toBe('changed')
    expect(await on().change({ enquiryId: id, change: cancel, by: 'firm', sequence: 0 })).toBe('stale')
  })

  test('that two people change at once ends in one of the two', async () => {
    const { id } = await book()
    const outcomes = await Promise.all([
      move(id, '10:00 - 10:30'),
      move(id, '11:00 - 11:30'),
      change(id, cancel),
    ])
    expect(outcomes.toSorted()).toEqual(['changed', 'stale', 'stale'])
    expect((await rowOf(id)).sequence).toBe(1)
    expect(await history()).toHaveLength(1)
  })

  test('is not moved onto another call, a closed time or the past of a tab, and stays as it is', async () => {
    const { id } = await book()
    await book({ date: other, time: '11:00 - 11:30' })
    await transact(suite.database, (trx) =>
      close(suite.database, trx, {
        date: other,
        time: '14:00 - 14:30',
        staffId: '',
        reason: 'x',
        createdUtc: '',
      }),
    )
    expect(await move(id, '11:00 - 11:30')).toBe('slot-taken')
    expect(await move(id, '11:15 - 11:45')).toBe('slot-taken')
    expect(await move(id, '14:00 - 14:30')).toBe('slot-closed')
    expect(await move(id, '10:00 - 10:30', other, 7)).toBe('stale')
    expect(await move(randomUUID(), '10:00 - 10:30')).toBe('unknown')
    expect(await rowOf(id)).toMatchObject(at(date, '09:00 - 09:30', 0))
    expect(await mailsOf(id)).toContain('confirmation 0')
    // To the time that it has, nothing needs to be done.
    expect(await move(id, '09:00 - 09:30', date)).toBe('changed')
    expect(await history()).toEqual([])
  })

  suite.once('is not changed by its visitor once it has begun, but still by the firm', async () => {
    const { id } = await book()
    sources.clock.now = Date.parse('2026-11-19T09:00:00Z')
    expect(await move(id, '10:00 - 10:30')).toBe('begun')
    expect(await change(id, cancel)).toBe('begun')
    expect(await on().change({ enquiryId: id, change: cancel, by: 'firm', sequence: null })).toBe('changed')
  })

  suite.once('in quarantine keeps its mails held, the reminder included', async () => {
    const { id } = await book({}, { quarantineReason: 'hiddenField' })
    await move(id, '10:00 - 10:30')
    const states = suite.database.db.selectFrom('outbox').select('state').distinct()
    expect(await states.execute()).toEqual([{ state: 'held' }])
  })

  test.each(['held', 'parked'] as const)(
    'takes back mails of its earlier state that are %s',
    async (state) => {
      const { id } = await book()
      await suite.database.db.updateTable('outbox').set({ state }).where('recordId', '=', id).execute()
      await move(id, '10:00 - 10:30')
      expect(await mailsOf(id)).toEqual([
        'call-changed 1',
        'call-changed-notice 1',
        'call-reminder 1',
        'webhook 0',
        'webhook 1',
      ])
    },
  )

  suite.once('gets no reminder where reminders are off, and no mail where no address was given', async () => {
    const { id } = await book({ email: '' })
    await move(id, '10:00 - 10:30')
    expect(await mailsOf(id)).toEqual(['call-changed-notice 1', 'webhook 0', 'webhook 1'])
    const silent = on(suite.database, { webhook: false, reminders: false })
    await silent.save(
      callbackRequest({ date, time: '12:00 - 12:30' }),
      submission({ key: 'callback:silent-1' }),
    )
    const reminders = suite.database.db.selectFrom('outbox').select('id').where('kind', '=', 'call-reminder')
    expect(await reminders.execute()).toEqual([])
    const booked = await book({ time: '14:00 - 14:30' })
    const change = { kind: 'moved', date: other, time: '15:00 - 15:30' } as const
    await silent.change({ enquiryId: booked.id, change, by: 'visitor', sequence: 0 })
    expect(await reminders.execute()).toEqual([])
  })

  test('of ten, moved at once onto five free slots by two instances, has one slot, and no slot two', async () => {
    const times = Array.from({ length: 10 }, (_, index): Slot => `${index + 8}:00 - ${index + 8}:30` as Slot)
    const slots = times.map((time) => time.replace(/\b(\d):/g, '0$1:') as Slot)
    const calls: string[] = []
    for (const time of slots) calls.push((await book({ time })).id)
    const free = slots.slice(0, 5)
    const another = await suite.openAnother()
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        change(
          calls[index % 10] as string,
          { kind: 'moved', date: other, time: free[(index * 7) % 5] as Slot },
          null,
          index % 2 ? another : suite.database,
        ),
      ),
    )
    expect(new Set(outcomes)).toEqual(new Set(['changed', 'slot-taken']))
    const rows = await suite.database.db
      .selectFrom('enquiries')
      .select(['id', 'date', 'time'])
      .where('cancelledUtc', 'is', null)
      .execute()
    expect(rows.map(({ id }) => id).sort()).toEqual(calls.toSorted())
    expect(new Set(rows.map(({ date, time }) => `${date} ${time}`)).size).toBe(10)
    expect(rows.filter((row) => row.date === other)).toHaveLength(5)
  })
})
