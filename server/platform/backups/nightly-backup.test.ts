import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { HOUR_MS } from '#domain/durations.ts'
import { createTestRecords } from '#server/desk/records.test-support.ts'
import { describeOnBothDatabases } from '#server/platform/db/databases.test-support.ts'
import { createLog } from '#server/platform/log.ts'
import { backupReport } from './backup-report.ts'
import { createNightlyBackup, nextNight } from './nightly-backup.ts'

describeOnBothDatabases('the nightly backup', (suite) => {
  const desk = createTestRecords(suite)
  const lines: Record<string, unknown>[] = []
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
  let folder = ''
  let clock = 0
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'nightly-'))
    clock = Date.parse('2026-11-16T12:00:00Z')
    await desk.contact({ message: 'Hello' })
    desk.sources.clock.now += 1_000
    await desk.book()
  })
  beforeEach(() => void lines.splice(0))
  afterAll(() => rm(folder, { recursive: true }))

  const directory = () => path.join(folder, 'backups')
  const files = async () => (await readdir(directory())).sort()
  const nightly = (settings: { directory?: string; keep?: number } = {}, database = suite.database) =>
    createNightlyBackup({
      database,
      settings: { directory: directory(), keep: 2, ...settings },
      now: () => clock,
      log,
    })

  test('is made once where two instances want to, for its owner alone', async () => {
    const other = nightly({}, await suite.openAnother())
    const made = await Promise.all([nightly().runIfDue(), other.runIfDue()])
    expect(made.toSorted()).toEqual([false, true])
    const [file, ...rest] = await files()
    expect([file, rest]).toEqual(['site-2026-11-16T12-00-00Z.backup', []])
    expect((await stat(directory())).mode & 0o777).toBe(0o700)
    expect((await stat(path.join(directory(), file ?? ''))).mode & 0o777).toBe(0o600)
    expect(await backupReport(suite.database, clock + 5_000)).toEqual({ state: 'ok', ageSeconds: 5 })
  })

  suite.once('is made at half past two in the night, and not before', async () => {
    clock = Date.parse('2026-11-17T02:29:59Z')
    expect(await nightly().runIfDue()).toBe(false)
    clock = Date.parse('2026-11-17T02:30:00Z')
    expect(await nightly().runIfDue()).toBe(true)
    expect(await nightly().runIfDue()).toBe(false)
  })

  suite.once(
    'that cannot be written is logged, in the status, and tried again after an hour; the last ones stay',
    async () => {
      clock = Date.parse('2026-11-18T02:30:00Z')
      const blocked = path.join(folder, 'a-file')
      await writeFile(blocked, '')
      expect(await nightly({ directory: blocked }).runIfDue()).toBe(false)
      expect(lines).toMatchObject([{ level: 50, err: { code: expect.stringMatching(/EEXIST|ENOTDIR/) } }])
      expect(await backupReport(suite.database, clock)).toEqual({ state: 'failed', ageSeconds: 24 * 3600 })
      expect(await files()).toHaveLength(2)
      clock += HOUR_MS - 1
      expect(await nightly().runIfDue()).toBe(false)
      clock += 1
      expect(await nightly().runIfDue()).toBe(true)
      expect(await backupReport(suite.database, clock)).toMatchObject({ state: 'ok' })
    },
  )

  suite.once(
    'removes the oldest beyond BACKUP_KEEP and what was left unfinished, and no other file',
    async () => {
      const unfinished = path.join(directory(), 'site-2026-11-18T02-30-00Z.backup.part')
      for (const file of [unfinished, path.join(directory(), 'notes.txt')]) await writeFile(file, '')
      clock = Date.parse('2026-11-19T02:31:00Z')
      expect(await nightly().runIfDue()).toBe(true)
      expect(await files()).toEqual([
        'notes.txt',
        'site-2026-11-18T03-30-00Z.backup',
        'site-2026-11-19T02-31-00Z.backup',
      ])
    },
  )

  suite.once('is made though the clock was years ahead when the last one was', async () => {
    clock = Date.parse('2031-01-01T02:30:00Z')
    expect(await nightly().runIfDue()).toBe(true)
    clock = Date.parse('2026-11-20T02:30:00Z')
    expect(await nightly().runIfDue()).toBe(true)
  })

  suite.once('is made at once for whoever asks, also while the process finds that none is due', async () => {
    clock = Date.parse('2026-11-20T12:00:00Z')
    const backup = nightly()
    expect(await Promise.all([backup.runIfDue(), backup.makeNow()])).toEqual([false, true])
  })
})

test('the next night begins at 02:30 in London, in summer and winter', () => {
  const next = (now: string) => new Date(nextNight(Date.parse(now))).toISOString()
  expect(next('2026-07-01T01:29:00Z')).toBe('2026-07-01T01:30:00.000Z')
  expect(next('2026-07-01T01:30:00Z')).toBe('2026-07-02T01:30:00.000Z')
  expect(next('2026-10-24T12:00:00Z')).toBe('2026-10-25T02:30:00.000Z')
  expect(next('2027-03-27T12:00:00Z')).toBe('2027-03-28T01:30:00.000Z')
})
