import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { plainDate } from '#domain/plain-date.ts'
import { openDatabase } from '#server/db/database.ts'
import { describeOnBothDatabases } from '#server/db/databases.test-support.ts'
import { createTestDesk } from './desk.test-support.ts'

describeOnBothDatabases('the desk’s person', (suite) => {
  const desk = createTestDesk(suite)
  beforeEach(async () => {
    for (const table of ['enquiries', 'outbox', 'callChanges', 'callLinks'] as const) {
      await suite.database.db.deleteFrom(table).execute()
    }
  })
  const counts = async () => {
    const { db } = suite.database
    return {
      enquiries: (await db.selectFrom('enquiries').select('id').execute()).length,
      mails: (await db.selectFrom('outbox').select('id').execute()).length,
      changes: (await db.selectFrom('callChanges').select('id').execute()).length,
      links: (await db.selectFrom('callLinks').select('hash').execute()).length,
    }
  }

  test('is everything held on an address, whatever its case', async () => {
    const mine = [
      await desk.contact(),
      await desk.book(),
      await desk.brochure({ emailAddress: 'GRACE@example.com' }),
    ]
    await desk.contact({ email: 'ann@example.com', message: 'grace@example.com' })
    const held = await desk.json('person', 'Grace@Example.com')
    expect(held.records.map(({ reference }: { reference: string }) => reference).sort()).toEqual(
      mine.toSorted(),
    )
    expect(held.records[0]).toMatchObject({
      message: 'Hello',
      noticeVersion: '2026-11',
      createdAt: '15/11/2026',
    })
    expect(held.mails).toHaveLength(7)
    await desk.says('callbacks', 'move', mine[1] as string, '2026-11-20', '10:00')
    expect((await desk.json('person', 'grace@example.com')).callChanges).toMatchObject([
      { kind: 'moved', changedBy: 'firm', fromDate: '2026-11-19', toDate: '2026-11-20' },
    ])
    expect(JSON.parse(await desk.says('person', 'grace@example.com'))).toMatchObject({
      asked: 'grace@example.com',
    })
  })

  test('is found by a phone number, however it was written', async () => {
    const mine = []
    for (const phoneNumber of [
      '+44 (0)1632 960 001',
      '0044.1632/960-001',
      'mobile: 01632 960\u00a0001',
      '01632960001',
    ])
      mine.push(await desk.contact({ phoneNumber, email: '' }))
    // The same ending, and the same digits within another number.
    for (const phoneNumber of ['01632 960 002', '020 7946 60001', '01632 960 001 2'])
      await desk.contact({ phoneNumber, email: '' })
    const held = await desk.json('person', '01632-960001')
    const found = held.records.map(({ reference }: { reference: string }) => reference)
    expect(found.toSorted()).toEqual(mine.toSorted())
  })

  test('is erased with a receipt; the slot is free, and other people’s records stay', async () => {
    const date = plainDate('2026-11-19')
    const mine = [await desk.contact(), await desk.book({ date }), await desk.brochure()]
    const other = await desk.contact({ email: 'ann@example.com' })
    await desk.says('callbacks', 'move', mine[1] as string, date, '09:30')
    expect(await desk.refuses('person', 'erase', 'grace@example.com')).toContain('add --yes')
    expect(await counts()).toEqual({ enquiries: 4, mails: 9, changes: 1, links: 1 })

    const receipt = await desk.json('person', 'erase', 'grace@example.com', '--yes')
    expect(receipt).toMatchObject({
      receipt: expect.stringMatching(/^[0-9a-f-]{36}$/),
      erasedUtc: '2026-11-15T12:00:00.000Z',
      enquiries: 3,
      outboxRows: 7,
      slotsFreed: ['2026-11-19 09:30 - 10:00'],
    })
    expect(receipt.references.sort()).toEqual(mine.toSorted())
    expect(await counts()).toEqual({ enquiries: 1, mails: 2, changes: 0, links: 0 })
    expect((await desk.slotsOf(date)).slots.every(({ free }) => free)).toBe(true)
    expect(await desk.says('enquiries', 'show', other)).toContain('ann@example.com')
    expect(await desk.refuses('person', 'erase', 'grace@example.com', '--yes')).toContain('Nothing is held')
  })

  test('without records is reported as such', async () => {
    expect(await desk.json('person', 'nobody@example.com')).toMatchObject({
      records: [],
      mails: [],
      mailFiles: [],
    })
    expect(await desk.refuses('person', 'Grace')).toContain('this is neither')
    expect(await desk.refuses('person')).toContain('this is neither')
    expect(await desk.refuses('person', 'a@example.com', 'b@example.com')).toContain('one word too many')
  })
})

describeOnBothDatabases('the desk’s retention', (suite) => {
  test('lists and purges what is six years old, and nothing younger', async () => {
    const desk = createTestDesk(suite, '2020-11-14T12:00:00Z')
    const old = [await desk.contact(), await desk.brochure()]
    desk.ids.clock.now = Date.parse('2020-11-15T00:30:00Z')
    const young = await desk.contact()
    desk.ids.clock.now = Date.parse('2026-11-15T12:00:00Z')

    const { before, records } = await desk.json('retention')
    expect(before).toBe('2020-11-15')
    expect(records.map(({ reference }: { reference: string }) => reference).sort()).toEqual(old.sort())
    expect(await desk.says('retention', '--years', '7')).toBe(
      'Nothing is from before Friday 15 November 2019.',
    )
    expect(await desk.refuses('retention', 'purge')).toContain('This would erase 2 records')
    expect(await desk.says('retention', 'purge', '--yes')).toContain(
      '2 records from before Sunday 15 November 2020',
    )
    const left = await desk.json('enquiries')
    expect(left.map(({ reference }: { reference: string }) => reference)).toEqual([young])
    expect(await suite.database.db.selectFrom('outbox').select('id').execute()).toHaveLength(2)
    expect(await desk.refuses('retention', '--years', 'six')).toContain('--years')
  })
})

describe('erasing on SQLite', () => {
  test('leaves nothing of the person in the database’s files and mail files', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'desk-erase-'))
    const database = await openDatabase({ dataDir })
    const desk = createTestDesk({
      database,
      place: { dataDir },
      openAnother: () => openDatabase({ dataDir }),
    })
    await desk.contact({ name: 'Telltale Name', message: 'x'.repeat(1500) })
    const [mail] = await desk.json('outbox')
    await mkdir(path.join(dataDir, 'mail'))
    // A process that was killed while it wrote one has left it unfinished.
    for (const ending of ['eml', 'eml.part'])
      await writeFile(
        path.join(dataDir, 'mail', `2026-11-15T12-00-00.000Z-${mail.id}.${ending}`),
        'To: grace@example.com',
      )
    await writeFile(path.join(dataDir, 'mail', '2026-11-15T12-00-00.000Z-other.eml'), 'To: ann@example.com')
    expect((await desk.json('person', 'grace@example.com')).mailFiles).toHaveLength(2)

    const receipt = await desk.json('person', 'erase', 'grace@example.com', '--yes')
    expect(receipt.mailFiles).toBe(2)
    expect(await readdir(path.join(dataDir, 'mail'))).toEqual(['2026-11-15T12-00-00.000Z-other.eml'])
    for (const name of (await readdir(dataDir)).filter((file) => file.startsWith('site.db'))) {
      expect(await readFile(path.join(dataDir, name), 'latin1')).not.toContain('Telltale')
    }
    await database.close()
    await rm(dataDir, { recursive: true })
  })
})
