import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import {
  approveDraft,
  findDraft,
  listDrafts,
  publishDraft,
  saveDraft,
  sendBack,
  sendForApproval,
} from '#server/desk/content-drafts.ts'
import { lastPublication, publishedAt, withLater } from '#server/editing/publications.ts'
import type { Database } from '#server/platform/db/database.ts'
import { describeOnBothDatabases } from '#server/platform/db/databases.test-support.ts'

const START = Date.parse('2026-11-18T10:00:00Z')
const paths = ['price', 'title', 'list.0', 'list.1', 'list']
const entriesOfTest = ['test/one', 'test/two']

const verbsOf: Partial<Record<string, string[]>> = {
  open: ['send', 'send', 'edit', 'restore', 'publish'],
  waiting: ['approve', 'approve', 'approve', 'edit', 'back', 'publish'],
  approved: ['publish', 'publish', 'publish', 'edit', 'back'],
}

describeOnBothDatabases('drafts at two instances, in any order', (suite) => {
  test('lose no field, are published only as approved, and the record replays', async () => {
    const instances = [suite.database, await suite.openAnother()]
    const { faults, published } = await interleave(instances, { rounds: 500, seed: 7 })
    expect(faults).toEqual([])
    expect(published).toBeGreaterThan(0)
  }, 300_000)
})

/**
 * Two people at two instances edit, approve, publish, schedule and restore at random, two things at a time. Resolves to
 * what went wrong, in words, and how much was published.
 */
async function interleave(instances: Database[], { rounds, seed }: { rounds: number; seed: number }) {
  const [first] = instances as [Database]
  const random = randomFrom(seed)
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T
  let now = START
  const people = [await addPerson(first), await addPerson(first)]
  const faults: string[] = []

  const act = async (database: Database) => {
    const desk = { database, now: () => now, createId: () => randomUUID() }
    const { db } = database
    const person = { staffId: pick(people) }
    const draft = pick([undefined, ...(await listDrafts(db))])
    const verb = pick((draft && verbsOf[draft.state]) ?? ['edit'])
    if (verb === 'edit' || draft === undefined) {
      const entry = pick(entriesOfTest)
      const own = (await listDrafts(db, { entry })).find(({ authorId }) => authorId === person.staffId)
      const base = pick([await lastPublication(db), own?.base ?? 0])
      await saveDraft(desk, person, {
        entry,
        changes: { [pick(paths)]: random() },
        base,
        version: own?.version,
      })
    } else if (verb === 'send') await sendForApproval(desk, { staffId: draft.authorId }, draft.id)
    else if (verb === 'approve')
      await approveDraft(desk, person, draft.id, { digest: draft.digest, confirmed: 'Read' })
    else if (verb === 'publish') await publishDraft(desk, person, draft.id, now + pick([0, 0, 5_000]))
    else if (verb === 'back') await sendBack(desk, person, draft.id, 'Why?')
    else {
      const earlier = await publishedAt(db, now - 10_000)
      const changes = earlier[draft.entry] ?? {}
      await saveDraft(
        desk,
        { staffId: draft.authorId },
        {
          entry: draft.entry,
          changes,
          base: await lastPublication(db),
          version: draft.version,
        },
      )
    }
    // A refusal is an answer; an error is a fault.
  }

  for (let round = 0; round < rounds; round += 1) {
    now += 1_000
    const acts = instances.map((database) => act(database))
    for (const result of await Promise.allSettled(acts))
      if (result.status === 'rejected') faults.push(String(result.reason))
  }

  const { db } = first
  const rows = await db.selectFrom('publications').selectAll().orderBy('number').execute()
  for (const [index, row] of rows.entries()) {
    if (row.number !== index + 1) faults.push(`publication ${row.number} is number ${index + 1}`)
    const draft = await findDraft(db, row.draftId)
    if (row.authorId === row.approverId) faults.push(`${row.number} was approved by its author`)
    if (draft?.state !== 'published' || draft.approvedDigest !== draft.digest)
      faults.push(`${row.number} was not approved as it is`)
    if (draft && !isDeepStrictEqual(draft.changes, JSON.parse(row.changes)))
      faults.push(`${row.number} says something else than its draft`)
    // What others published after its author had looked is untouched by it.
    const unseen = draft && rows.filter(({ number }) => number > draft.base && number < row.number)
    const lost = draft && unseen && (await overtakenBy(draft, unseen))
    if (lost) faults.push(`${row.number} took away ${lost}`)
  }
  for (let at = START; at < now + 10_000; at += 1_000)
    if (!isDeepStrictEqual(await publishedAt(db, at), replay(rows, at))) faults.push(`other content at ${at}`)
  return { faults, published: rows.length }
}

async function overtakenBy(
  draft: { changes: Record<string, unknown>; entry: string },
  unseen: { changes: string; entry: string }[],
): Promise<string | undefined> {
  const others = unseen
    .filter(({ entry }) => entry === draft.entry)
    .flatMap((row) => Object.keys(JSON.parse(row.changes)))
  return Object.keys(draft.changes).find((path) =>
    others.some((other) => path === other || path.startsWith(`${other}.`) || other.startsWith(`${path}.`)),
  )
}

/** The record alone, without the code that publishes. */
function replay(rows: { entry: string; changes: string; fromUtc: string; number: number }[], at: number) {
  const content: Record<string, Record<string, unknown>> = {}
  const applying = rows
    .filter(({ fromUtc }) => Date.parse(fromUtc) <= at)
    .sort((a, b) => Date.parse(a.fromUtc) - Date.parse(b.fromUtc) || a.number - b.number)
  for (const { entry, changes } of applying)
    content[entry] = withLater(content[entry] ?? {}, JSON.parse(changes))
  return content
}

async function addPerson({ db }: Database): Promise<string> {
  const id = randomUUID()
  await db
    .insertInto('staff')
    .values({ id, name: id, email: `${id}@firm.example`, role: 'office', createdUtc: '', removedUtc: null })
    .execute()
  return id
}

/** A small generator, so that a failure can be repeated by its seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
