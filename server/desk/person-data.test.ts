import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { plainDate } from '#domain/plain-date.ts'
import { describeOnBothDatabases, describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { commandLine } from './audit-log.ts'
import { MAX_OF_ONE } from './find-person.ts'
import { erasePerson } from './person-data.ts'
import { listRequests, recordRequest } from './person-requests.ts'
import { createTestRecords } from './records.test-support.ts'
import { accepted, Refusal } from './refusal.ts'

const received = plainDate('2026-11-15')

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

  suite.once('is found by an e-mail address, whatever its case', async () => {
    const mine = [
      await records.contact(),
      await records.book(),
      await records.brochure({ email: 'GRACE@example.com' }),
    ]
    await records.contact({
      email: 'ann@example.com',
      phoneNumber: '01632 960 009',
      message: 'grace@example.com',
    })
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

  test('is found, exported and erased whole from any one of three messages with other addresses', async () => {
    const gail = { email: 'gail@example.com', phoneNumber: '07700 900 301' }
    const nobody = { email: 'ann@example.com', phoneNumber: '07700 900 999' }
    const send = async () => [
      await records.contact(gail),
      await records.contact({ ...gail, phoneNumber: '' }),
      await records.contact({ ...gail, email: '' }),
    ]
    const other = await records.contact(nobody)
    for (const seed of ['Gail@example.com', '+44 7700 900301', 0, 1, 2]) {
      const mine = await send()
      const asked = typeof seed === 'string' ? seed : (mine[seed] ?? '')
      expect(await referencesOn(asked), asked).toEqual(mine.toSorted())
      accepted(
        await recordRequest(records.desk(), { kind: 'erasure', asked: gail.email, received }, commandLine),
      )
      const { receipt, references } = accepted(await records.erase(asked))
      expect(references.toSorted()).toEqual(mine.toSorted())
      expect(await referencesOn(gail.email)).toEqual([])
      expect(await listRequests(suite.database.db, false)).toEqual([])
      const [done] = await listRequests(suite.database.db, true)
      expect(done).toMatchObject({ who: '', due: '2026-12-15', receipt })
      await suite.database.db.deleteFrom('personRequests').execute()
      const logged = await suite.database.db.selectFrom('auditLog').select('detail').execute()
      expect(logged).toContainEqual({ detail: `3 enquiries, receipt ${receipt}` })
    }
    expect(await referencesOn(other)).toEqual([other])
  })

  suite.once(
    'does not go on through a number that many give, and what is somebody else’s is left out',
    async () => {
      const office = '01256 000 000'
      const rows = Array.from({ length: MAX_OF_ONE + 1 }, (_, index) => `person${index}@example.com`)
      for (const email of rows) await records.contact({ email, phoneNumber: office })
      const found = await records.heldOn('person3@example.com')
      expect([found.enquiries.length, found.shared]).toEqual([1, ['01256000000']])
      expect((await records.heldOn(office)).enquiries).toEqual([])
      const [hers, his] = [await records.contact(), await records.contact({ email: 'his@example.com' })]
      expect(await referencesOn(hers)).toEqual([hers, his].sort())
      accepted(await erasePerson(records.desk(), hers, commandLine, [his]))
      expect(await referencesOn(his)).toEqual([his])
    },
  )

  suite.once('is erased with a receipt; the slot is free, and other people’s records stay', async () => {
    const date = plainDate('2026-11-19')
    const mine = [await records.contact(), await records.book({ date }), await records.brochure()]
    const other = await records.contact({ email: 'ann@example.com', phoneNumber: '01632 960 009' })
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
