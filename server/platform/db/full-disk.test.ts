import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createEnquiries } from '#server/enquiries/enquiries.ts'
import { contactEnquiry, createTestSources, submission } from '#server/enquiries/submissions.test-support.ts'
import { createTestWorker } from '#server/outbox/worker.test-support.ts'
import { type Database, openDatabase } from './database.ts'

describe('a disk that is full', () => {
  const sources = createTestSources()
  let dataDir: string
  let database: Database

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'site-full-'))
    database = await openDatabase({ dataDir })
  })
  afterEach(async () => {
    await database.close()
    await rm(dataDir, { recursive: true })
  })

  /** Limits the file's size: SQLite fails with SQLITE_FULL, as on a full disk. */
  const limitPages = (pages: number) =>
    database.db.transaction().execute((trx) => sql.raw(`pragma max_page_count = ${pages}`).execute(trx))
  const save = () =>
    createEnquiries({ database, sources, wake() {} }).save(
      contactEnquiry({ message: 'x'.repeat(2000) }),
      submission(),
    )
  const fill = async () => {
    // SQLite raises a limit of 1 to the present size.
    await limitPages(1)
    for (let saved = 0; saved < 200; saved += 1) {
      const error = await save().then(
        () => null,
        (reason: { code: string }) => reason,
      )
      if (error !== null) return error
    }
    throw new Error('The disk never filled up')
  }
  const counts = async () => ({
    enquiries: (await database.db.selectFrom('enquiries').select('id').execute()).length,
    mails: (await database.db.selectFrom('outbox').select('id').execute()).length,
  })

  test('is reported as such, without a partial record, and reads go on', async () => {
    expect(await fill()).toMatchObject({ code: 'SQLITE_FULL' })
    const { enquiries, mails } = await counts()
    expect(mails).toBe(2 * enquiries)
    await expect(save()).rejects.toMatchObject({ code: 'SQLITE_FULL' })
  })

  test('does not stop the outbox: waiting mails are sent once there is room', async () => {
    await save()
    await fill()
    const sent = new Set<string>()
    const faults: string[] = []
    const worker = createTestWorker<string>({
      database,
      compose: async ({ id }) => id,
      send: async (id) => void sent.add(id),
      now: () => sources.now() + 120_000,
      log: {
        warn: (_, message) => void faults.push(message),
        error: (_, message) => void faults.push(message),
      },
      settings: { pollMs: 20 },
    })
    worker.start()
    await new Promise((resolve) => setTimeout(resolve, 300))
    await limitPages(1_000_000)
    await expect.poll(async () => sent.size, { timeout: 20_000 }).toBe((await counts()).mails)
    await worker.stop()
    const states = await database.db.selectFrom('outbox').select('state').distinct().execute()
    expect(states).toEqual([{ state: 'sent' }])
  })
})
