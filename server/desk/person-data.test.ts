import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { plainDate } from '#domain/plain-date.ts'
import { describeOnBothDatabases, describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { createTestRecords } from './records.test-support.ts'
import { accepted, Refusal } from './refusal.ts'

describeOnBothDatabases('what is held on a person', (suite) => {
  const records = createTestRecords(suite)
  const tables = ['enquiries', 'outbox', 'callChanges', 'callLinks'] as const
  beforeEach(async () => {
    for (const table of tables) await suite.database.db.deleteFrom(table).execute()
  })
  const counts = async () =>
    await Promise.all(
      tables.map(async (table) => (await suite.database.db.selectFrom(table).selectAll().execute()).length),
    )
  const referencesOn = async (asked: string) =>
    (await records.heldOn(asked)).enquiries.map(({ reference }) => reference).sort()

  test('is found by an e-mail address, whatever its case', async () => {
    const mine = [
      await records.contact(),
      await records.book(),
      await records.brochure({ email: 'GRACE@example.com' }),
    ]
    await records.contact({ email: 'ann@example.com', message: 'grace@example.com' })
    expect(await referencesOn('Grace@Example.com')).toEqual(mine.toSorted())
    await records.move(mine[1] ?? '', '2026-11-20', '10:00 - 10:30')
    const held = await records.heldOn('grace@example.com')
    expect(held.callChanges).toMatchObject([{ kind: 'moved', changedBy: 'firm', toDate: '2026-11-20' }])
    expect(held.mails.length).toBeGreaterThan(0)
    expect(await referencesOn('nobody@example.com')).toEqual([])
  })

  test('is found by a phone number, however it was written', async () => {
    const mine = []
    for (const phoneNumber of [
      '+44 (0)1632 960 001',
      '0044.1632/960-001',
      'mobile: 01632 960\u00a0001',
      '01632960001',
    ])
      mine.push(await records.contact({ phoneNumber, email: '' }))
    // The same ending, and the same digits within another number.
    for (const phoneNumber of ['01632 960 002', '020 7946 60001', '01632 960 001 2'])
      await records.contact({ phoneNumber, email: '' })
    expect(await referencesOn('01632-960001')).toEqual(mine.toSorted())
  })

  test('is erased with a receipt; the slot is free, and other people’s records stay', async () => {
    const date = plainDate('2026-11-19')
    const mine = [await records.contact(), await records.book({ date }), await records.brochure()]
    const other = await records.contact({ email: 'ann@example.com' })
    await records.move(mine[1] ?? '', date, '09:30 - 10:00')
    expect(await counts()).toEqual([4, 9, 1, 1])

    const receipt = accepted(await records.erase('grace@example.com'))
    expect(receipt).toMatchObject({
      receipt: expect.stringMatching(/^[0-9a-f-]{36}$/),
      erasedUtc: '2026-11-15T12:00:00.000Z',
      enquiries: 3,
      outboxRows: 7,
      slotsFreed: ['2026-11-19 09:30 - 10:00'],
    })
    expect(receipt.references.toSorted()).toEqual(mine.toSorted())
    expect(await counts()).toEqual([1, 2, 0, 0])
    expect(await records.freeOn(date)).toEqual({ closed: null, free: 15 })
    expect(await records.find(other)).toMatchObject({ email: 'ann@example.com' })
    expect(await records.erase('grace@example.com')).toBeInstanceOf(Refusal)
  })
})

describeOnSqlite('mail files', (suite) => {
  test('of a person are found and erased, also one that a killed process left unfinished', async () => {
    const records = createTestRecords(suite)
    const [mail] = await records.mailsOf(await records.contact())
    const folder = path.join(suite.location.dataDir, 'mail')
    await mkdir(folder)
    const names = [`${mail?.id}.eml`, `${mail?.id}.eml.part`, 'other.eml']
    for (const name of names) await writeFile(path.join(folder, `2026-11-15T12-00-00.000Z-${name}`), '')
    expect((await records.heldOn('grace@example.com')).mailFiles).toHaveLength(2)
    expect(await records.erase('grace@example.com')).toMatchObject({ mailFiles: 2 })
    expect(await readdir(folder)).toEqual(['2026-11-15T12-00-00.000Z-other.eml'])
  })
})
