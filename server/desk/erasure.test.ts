import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { createEnquiries } from '#server/enquiries/enquiries.ts'
import { contactEnquiry, createTestSources, submission } from '#server/enquiries/submissions.test-support.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { commandLine } from './audit-log.ts'
import { eraseEnquiries } from './erasure.ts'

test('an erased person is in none of SQLite’s files, though a backup is being made meanwhile', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'erasure-'))
  const database = await openDatabase({ dataDir })
  onTestFinished(async () => {
    await database.close()
    await rm(dataDir, { recursive: true })
  })
  const sources = createTestSources()
  const enquiries = createEnquiries({ database, sources, wake() {} })
  await enquiries.save(contactEnquiry({ name: 'Zebedee Erasable' }), submission())
  const isIn = async (file: string) => (await readFile(path.join(dataDir, file))).includes('Zebedee')
  expect(await isIn('site.db-wal')).toBe(true)

  const backup = new DatabaseSync(path.join(dataDir, 'site.db'))
  backup.exec('begin')
  backup.prepare('select 1 from enquiries').get()
  setTimeout(() => backup.close(), 100)
  const [record] = await database.db.selectFrom('enquiries').select('id').execute()
  const desk = { database, location: { dataDir }, now: sources.now, createId: randomUUID }
  await eraseEnquiries(desk, [record?.id ?? ''], commandLine)
  expect([await isIn('site.db'), await isIn('site.db-wal')]).toEqual([false, false])
})
