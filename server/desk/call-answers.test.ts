import { expect, test } from 'vitest'
import { plainDate } from '#domain/plain-date.ts'
import { createOwnCalls } from '#server/enquiries/own-calls.ts'
import { createTestComposer } from '#server/mail/delivery.test-support.ts'
import { describeOnBothDatabases } from '#server/platform/db/databases.test-support.ts'
import { commandLine } from './audit-log.ts'
import { readCallAnswers } from './call-answers.ts'
import { markAnswered, undoAnswer } from './handle-enquiry.ts'
import { createTestRecords } from './records.test-support.ts'

const span = { fromUtc: '2026-01-01T00:00:00.000Z', untilUtc: '2027-01-01T00:00:00.000Z' }

describeOnBothDatabases('The question after a call', (suite) => {
  const records = createTestRecords(suite, '2026-11-16T10:00:00Z')
  const desk = (asksAfterCalls = true) => ({ ...records.desk(), asksAfterCalls })
  const questions = async (reference: string) =>
    (await records.mailsOf(reference)).filter(({ kind }) => kind === 'call-question')

  test('is asked by mail once, an hour later, of whoever was reached, unless it is turned off', async () => {
    const reference = await records.book({ date: plainDate('2026-11-19') })
    const change = async () => ({ enquiry: await records.find(reference), actor: commandLine })
    await markAnswered(desk(), await change(), 'given up')
    await undoAnswer(desk(), await change())
    await markAnswered(desk(false), await change(), 'reached')
    expect(await questions(reference)).toEqual([])
    for (let count = 0; count < 2; count += 1) {
      await undoAnswer(desk(), await change())
      await markAnswered(desk(), await change(), 'reached')
    }
    const [mail, second] = await questions(reference)
    expect([mail?.nextAttemptUtc, second]).toEqual(['2026-11-16T11:00:00.000Z', undefined])
    if (!mail) throw new Error('No mail was queued')
    const compose = createTestComposer({ database: suite.database, now: records.sources.now })
    const row = { ...mail, token: '' }
    expect((await compose(row))?.text).toContain('/YourCall/secret#question')
    // Taken back within the hour: nothing is sent.
    await undoAnswer(desk(), await change())
    expect(await compose(row)).toBeNull()
    const message = await records.contact()
    await markAnswered(desk(), { enquiry: await records.find(message), actor: commandLine }, 'reached')
    expect(await questions(message)).toEqual([])
  })

  test('takes one answer of its own link, which the statistics show and an erasure removes', async () => {
    const reference = await records.book({ date: plainDate('2026-11-20'), email: 'ada@example.com' })
    const { id } = await records.find(reference)
    const secret = records.sources.callSecret(id)
    const calls = createOwnCalls({
      database: suite.database,
      enquiries: records.enquiries(),
      limit: { rateKeyFor: async () => null },
      client: '',
      now: records.sources.now,
      mailFrom: 'a@example.com',
      callAddress: async () => '',
      log: { error() {} },
    })
    expect(await calls.answer(secret, { helped: 'yes' })).toEqual({ ok: false, reason: 'unnamed' })
    await records.answer(reference, 'reached')
    expect(await calls.read(secret)).toMatchObject({ asks: true })
    expect(await calls.answer('another', { helped: 'yes' })).toEqual({ ok: false, reason: 'unknown' })
    expect(await calls.answer(secret, { helped: 'perhaps' })).toEqual({ ok: false, reason: 'unnamed' })
    for (const helped of ['yes', 'no'])
      expect(await calls.answer(secret, { helped, reason: 'Very clear.' })).toMatchObject({ ok: true })
    expect(await calls.read(secret)).toMatchObject({ asks: false })
    expect(await readCallAnswers(suite.database.db, span)).toEqual({
      yes: 1,
      no: 0,
      lines: [{ reference, answer: 'yes', line: 'Very clear.' }],
    })
    await records.erase('ada@example.com')
    expect(await suite.database.db.selectFrom('callAnswers').selectAll().execute()).toEqual([])
  })
})
