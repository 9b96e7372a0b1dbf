import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { type Database, openDatabase } from '#server/db/database.ts'
import { transact } from '#server/db/transact.ts'
import { createTestIds } from '#server/enquiries/submissions.test-support.ts'
import { abandonedClaims, retryAbandonedClaims } from './abandoned-claims.ts'
import { claimDue } from './claims.ts'
import { queue } from './outbox.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

describe('mails claimed by a process on SQLite', () => {
  const ids = createTestIds()
  const parts = { now: ids.now, random: () => 0.5 }
  let dataDir: string

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'site-abandoned-'))
    await withDatabase((database) =>
      transact(database, (trx) =>
        queue(
          trx,
          [1, 2, 3].map((record) => ({ kind: 'enquiry-notice', recordId: `record-${record}` })),
          { held: false, ids },
        ),
      ),
    )
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
    const database = await openDatabase({ dataDir })
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  }
  const claim = (database: Database, token: string) =>
    claimDue(database, { channel: 'mail', now: ids.now(), leaseMs: 180_000, limit: 2, token })
  const mails = (database: Database) =>
    database.db
      .selectFrom('outbox')
      .select(['state', 'claimedBy', 'attempts', 'nextAttemptUtc', 'lastError'])
      .orderBy('state')
      .execute()

  /** Starts a process that claims two of the three mails and then idles; resolves to a function that kills it. */
  async function claimElsewhere() {
    const script = `
      import { openDatabase } from '#server/db/database.ts'
      import { claimDue } from '#server/outbox/claims.ts'
      const database = await openDatabase({ dataDir: process.argv[1] })
      await claimDue(database, { channel: 'mail', now: ${ids.now()}, leaseMs: 180_000, limit: 2, token: 'elsewhere' })
      console.log('claimed')
      setInterval(() => {}, 1_000)`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    return async () => {
      child.kill('SIGKILL')
      await once(child, 'close')
    }
  }

  test('are abandoned once it has been killed, and retried after the usual backoff', async () => {
    const kill = await claimElsewhere()
    await kill()
    const claims = abandonedClaims({ dataDir })
    expect(claims).toEqual(['elsewhere'])
    await withDatabase(async (database) => {
      expect(await retryAbandonedClaims(database, claims, parts)).toBe(2)
      const retried = {
        state: 'waiting',
        claimedBy: null,
        attempts: 1,
        nextAttemptUtc: '2026-11-15T12:00:05.000Z',
        lastError: 'process ended',
      }
      const untouched = {
        ...retried,
        attempts: 0,
        nextAttemptUtc: '2026-11-15T12:00:00.000Z',
        lastError: null,
      }
      expect(await mails(database)).toEqual(expect.arrayContaining([retried, retried, untouched]))
    })
  })

  test('are not abandoned while it runs', async () => {
    const kill = await claimElsewhere()
    expect(abandonedClaims({ dataDir })).toEqual([])
    await kill()
  })

  test('do not count as abandoned while any process has the file open, even this one', async () => {
    const kill = await claimElsewhere()
    await withDatabase(async () => {
      await kill()
      expect(abandonedClaims({ dataDir })).toEqual([])
    })
    expect(abandonedClaims({ dataDir })).toEqual(['elsewhere'])
  })

  test('are not taken from an instance that has claimed them since', async () => {
    const kill = await claimElsewhere()
    await kill()
    const claims = abandonedClaims({ dataDir })
    await withDatabase(async (database) => {
      await retryAbandonedClaims(database, claims, parts)
      ids.clock.now += 60_000
      await claim(database, 'another')
      expect(await retryAbandonedClaims(database, claims, parts)).toBe(0)
      expect((await mails(database)).filter(({ claimedBy }) => claimedBy === 'another')).toHaveLength(2)
    })
  })

  test('are none where there is no database yet, and none is created', async () => {
    const nowhere = path.join(dataDir, 'nowhere')
    expect(abandonedClaims({ dataDir: nowhere })).toEqual([])
    await expect(readdir(nowhere)).rejects.toMatchObject({ code: 'ENOENT' })
  })

  test('keep their lease on PostgreSQL', () => {
    expect(abandonedClaims({ databaseUrl: inject('postgresUrl'), dataDir })).toEqual([])
  })
})
