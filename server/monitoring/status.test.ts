import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { firstUncoveredDay } from '#domain/bank-holidays.ts'
import { addMonths } from '#domain/plain-date.ts'
import { createTestSources } from '#server/enquiries/submissions.test-support.ts'
import { queue } from '#server/outbox/outbox.ts'
import type { OutboxKind } from '#server/outbox/outbox-kinds.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { transact } from '#server/platform/db/transact.ts'
import { createStatus } from './status.ts'

const empty = { waiting: 0, held: 0, sending: 0, parked: 0, oldestUnsentSeconds: 0 }
const none = { mail: empty, webhook: empty }

describeOnSqlite('the status', (suite) => {
  const sources = createTestSources()
  beforeEach(async () => {
    await suite.database.db.deleteFrom('outbox').execute()
  })
  const statusAfter = (seconds: number) =>
    createStatus({ database: suite.database, now: () => sources.now() + seconds * 1_000 }).report()
  const enqueue = (held = false, kind: OutboxKind = 'enquiry-notice') =>
    transact(suite.database, (trx) => queue(trx, [{ kind, recordId: 'a' }], { held, sources }))

  test('is well with an empty outbox, and leaves nothing in the database', async () => {
    expect(await statusAfter(0)).toEqual({
      status: 'ok',
      database: 'ok',
      mail: 'ok',
      webhook: 'ok',
      disk: 'ok',
      outbox: none,
      bankHolidays: 'ok',
      checked: new Date(sources.now()).toISOString(),
    })
    expect(await suite.database.db.selectFrom('settings').selectAll().execute()).toEqual([])
  })

  test('counts what has not been sent, with the age of the oldest since it was queued', async () => {
    await enqueue()
    await enqueue(true)
    await suite.database.db
      .updateTable('outbox')
      .set({ attempts: 4, nextAttemptUtc: '2027-01-01T00:00:00.000Z' })
      .where('state', '=', 'waiting')
      .execute()
    expect(await statusAfter(90)).toMatchObject({
      status: 'ok',
      outbox: { ...none, mail: { ...empty, waiting: 1, held: 1, oldestUnsentSeconds: 90 } },
    })
  })

  test('is degraded while something could not be sent for five minutes or is parked, and tells webhook posts from mails', async () => {
    await enqueue()
    expect(await statusAfter(301)).toMatchObject({ status: 'degraded', database: 'ok', mail: 'late' })
    await suite.database.db.deleteFrom('outbox').execute()
    await enqueue(false, 'webhook')
    expect(await statusAfter(301)).toMatchObject({ status: 'degraded', mail: 'ok', webhook: 'late' })
    await suite.database.db.updateTable('outbox').set({ state: 'parked' }).execute()
    expect(await statusAfter(0)).toMatchObject({
      status: 'degraded',
      mail: 'ok',
      webhook: 'parked',
      outbox: { ...none, webhook: { ...empty, parked: 1 } },
    })
  })

  test('is degraded while less is free on the disk than there should be', async () => {
    const statusWith = (minFreeBytes: number) =>
      createStatus({
        database: suite.database,
        now: sources.now,
        disk: { folders: [tmpdir()], minFreeBytes },
      })
    expect(await statusWith(Number.MAX_SAFE_INTEGER).report()).toMatchObject({
      status: 'degraded',
      disk: 'low',
    })
    expect(await statusWith(1).report()).toMatchObject({ status: 'ok', disk: 'ok' })
  })

  test('has the age of the newest backup, and is degraded after 26 hours or a failure', async () => {
    const reportAfter = (hours: number) =>
      createStatus({
        database: suite.database,
        now: () => sources.now() + hours * 3_600_000,
        makesBackups: true,
      }).report()
    expect(await reportAfter(0)).toMatchObject({
      status: 'ok',
      backup: { state: 'none yet', ageSeconds: null },
    })
    const succeededUtc = new Date(sources.now()).toISOString()
    await suite.database.db
      .insertInto('jobs')
      .values({ name: 'backup', dueUtc: succeededUtc, succeededUtc, lastError: null, note: null })
      .execute()
    expect(await reportAfter(25)).toMatchObject({ status: 'ok', backup: { state: 'ok', ageSeconds: 90_000 } })
    expect(await reportAfter(27)).toMatchObject({ status: 'degraded', backup: { state: 'old' } })
    await suite.database.db.updateTable('jobs').set({ lastError: 'ENOSPC' }).execute()
    expect(await reportAfter(1)).toMatchObject({ status: 'degraded', backup: { state: 'failed' } })
    expect(await statusAfter(0)).not.toHaveProperty('backup')
  })

  test('is degraded while the mail server lets no mail through, though none waits yet', async () => {
    const status = createStatus({
      database: suite.database,
      mailServerFault: () => 'login refused',
      now: sources.now,
    })
    expect(await status.report()).toMatchObject({ status: 'degraded', mail: 'login refused' })
  })

  test('says when the list of bank holidays must be renewed', async () => {
    const status = createStatus({
      database: suite.database,
      now: () => Date.parse(`${addMonths(firstUncoveredDay, -6)}T12:00:00Z`),
    })
    expect(await status.report()).toMatchObject({ status: 'ok', bankHolidays: 'list running out' })
  })

  test('is down when the database does not answer', async () => {
    const database = await suite.openAnother()
    await database.close()
    const status = createStatus({ database, now: sources.now })
    expect(await status.report()).toMatchObject({ status: 'down', database: 'down' })
  })
})

test('the status is down while the disk is full, though reading goes on, and well once there is room', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'site-status-full-'))
  const database = await openDatabase({ dataDir })
  /** SQLite refuses to grow beyond this, with the error that a full disk gives. */
  const limitPages = (pages: number) =>
    database.db.transaction().execute((trx) => sql.raw(`pragma max_page_count = ${pages}`).execute(trx))
  const status = createStatus({ database, now: Date.now })
  // 1 is less than there is: the limit becomes the present size.
  await limitPages(1)
  expect(await status.report()).toMatchObject({ status: 'down', database: 'not writable', outbox: none })
  await limitPages(1_000_000)
  expect(await status.report()).toMatchObject({ status: 'ok', database: 'ok' })
  await database.close()
  await rm(dataDir, { recursive: true })
})

test('the status is down while the database file is damaged, and well after a start with an undamaged one', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'site-status-damaged-'))
  const database = await openDatabase({ dataDir })
  const status = createStatus({ database, now: Date.now })
  await sql`pragma wal_checkpoint(truncate)`.execute(database.db)
  const file = path.join(dataDir, 'site.db')
  const bytes = await readFile(file)
  const handle = await open(file, 'r+')
  await handle.write(Buffer.alloc(bytes.length - 4096, 0xa5), 0, bytes.length - 4096, 4096)
  await sql`pragma shrink_memory`.execute(database.db)
  await handle.close()
  expect(await status.report()).toMatchObject({ status: 'down' })
  await database.close()
  await writeFile(file, bytes)
  const again = await openDatabase({ dataDir })
  expect(await createStatus({ database: again, now: Date.now }).report()).toMatchObject({ status: 'ok' })
  await again.close()
  await rm(dataDir, { recursive: true })
})
