import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { exampleReference } from '#content/site/brand.ts'
import { plainDate } from '#domain/plain-date.ts'
import { describeOnBothDatabases } from '#server/db/databases.test-support.ts'
import { createOutboxWorker } from '#server/outbox/worker.ts'
import { createTestDesk } from './desk.test-support.ts'

describeOnBothDatabases('the desk’s enquiries', (suite) => {
  let desk = createTestDesk(suite)

  beforeEach(async () => {
    desk = createTestDesk(suite)
    for (const table of ['enquiries', 'outbox'] as const) {
      await suite.database.db.deleteFrom(table).execute()
    }
  })

  const references = async (...typed: string[]) =>
    ((await desk.json('enquiries', ...typed)) as { reference: string }[]).map(({ reference }) => reference)

  test('are listed newest first, brochure requests among them', async () => {
    const first = await desk.contact()
    desk.ids.clock.now += 60_000
    const second = await desk.brochure()
    desk.ids.clock.now += 60_000
    const third = await desk.book()
    expect(await references()).toEqual([third, second, first])
    const said = await desk.says('enquiries')
    expect(said).toMatch(/^Reference +Received +Kind +Name/)
    expect(said).toContain('15/11/2026 12:00')
    expect(said.indexOf(third)).toBeLessThan(said.indexOf(first))
  })

  test('are found by day, kind and state, and as many as asked for', async () => {
    const contact = await desk.contact()
    const brochure = await desk.brochure()
    const suspect = await desk.contact({}, { quarantined: true })
    desk.ids.clock.now += 86_400_000
    const call = await desk.book({ kind: 'consultation' })
    await desk.says('enquiries', 'answer', call)

    expect(await references('--since', '2026-11-16')).toEqual([call])
    expect(await references('--since', 'today')).toEqual([call])
    expect(await references('--until', '2026-11-15', '--kind', 'contact')).toHaveLength(2)
    expect(await references('--kind', 'consultation')).toEqual([call])
    expect(await references('--kind', 'brochure')).toEqual([brochure])
    expect(await references('--answered')).toEqual([call])
    expect((await references('--no-answered')).sort()).toEqual([contact, suspect].sort())
    expect(await references('--quarantined')).toEqual([suspect])
    expect(await references('--no-quarantined')).toHaveLength(3)
    expect(await references('--limit', '1')).toEqual([call])
  })

  test('are shown one by one, with their mails', async () => {
    const reference = await desk.contact({ message: 'Two\nlines' })
    const said = await desk.says('enquiries', 'show', reference.toLowerCase())
    expect(said).toContain('Grace Hopper')
    expect(said).toMatch(/Message +Two\n +lines/)
    expect(said).toContain('confirmation')
    expect(await desk.json('enquiries', 'show', reference)).toMatchObject({ reference, mails: [{}, {}] })
  })

  test('are exported to a CSV file that only its owner can read, without formulas', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'desk-'))
    const file = path.join(folder, 'enquiries.csv')
    await desk.contact({ name: '=HYPERLINK("https://example.com")', message: 'a "b",\nc' })
    await desk.says('enquiries', 'csv', '--out', file)
    const text = await readFile(file, 'utf8')
    expect(text).toMatch(/^\uFEFFReference,Received \(UTC\),/)
    expect(text).toContain(`"'=HYPERLINK(""https://example.com"")"`)
    expect(text).toContain('"a ""b"",\nc"')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await desk.refuses('enquiries', 'csv', '--out', file)).toContain('is there already')
    await rm(folder, { recursive: true })
  })

  test('are marked as answered, and back', async () => {
    const reference = await desk.contact()
    await desk.says('enquiries', 'answer', reference)
    expect(await desk.json('enquiries', 'show', reference)).toMatchObject({
      answeredUtc: '2026-11-15T12:00:00.000Z',
    })
    await desk.says('enquiries', 'answer', reference, '--undo')
    expect(await desk.json('enquiries', 'show', reference)).toMatchObject({ answeredUtc: null })
    expect(await desk.refuses('enquiries', 'answer', await desk.brochure())).toContain('brochure request')
  })

  test.each([
    ['contact', ['confirmation', 'enquiry-notice']],
    // Its time is past by then: there is nothing to tell the visitor.
    ['book', ['enquiry-notice']],
    ['brochure', ['confirmation', 'enquiry-notice']],
  ] as const)('are released from quarantine with their mails, however late (%s)', async (form, kinds) => {
    const reference = await desk[form]({}, { quarantined: true })
    const sent: string[] = []
    const worker = createOutboxWorker<string>({
      database: suite.database,
      compose: async ({ kind }) => kind,
      send: async (message) => void sent.push(message),
      now: desk.ids.now,
      createId: randomUUID,
      random: Math.random,
      log: { warn() {}, error() {} },
    })
    desk.ids.clock.now += 5 * 86_400_000
    await worker.deliverDue()
    expect(sent).toEqual([])

    expect(await desk.json('enquiries', 'release', reference)).toEqual({ reference, mails: kinds.length })
    await worker.deliverDue()
    expect(sent.toSorted()).toEqual(kinds)
    expect(await desk.json('enquiries', 'show', reference)).toMatchObject({ quarantined: false })
    expect(await desk.refuses('enquiries', 'release', reference)).toContain('not in quarantine')
  })

  test('in quarantine hold their slot', async () => {
    const date = plainDate('2026-11-19')
    await desk.book({ date, time: '10:00 - 10:30' }, { quarantined: true })
    const { slots } = await desk.slotsOf(date)
    expect(slots.find(({ time }) => time === '10:00 - 10:30')?.free).toBe(false)
  })

  test('are found by a reference with the prefix of a former brand', async () => {
    await desk.contact({ name: 'Ada Lovelace' })
    await suite.database.db.updateTable('enquiries').set({ reference: 'FORMER-7K3Q9' }).execute()
    expect(await desk.json('enquiries', 'show', 'former-7k3q9')).toMatchObject({ name: 'Ada Lovelace' })
  })

  test('answer a mistake with one sentence', async () => {
    expect(await desk.refuses('enquiries', 'show', 'ZZ-22222')).toContain(
      'no enquiry with the reference ZZ-22222',
    )
    expect(await desk.refuses('enquiries', 'show', 'nonsense')).toContain(exampleReference)
    expect(await desk.refuses('enquiries', 'show')).toContain(exampleReference)
    expect(await desk.refuses('enquiries', '--kind', 'spam')).toContain('--kind must be one of')
    expect(await desk.refuses('enquiries', '--since', 'yesterday')).toContain('2026-11-19')
    expect(await desk.refuses('enquiries', '--limit', '0')).toContain('--limit')
    expect(await desk.refuses('enquiries', 'destroy')).toContain('none of: list, show')
    expect(await desk.refuses('enquiries', '--nonsense')).toContain(
      '"enquiries list" takes no --nonsense. It is called as: enquiries [list] [--since DAY]',
    )
    expect(await desk.refuses('enquiries', 'list', 'more')).toContain('one word too many')
  })
})
