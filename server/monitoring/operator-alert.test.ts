import { beforeEach, expect, test } from 'vitest'
import { HOUR_MS } from '#domain/durations.ts'
import { createEnquiries } from '#server/enquiries/enquiries.ts'
import { contactEnquiry, createTestSources, submission } from '#server/enquiries/submissions.test-support.ts'
import { createTestComposer } from '#server/mail/delivery.test-support.ts'
import { queue } from '#server/outbox/outbox.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { transact } from '#server/platform/db/transact.ts'
import { createLog } from '#server/platform/log.ts'
import { createOperatorAlert, operatorAlertMail } from './operator-alert.ts'
import { findProblems } from './problems.ts'
import { createStatus } from './status.ts'

describeOnSqlite('the alert to the operator', (suite) => {
  let sources = createTestSources()
  const lines: Record<string, unknown>[] = []
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
  beforeEach(async () => {
    sources = createTestSources()
    lines.splice(0)
    for (const table of ['outbox', 'jobs', 'enquiries'] as const)
      await suite.database.db.deleteFrom(table).execute()
  })

  const problems = async () =>
    findProblems(
      suite.database,
      await createStatus({ database: suite.database, now: sources.now }).report(),
      {
        mailsPerHour: 3,
        now: sources.now(),
      },
    )
  const alert = (database = suite.database) =>
    createOperatorAlert({ database, problems, sources, wake() {}, log })
  const park = async (kind: 'enquiry-notice' | 'webhook' = 'enquiry-notice') => {
    await transact(suite.database, (trx) => queue(trx, [{ kind, recordId: 'a' }], { held: false, sources }))
    await suite.database.db
      .updateTable('outbox')
      .set({ state: 'parked' })
      .where('recordId', '=', 'a')
      .execute()
  }
  const alertRows = () =>
    suite.database.db.selectFrom('outbox').selectAll().where('recordId', '=', 'operator-alert').execute()
  const allSent = () =>
    suite.database.db
      .updateTable('outbox')
      .set({ state: 'sent' })
      .where('recordId', '=', 'operator-alert')
      .execute()
  const composer = () =>
    createTestComposer({
      database: suite.database,
      now: Date.now,
      notices: { 'operator-alert': async () => operatorAlertMail(await problems(), 'operator@example.com') },
    })
  const composed = async () => {
    const [row] = await alertRows()
    return row && (await composer()({ ...row, token: '' }))
  }

  test('says what is wrong and which command helps, once anything is, to ALERTS_TO and in the log, without personal data', async () => {
    expect(await alert().check()).toBe(false)
    await park()
    await park('webhook')
    await createEnquiries({ database: suite.database, sources, wake() {} }).save(
      contactEnquiry(),
      submission({ quarantineReason: 'hiddenField' }),
    )
    expect(await alert().check()).toBe(true)
    const mail = await composed()
    expect(mail).toMatchObject({
      to: { address: 'operator@example.com' },
      subject: expect.stringContaining('needs attention'),
    })
    for (const words of [
      '1 mail could not be sent',
      '1 post to the CRM',
      'desk -- outbox',
      '1 enquiry is in quarantine',
    ])
      expect(mail?.text).toContain(words)
    expect(`${mail?.text}${mail?.html}${JSON.stringify(lines)}`).not.toMatch(/grace|960 001/i)
    expect(lines).toMatchObject([{ level: 40, msg: 'something needs the operator' }])
  })

  test('goes once where two instances notice, and once an hour at most', async () => {
    await park()
    const instances = [alert(), alert(await suite.openAnother())]
    const queued = await Promise.all(instances.map((instance) => instance.check()))
    expect(queued.filter(Boolean)).toHaveLength(1)
    await allSent()
    await park()
    sources.clock.now += HOUR_MS - 1
    expect(await alert().check()).toBe(false)
    sources.clock.now += 1
    expect(await alert().check()).toBe(true)
  })

  test('is repeated once a day while nothing changes, and again after it was put right', async () => {
    await park()
    expect(await alert().check()).toBe(true)
    await allSent()
    sources.clock.now += 23 * HOUR_MS
    expect(await alert().check()).toBe(false)
    sources.clock.now += HOUR_MS
    expect(await alert().check()).toBe(true)
    await allSent()
    sources.clock.now += 2 * HOUR_MS
    await suite.database.db.deleteFrom('outbox').execute()
    expect(await alert().check()).toBe(false)
    await park()
    expect(await alert().check()).toBe(true)
  })

  test('is one at a time while mail does not go, and is dropped when all has been put right before', async () => {
    await park()
    expect(await alert().check()).toBe(true)
    await park()
    sources.clock.now += 5 * HOUR_MS
    expect(await alert().check()).toBe(false)
    await suite.database.db.updateTable('outbox').set({ state: 'sent' }).where('recordId', '=', 'a').execute()
    const [row] = await alertRows()
    sources.clock.now -= 5 * HOUR_MS
    expect(row && (await composer()({ ...row, token: '' }))).toBeNull()
  })

  test('says that mails wait for the limit of the hour, and not that they are late', async () => {
    for (let count = 0; count < 3; count += 1) await park()
    await suite.database.db.updateTable('outbox').set({ state: 'sent' }).execute()
    expect(await problems()).toEqual([])
    await transact(suite.database, (trx) =>
      queue(trx, [{ kind: 'enquiry-notice', recordId: 'b' }], { held: false, sources }),
    )
    sources.clock.now += 10 * 60_000
    expect(await problems()).toEqual([{ kind: 'mailLimit', count: 1 }])
    sources.clock.now += HOUR_MS
    expect(await problems()).toEqual([{ kind: 'mailLate', count: 1 }])
  })

  test('is not repeated for enquiries that the firm leaves in quarantine', async () => {
    await createEnquiries({ database: suite.database, sources, wake() {} }).save(
      contactEnquiry(),
      submission({ quarantineReason: 'hiddenField' }),
    )
    expect(await alert().check()).toBe(true)
    await allSent()
    sources.clock.now += 48 * HOUR_MS
    expect(await alert().check()).toBe(false)
  })
})
