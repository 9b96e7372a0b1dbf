import { beforeEach, expect, test } from 'vitest'
import { MINUTE_MS } from '#domain/durations.ts'
import { plainDate } from '#domain/plain-date.ts'
import type { Slot } from '#domain/slots.ts'
import { createCallAddress } from '#server/enquiries/call-link.ts'
import type { RequestedChange } from '#server/enquiries/change-call.ts'
import { createTestEnquiries } from '#server/enquiries/submissions.test-support.ts'
import { createTestComposer } from '#server/mail/delivery.test-support.ts'
import type { Mail } from '#server/mail/mail.ts'
import { createTestWorker } from '#server/outbox/worker.test-support.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'

const date = plainDate('2026-11-19')

describeOnSqlite('the mails about a call', (suite) => {
  const { sources, on, book: bookCall } = createTestEnquiries(suite)
  const sent: Mail[] = []
  /** What `send` waits for: a mail server that takes its time. */
  let server: Promise<void>
  /** How many mails have reached the mail server. */
  let arrived = 0

  beforeEach(async () => {
    sources.clock.now = Date.parse('2026-11-16T12:00:00Z')
    sent.length = 0
    server = Promise.resolve()
    arrived = 0
  })

  const createWorker = ({ reminders = true } = {}) =>
    createTestWorker<Mail>({
      database: suite.database,
      compose: createTestComposer({
        database: suite.database,
        addresses: {
          from: 'The Firm <hello@firm.example>',
          enquiriesTo: 'firm@example.com',
          siteUrl: 'https://firm.example',
        },
        callAddress: createCallAddress({
          ...sources,
          database: suite.database,
          siteUrl: 'https://firm.example',
        }),
        now: sources.now,
        reminders,
      }),
      async send(mail) {
        arrived += 1
        await server
        sent.push(mail)
      },
      now: sources.now,
    })
  const book = async () => (await bookCall({ date })).id
  const change = (enquiryId: string, change: RequestedChange) =>
    on().change({ enquiryId, change, by: 'visitor', sequence: null })
  const move = (id: string, time: Slot) => change(id, { kind: 'moved', date, time })
  const cancel = (id: string) => change(id, { kind: 'cancelled', reason: 'I am <b>ill</b>' })
  const toVisitor = () => sent.filter(({ to }) => to.address === 'grace@example.com')
  const toFirm = () => sent.filter(({ to }) => to.address === 'firm@example.com')

  test('carry its link, in the text, as a button and in the calendar entry', async () => {
    const id = await book()
    sources.clock.now += MINUTE_MS
    await createWorker().deliverDue()
    const link = `https://firm.example/YourCall/${sources.callSecret(id)}`
    const [mail] = toVisitor()
    expect(mail?.text).toContain(`See, change or cancel your call:\n${link}`)
    expect(mail?.html).toContain(`href="${link}"`)
    const entry = mail?.icalEvent?.content.replaceAll('\r\n ', '')
    expect(entry).toContain(`URL;VALUE=URI:${link}`)
    expect(entry).toContain(`on its own page: ${link}`)
    for (const { text } of toFirm()) expect(text).not.toContain('/YourCall/')
  })

  test('tell of the last state alone, where earlier ones have not gone out', async () => {
    const id = await book()
    await move(id, '10:00 - 10:30')
    await move(id, '11:00 - 11:30')
    sources.clock.now += MINUTE_MS
    await createWorker().deliverDue()
    expect(toVisitor().map(({ subject }) => subject)).toEqual([
      'Your call is now on Thursday 19 November at 11 am',
    ])
    expect(toVisitor()[0]?.icalEvent?.content).toContain('SEQUENCE:2')
    const [notice, ...rest] = toFirm()
    expect(rest).toEqual([])
    expect(notice?.text).toContain('Old time: Thursday 19 November 2026, 10:00 - 10:30')
    expect(notice?.text).toContain('Now: Thursday 19 November 2026, 11:00 - 11:30')
    expect(notice?.text).toContain(
      'Earlier changes: 16/11/2026, 12:00, visitor: Thursday 19 November 2026, 09:00 - 09:30 to Thursday 19 November 2026, 10:00 - 10:30',
    )
    expect(notice?.text).toContain('01632 960 001')
  })

  test('of a cancelled call take it out of the calendar, and tell the firm why', async () => {
    const id = await book()
    sources.clock.now += MINUTE_MS
    await createWorker().deliverDue()
    await cancel(id)
    await createWorker().deliverDue()
    const [booked, cancelled] = toVisitor()
    expect(booked?.icalEvent?.method).toBe('REQUEST')
    expect(cancelled?.subject).toBe('Your call on Thursday 19 November is cancelled')
    expect(cancelled?.icalEvent?.method).toBe('CANCEL')
    expect(toFirm()[1]?.text).toContain('Now: Cancelled\nReason given: I am <b>ill</b>')
    expect(toFirm()[1]?.html).not.toContain('<b>')
    expect(cancelled?.text).not.toContain('ill</b>')
  })

  test('wait while an earlier one is being sent, and never overtake it', async () => {
    const id = await book()
    sources.clock.now += MINUTE_MS
    let answer = () => {}
    server = new Promise((resolve) => {
      answer = resolve
    })
    const slow = createWorker().deliverDue()
    // A lease is not enough: a mail that is composed after the move tells of it, or is dropped.
    await expect.poll(() => arrived).toBe(2)
    await move(id, '10:00 - 10:30')
    // Another process, whose own leases find nothing to send.
    expect(await createWorker().deliverDue()).toBe(0)
    answer()
    await slow
    await createWorker().deliverDue()
    expect(toVisitor().map(({ subject }) => subject)).toEqual([
      'Your call on Thursday 19 November at 9 am',
      'Your call is now on Thursday 19 November at 10 am',
    ])
    expect(toFirm().map(({ subject }) => subject.split(' ')[0])).toEqual(['New', 'Call'])
  })

  test('of an earlier state are given up when they come back from a failed attempt', async () => {
    const id = await book()
    sources.clock.now += MINUTE_MS
    let fail = (_: Error) => {}
    server = new Promise((_, reject) => {
      fail = reject
    })
    const failing = createWorker().deliverDue()
    await expect.poll(() => arrived).toBe(2)
    await move(id, '10:00 - 10:30')
    fail(new Error('The mail server hung up'))
    await failing
    server = Promise.resolve()
    sources.clock.now += MINUTE_MS
    await createWorker().deliverDue()
    expect(sent.map(({ subject }) => subject).toSorted()).toEqual([
      expect.stringMatching(/^Call changed /),
      'Your call is now on Thursday 19 November at 10 am',
    ])
  })

  const remindAt = '2026-11-18T09:00:00Z'
  const reminders = () => toVisitor().filter(({ subject }) => subject.startsWith('Reminder'))

  test('remind once, at nine on the working day before, of the time that then stands', async () => {
    const id = await book()
    await move(id, '10:00 - 10:30')
    sources.clock.now = Date.parse(remindAt) - 1
    await createWorker().deliverDue()
    expect(reminders()).toEqual([])
    sources.clock.now = Date.parse(remindAt)
    await createWorker().deliverDue()
    await createWorker().deliverDue()
    expect(reminders().map(({ subject }) => subject)).toEqual([
      'Reminder: your call on Thursday 19 November at 10 am',
    ])
    expect(reminders()[0]?.icalEvent?.content).toContain('SEQUENCE:1')
  })

  type Case = [
    state: string,
    happens: (id: string) => Promise<unknown>,
    options: { reminders?: boolean; at?: string },
  ]
  test.each<Case>([
    ['was cancelled', cancel, {}],
    ['was erased', (id) => suite.database.db.deleteFrom('enquiries').where('id', '=', id).execute(), {}],
    ['is reminded of while REMINDERS is off', async () => {}, { reminders: false }],
    [
      'begins within three hours, however long the mail server was down',
      async () => {},
      { at: '2026-11-19T06:00:00Z' },
    ],
  ])('remind nobody of a call that %s', async (_, happens, { at = remindAt, ...options }) => {
    const id = await book()
    sources.clock.now += MINUTE_MS
    await createWorker().deliverDue()
    await happens(id)
    sources.clock.now = Date.parse(at)
    await createWorker(options).deliverDue()
    expect(reminders()).toEqual([])
    const left = suite.database.db.selectFrom('outbox').select('kind').where('kind', '=', 'call-reminder')
    expect(await left.execute()).toEqual([])
  })
})
