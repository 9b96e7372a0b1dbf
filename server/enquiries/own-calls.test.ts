import { createHash, randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { testSchedule } from '#domain/call-schedule.test-support.ts'
import { plainDate } from '#domain/plain-date.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { createRateLimit } from '#server/platform/rate-limit.ts'
import { createCallAddress, createCallSecret } from './call-link.ts'
import { createOwnCalls } from './own-calls.ts'
import { createTestEnquiries } from './submissions.test-support.ts'

const moved = { ok: true, kind: 'moved' }
const stale = { ok: false, reason: 'stale' }

describeOnSqlite('a visitor’s own call', (suite) => {
  const { sources, on, book: bookCall } = createTestEnquiries(suite)
  const create = ({ max = 0, client = '192.0.2.1', key = 'a key for tests' } = {}) => {
    const callSecret = createCallSecret(key)
    return createOwnCalls({
      database: suite.database,
      enquiries: on(),
      limit: createRateLimit({ database: suite.database, max, now: sources.now, createSecret: randomUUID }),
      client,
      now: sources.now,
      mailFrom: 'The Firm <hello@firm.example>',
      callAddress: createCallAddress({
        database: suite.database,
        callSecret,
        siteUrl: 'https://firm.example',
      }),
      schedule: testSchedule,
      log: { error() {} },
    })
  }
  const book = async () => {
    const { id, reference } = await bookCall()
    return { id, reference, secret: sources.callSecret(id) }
  }

  test('shows what its owner needs, and of what was typed no more than the end of the phone number', async () => {
    const { secret, reference } = await book()
    expect(await create().read(secret)).toEqual({
      kind: 'callback',
      date: '2026-11-19',
      time: '09:00 - 09:30',
      services: ['Mortgage Planning', 'Insurance/ Protection'],
      reference,
      phoneEnding: '001',
      adviser: '',
      sequence: 0,
      asks: false,
      state: 'booked',
    })
    sources.clock.now = Date.parse('2026-11-19T09:00:00Z')
    expect(await create().read(secret)).toMatchObject({ state: 'begun' })
  })

  test('has a secret of 144 bits, of which the database has the hash alone', async () => {
    const { secret } = await book()
    expect(Buffer.from(secret, 'base64url')).toHaveLength(18)
    const links = await suite.database.db.selectFrom('callLinks').selectAll().execute()
    expect(links).toMatchObject([{ hash: createHash('sha256').update(secret).digest('base64url') }])
    for (const table of ['enquiries', 'outbox', 'callLinks', 'settings'] as const) {
      const rows = await suite.database.db.selectFrom(table).selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain(secret)
    }
  })

  test('is not found by its reference, an altered secret, a key of somebody else, or once it is erased', async () => {
    const { id, secret, reference } = await book()
    const altered = secret.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    const guesses = [
      '',
      reference,
      id,
      altered,
      secret.toLowerCase(),
      `${secret}A`,
      ` ${secret}`,
      "' or 1=1 --",
    ]
    const ofAnotherKey = createCallSecret('another key')(id)
    for (const guess of [...guesses, ofAnotherKey].filter((guess) => guess !== secret)) {
      expect([guess, await create().read(guess)]).toEqual([guess, 'unknown'])
      expect(await create().cancel(guess, { sequence: '0' })).toEqual({ ok: false, reason: 'unknown' })
      expect(await create().calendar(guess)).toBeNull()
    }
    await suite.database.db.deleteFrom('enquiries').execute()
    expect(await create().read(secret)).toBe('unknown')
  })

  test('stays reachable by its old link where the key of links was changed, and has a new one in mails', async () => {
    const { id, secret } = await book()
    const address = createCallAddress({
      database: suite.database,
      callSecret: createCallSecret('another key'),
      siteUrl: 'https://firm.example',
    })
    const fresh = (await address(id)).slice('https://firm.example/YourCall/'.length)
    expect(await create().read(fresh)).toEqual(await create().read(secret))
    expect(await address(id)).toContain(fresh)
    expect(await suite.database.db.selectFrom('callLinks').selectAll().execute()).toHaveLength(2)
  })

  test('is found however many wrong links a client has tried, of which a few are answered', async () => {
    const { secret } = await book()
    const guesser = create({ max: 3 })
    for (let visit = 0; visit < 4; visit += 1)
      expect(await guesser.read(secret)).toMatchObject({ state: 'booked' })
    for (let guess = 0; guess < 3; guess += 1) expect(await guesser.read(`wrong-${guess}`)).toBe('unknown')
    expect(await guesser.read('wrong-4')).toBe('too-many')
    expect(await guesser.read(secret)).toMatchObject({ state: 'booked' })
    expect(await guesser.cancel(secret, { sequence: '0' })).toMatchObject({ ok: true })
    expect(await create({ max: 3, client: '192.0.2.2' }).read('wrong-5')).toBe('unknown')
    sources.clock.now += 3_600_000
    expect(await guesser.read('wrong-5')).toBe('unknown')
  })

  test('counts each change against the limit of its client, but not a form that is sent again', async () => {
    const { secret } = await book()
    const calls = create({ max: 2 })
    // Wrong links have a count of their own.
    expect(await calls.read('wrong')).toBe('unknown')
    const first = { sequence: '0', date: '2026-11-20', time: '10:00 - 10:30' }
    expect(await calls.move(secret, first)).toEqual(moved)
    expect(await calls.move(secret, first)).toEqual(moved)
    expect(await calls.move(secret, { ...first, sequence: '1', time: '11:00 - 11:30' })).toEqual(moved)
    expect(await calls.cancel(secret, { sequence: '2' })).toEqual({ ok: false, reason: 'too-many' })
  })

  test('is moved ten times an hour at most, from however many clients, and can still be cancelled', async () => {
    const { secret } = await book()
    const move = (sequence: number) =>
      create({ max: 100, client: `192.0.2.${sequence}` }).move(secret, {
        sequence: String(sequence),
        date: '2026-11-20',
        time: sequence % 2 ? '10:00 - 10:30' : '11:00 - 11:30',
      })
    for (let sequence = 0; sequence < 10; sequence += 1) expect(await move(sequence)).toEqual(moved)
    expect(await move(10)).toEqual({ ok: false, reason: 'too-many' })
    const cancelled = await create({ max: 100 }).cancel(secret, { sequence: '10' })
    expect(cancelled).toEqual({ ok: true, kind: 'cancelled' })
  })

  test('is moved by the rules of a new booking', async () => {
    const { secret } = await book()
    const calls = create()
    const errorsOf = async (raw: object) => await calls.move(secret, { sequence: '0', ...raw })
    expect(await errorsOf({})).toMatchObject({ reason: 'invalid', errors: { date: 'date', time: 'time' } })
    expect(await errorsOf({ date: '2026-11-21', time: '10:00 - 10:30' })).toMatchObject({
      errors: { date: 'weekend' },
    })
    expect(await calls.cancel(secret, { sequence: '0', reason: 'x'.repeat(2001) })).toMatchObject({
      errors: { reason: 'messageLength' },
    })
    await bookCall({ date: plainDate('2026-11-20'), time: '10:00 - 10:30' })
    const taken = await errorsOf({ date: '2026-11-20', time: '10:00 - 10:30' })
    expect(taken).toMatchObject({ reason: 'slot-taken', errors: { time: 'slotTaken' } })
    expect('slots' in taken && taken.slots).toContainEqual({ time: '10:00 - 10:30', free: false })
    expect(await errorsOf({ date: '2026-11-20', time: '11:00 - 11:30' })).toEqual(moved)
    expect(await errorsOf({ date: '2026-11-23', time: '11:00 - 11:30' })).toEqual(stale)
    for (const sequence of ['', '-1', '1e9', 'x'])
      expect(await calls.cancel(secret, { sequence })).toEqual(stale)
  })

  test('goes into a calendar as the mails put it there, and as cancelled once it is', async () => {
    const { secret, reference } = await book()
    await create().move(secret, { sequence: '0', date: '2026-11-20', time: '10:00 - 10:30' })
    const read = async () => new ICAL.Component(ICAL.parse((await create().calendar(secret)) ?? ''))
    const calendar = await read()
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
    const component = calendar.getFirstSubcomponent('vevent') as ICAL.Component
    const event = new ICAL.Event(component)
    expect([event.uid, event.sequence, event.startDate.toString()]).toEqual([
      `${reference.toLowerCase()}@firm.example`,
      1,
      '2026-11-20T10:00:00',
    ])
    expect(component.getFirstPropertyValue('url')).toBe(`https://firm.example/YourCall/${secret}`)
    expect(component.getAllProperties('attendee')).toEqual([])
    await create().cancel(secret, { sequence: '1' })
    const cancelled = (await read()).getFirstSubcomponent('vevent') as ICAL.Component
    const properties = ['uid', 'sequence', 'status'].map((name) => cancelled.getFirstPropertyValue(name))
    expect(properties).toEqual([event.uid, 2, 'CANCELLED'])
  })
})
