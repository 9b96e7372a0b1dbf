import { afterAll, beforeAll, expect, test } from 'vitest'
import { listUnsent } from '#server/desk/unsent-mails.ts'
import { type MailServer, startMailServer } from '#server/mail/mail-server.test-support.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { createTestDesk } from './desk.test-support.ts'

describeOnSqlite('the desk’s outbox', (suite) => {
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
  const desk = createTestDesk(suite, () => mailServer.url)
  const stateOf = async (id: string) =>
    await suite.database.db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  test('is empty when every mail has been sent', async () => {
    expect(await desk.says('outbox')).toBe('Everything has gone out.')
    expect(await desk.says('outbox', 'retry', 'all')).toBe('0 messages go out now.')
  })

  test('lists waiting, held and parked mails with their references', async () => {
    const reference = await desk.contact()
    const suspect = await desk.brochure({}, { quarantineReason: 'hiddenField' })
    const listed = await desk.says('outbox')
    expect(listed.match(new RegExp(`${reference} +[\\w-]+ +waiting`, 'g'))).toHaveLength(2)
    expect(listed.match(new RegExp(`${suspect} +[\\w-]+ +held`, 'g'))).toHaveLength(2)
  })

  test('retries a parked mail for two more days', async () => {
    const [mail] = await listUnsent(suite.database.db)
    const id = mail?.id ?? ''
    await suite.database.db
      .updateTable('outbox')
      .set({ state: 'parked', attempts: 60, lastError: 'ECONNREFUSED' })
      .where('id', '=', id)
      .execute()
    desk.sources.clock.now += 9 * 86_400_000
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
    expect(await desk.says('outbox', 'retry', 'all')).toBe('2 messages go out now.')
    const held = (await listUnsent(suite.database.db)).find(({ state }) => state === 'held')
    expect(await desk.refuses('outbox', 'retry', held?.id ?? '')).toContain(`held with ${held?.reference}`)
  })

  test('drops a mail that is not to be sent, for good', async () => {
    const reference = await desk.brochure()
    const id = (await desk.mailsOf(reference)).find(({ kind }) => kind === 'confirmation')?.id ?? ''
    expect(await desk.says('outbox', 'drop', id)).toBe('The message is dropped: it will not be sent.')
    expect(await stateOf(id)).toMatchObject({ state: 'dropped' })
    expect(await desk.says('outbox')).not.toContain(id.slice(0, 8))
    expect(await desk.refuses('outbox', 'drop', id)).toContain('No message')
    expect(await desk.refuses('outbox', 'retry', id)).toContain('No message')
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
    expect(await desk.refuses('outbox', 'retry', 'zzzz')).toContain('No message')
    expect(await desk.refuses('outbox', 'retry', '')).toContain('More than one')
  })
})
