import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { publishedAt } from '#server/editing/publications.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { approvalNoticeMail } from './approval-notice.ts'
import {
  approveDraft,
  type Draft,
  declareFirmOfOne,
  discardDraft,
  findDraft,
  listDrafts,
  type Person,
  publishDraft,
  saveDraft,
  sendBack,
  sendForApproval,
} from './content-drafts.ts'
import { accepted, Refusal } from './refusal.ts'

describeOnSqlite('a draft of content', (suite) => {
  let entry: string
  let [anna, ben]: Person[] = []
  const now = Date.parse('2026-11-18T10:00:00Z')
  const desk = () => ({ database: suite.database, now: () => now, createId: () => randomUUID() })
  const db = () => suite.database.db
  const addPerson = async (name: string): Promise<Person> => {
    const id = randomUUID()
    await db()
      .insertInto('staff')
      .values({ id, name, email: `${id}@firm.example`, role: 'owner', createdUtc: '', removedUtc: null })
      .execute()
    return { staffId: id }
  }
  beforeEach(async () => {
    await db().deleteFrom('staff').execute()
    entry = `test/${randomUUID()}`
    anna = await addPerson('Anna')
    ben = await addPerson('Ben')
  })
  const edit = async (person: Person, changes: Record<string, unknown>, version?: number, base = 0) =>
    await saveDraft(desk(), person, { entry, changes, base, version })
  const draftOf = async (id: string) => (await findDraft(db(), id)) as Draft
  const approve = async (person: Person, id: string, { digest } = { digest: '' }) =>
    await approveDraft(desk(), person, id, {
      digest: digest || (await draftOf(id)).digest,
      confirmed: 'Read',
    })
  const publish = async (person: Person, changes: Record<string, unknown>, from = now) => {
    const id = accepted(await edit(person, changes, undefined, 10_000))
    accepted(await sendForApproval(desk(), person, id))
    accepted(await approve(person === anna ? (ben as Person) : (anna as Person), id))
    return accepted(await publishDraft(desk(), person, id, from))
  }

  test('that waits is told to who can approve it by a mail with none of its words, unless it no longer waits', async () => {
    const [author, other] = [anna as Person, ben as Person]
    const mailing = { ...desk(), sendsMail: true }
    const id = accepted(await edit(author, { price: 'Secret words' }))
    accepted(await sendForApproval(mailing, author, id))
    const [mail, ...more] = await db().selectFrom('outbox').selectAll().execute()
    expect([mail?.recordId, more]).toEqual([`${id} ${other.staffId}`, []])
    const read = async () => await approvalNoticeMail(db(), 'https://desk.example.com', mail?.recordId ?? '')
    const notice = await read()
    expect(notice?.words.action?.url).toBe(`https://desk.example.com/content/drafts/${id}`)
    expect(JSON.stringify(notice)).not.toContain('Secret')
    accepted(await sendBack(desk(), other, id, 'Shorter'))
    expect(await read()).toBeNull()
    accepted(await sendForApproval(mailing, author, id))
    expect(await read()).not.toBeNull()
  })

  test('is published after somebody else has approved exactly these words', async () => {
    const [author, other] = [anna as Person, ben as Person]
    const id = accepted(await edit(author, { price: 5 }))
    expect(await publishDraft(desk(), author, id, now)).toBeInstanceOf(Refusal)
    accepted(await sendForApproval(desk(), author, id))
    expect(await approve(author, id)).toBeInstanceOf(Refusal)
    expect(await approve(other, id, { digest: 'of other words' })).toMatchObject({ reason: 'stale' })
    accepted(await approve(other, id))
    const number = accepted(await publishDraft(desk(), author, id, now))
    expect((await publishedAt(db(), now))[entry]).toEqual({ price: 5 })
    const row = await db()
      .selectFrom('publications')
      .selectAll()
      .where('number', '=', number)
      .executeTakeFirst()
    expect(row).toMatchObject({
      authorId: author.staffId,
      approverId: other.staffId,
      sole: 0,
      confirmed: 'Read',
    })
    expect(await publishDraft(desk(), author, id, now)).toBeInstanceOf(Refusal)
  })

  test('loses its approval when it is edited or sent back', async () => {
    const [author, other] = [anna as Person, ben as Person]
    const id = accepted(await edit(author, { price: 5 }))
    accepted(await sendForApproval(desk(), author, id))
    accepted(await approve(other, id))
    expect(await edit(author, { price: 6 }, 0)).toMatchObject({ reason: 'stale' })
    accepted(await edit(author, { price: 6 }, (await draftOf(id)).version))
    expect(await publishDraft(desk(), author, id, now)).toBeInstanceOf(Refusal)
    accepted(await sendForApproval(desk(), author, id))
    accepted(await sendBack(desk(), other, id, 'Which year?'))
    expect(await draftOf(id)).toMatchObject({ state: 'open', note: 'Which year?' })
    expect(await discardDraft(desk(), other, id)).toBeInstanceOf(Refusal)
    accepted(await discardDraft(desk(), author, id))
    expect(await listDrafts(db(), { entry })).toEqual([])
  })

  test('of other fields merges, of the same field cannot be published once it is overtaken', async () => {
    const [author, other] = [anna as Person, ben as Person]
    const drafts = [
      accepted(await edit(author, { 'list.1.text': 'a' })),
      accepted(await edit(other, { 'list.0.text': 'b', title: 'c' })),
    ]
    const [first, second] = drafts as [string, string]
    for (const [id, writes, reads] of [
      [first, author, other],
      [second, other, author],
    ] as const) {
      accepted(await sendForApproval(desk(), writes, id))
      accepted(await approve(reads, id))
      accepted(await publishDraft(desk(), writes, id, now))
    }
    const late = accepted(await edit(author, { list: [] }))
    accepted(await sendForApproval(desk(), author, late))
    accepted(await approve(other, late))
    expect(await publishDraft(desk(), author, late, now)).toMatchObject({ reason: 'stale' })
    expect((await publishedAt(db(), now))[entry]).toEqual({
      'list.1.text': 'a',
      'list.0.text': 'b',
      title: 'c',
    })
  })

  test('applies from its day on, and a whole list replaces what was changed in it', async () => {
    await publish(anna as Person, { 'list.1.text': 'a', title: 'c' })
    await publish(anna as Person, { list: ['x'] }, now + 1_000)
    expect((await publishedAt(db(), now + 999))[entry]).toEqual({ 'list.1.text': 'a', title: 'c' })
    expect((await publishedAt(db(), now + 1_000))[entry]).toEqual({ list: ['x'], title: 'c' })
  })

  test('is approved by its author in a firm of one alone, and the record says so', async () => {
    const author = anna as Person
    expect(await declareFirmOfOne(desk(), author)).toBeInstanceOf(Refusal)
    await db()
      .deleteFrom('staff')
      .where('id', '=', (ben as Person).staffId)
      .execute()
    const id = accepted(await edit(author, { price: 5 }))
    accepted(await sendForApproval(desk(), author, id))
    expect(await approve(author, id)).toBeInstanceOf(Refusal)
    await declareFirmOfOne(desk(), author)
    accepted(await approve(author, id))
    const number = accepted(await publishDraft(desk(), author, id, now))
    const row = db().selectFrom('publications').select('sole').where('number', '=', number)
    expect(await row.executeTakeFirst()).toEqual({ sole: 1 })
  })

  test('is not stored as approved by its author, whatever writes it', async () => {
    const id = accepted(await edit(anna as Person, { price: 5 }))
    const update = db()
      .updateTable('contentDrafts')
      .set({ approverId: (anna as Person).staffId })
      .where('id', '=', id)
    await expect(update.execute()).rejects.toThrow(/check/i)
    const published = db()
      .updateTable('publications')
      .set(({ ref }) => ({ approverId: ref('authorId') }))
      .where('sole', '=', 0)
    await expect(published.execute()).rejects.toThrow(/check/i)
  })
})
