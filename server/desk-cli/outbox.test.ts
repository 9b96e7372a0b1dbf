import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeOnBothDatabases } from '#server/db/databases.test-support.ts'
import { type MailServer, startMailServer } from '#server/emails/mail-server.test-support.ts'
import { createTestDesk } from './desk.test-support.ts'

describeOnBothDatabases('the desk’s outbox', (suite) => {
  let mailServer: MailServer
  beforeAll(async () => {
    mailServer = await startMailServer({
      onRcptTo: ({ address }, _, done) =>
        address.startsWith('unknown')
          ? done(Object.assign(new Error('no such user'), { responseCode: 550 }))
          : done(),
    })
  })
  afterAll(() => mailServer.close())
  const desk = createTestDesk(suite, undefined, { smtpUrl: () => mailServer.url })
  const stateOf = async (id: string) =>
    await suite.database.db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  test('is empty when every mail has been sent', async () => {
    expect(await desk.says('outbox')).toBe('Everything has gone out.')
    expect(await desk.json('outbox', 'retry', 'all')).toEqual({ count: 0 })
  })

  test('lists waiting, held and parked mails with their references', async () => {
    const reference = await desk.contact()
    const suspect = await desk.brochure({}, { quarantined: true })
    const mails = (await desk.json('outbox')) as { reference: string; state: string }[]
    expect(mails.filter((mail) => mail.reference === reference).map(({ state }) => state)).toEqual([
      'waiting',
      'waiting',
    ])
    expect(mails.filter((mail) => mail.reference === suspect).map(({ state }) => state)).toEqual([
      'held',
      'held',
    ])
    expect(await desk.says('outbox')).toContain(reference)
  })

  test('retries a parked mail for two more days', async () => {
    const [mail] = (await desk.json('outbox')) as { id: string }[]
    const id = mail?.id ?? ''
    await suite.database.db
      .updateTable('outbox')
      .set({ state: 'parked', attempts: 60, lastError: 'ECONNREFUSED' })
      .where('id', '=', id)
      .execute()
    desk.ids.clock.now += 9 * 86_400_000
    expect(await desk.says('outbox', 'retry', id.slice(0, 8))).toBe('1 message goes out now.')
    expect(await stateOf(id)).toMatchObject({
      state: 'waiting',
      attempts: 0,
      nextAttemptUtc: '2026-11-24T12:00:00.000Z',
      giveUpUtc: '2026-11-26T12:00:00.000Z',
    })
  })

  test('retries all failed mails, and none that is held', async () => {
    await suite.database.db
      .updateTable('outbox')
      .set({ attempts: 3, nextAttemptUtc: '2027-01-01T00:00:00.000Z' })
      .where('state', '=', 'waiting')
      .execute()
    expect(await desk.json('outbox', 'retry', 'all')).toEqual({ count: 2 })
    const held = (await desk.json('outbox')).find(({ state }: { state: string }) => state === 'held')
    expect(await desk.refuses('outbox', 'retry', held.id)).toContain(`enquiries release ${held.reference}`)
  })

  test('drops a mail that is not to be sent, for good', async () => {
    const reference = await desk.brochure()
    const mails = (await desk.json('outbox')) as { id: string; reference: string; kind: string }[]
    const id = mails.find((mail) => mail.reference === reference && mail.kind === 'confirmation')?.id ?? ''
    expect(await desk.says('outbox', 'drop', id)).toBe('The message is dropped: it will not be sent.')
    expect(await stateOf(id)).toMatchObject({ state: 'dropped' })
    expect(await desk.says('outbox')).not.toContain(id.slice(0, 8))
    expect(await desk.refuses('outbox', 'drop', id)).toContain('No message')
    expect(await desk.refuses('outbox', 'retry', id)).toContain('No message')
  })

  test('lists whether the mail of a brochure was sent, waits, is parked or dropped', async () => {
    const reference = await desk.brochure()
    const { id: recordId } = await desk.json('enquiries', 'show', reference)
    const setState = (state: 'sent' | 'parked' | 'dropped') =>
      suite.database.db
        .updateTable('outbox')
        .set({ state })
        .where('recordId', '=', recordId)
        .where('kind', '=', 'confirmation')
        .execute()
    const state = async () => {
      const [line = ''] = (await desk.says('enquiries')).split('\n').filter((row) => row.includes(reference))
      return line.split(/ {2,}/).at(-1)
    }
    expect(await state()).toBe('mail waits')
    await setState('parked')
    expect(await state()).toBe('mail parked')
    expect(await desk.says('enquiries', 'show', reference)).toContain('mail parked')
    await setState('dropped')
    expect(await state()).toBe('mail dropped')
    await setState('sent')
    expect(await state()).toBe('sent by mail')
  })

  test('sends a test mail, and reports the answer of the mail server', async () => {
    expect(await desk.says('outbox', 'test', 'me@example.com')).toContain(
      'A test mail for me@example.com is handed over',
    )
    expect(mailServer.arrivals.map(({ envelopeTo }) => envelopeTo)).toEqual([['me@example.com']])
    expect(await desk.refuses('outbox', 'test', 'unknown@example.com')).toBe(
      'The test mail was not sent: the mail server refuses this mail: 550 no such user.',
    )
    expect(await desk.refuses('outbox', 'test', 'nobody')).toContain('e-mail address')
  })

  test('answers a mistake with one sentence', async () => {
    expect(await desk.refuses('outbox', 'retry')).toContain('Which message?')
    expect(await desk.refuses('outbox', 'retry', 'zzzz')).toContain('No message')
    expect(await desk.refuses('outbox', 'retry', '')).toContain('More than one')
    expect(await desk.refuses('outbox', 'send')).toContain('list, retry, drop, test')
  })
})
