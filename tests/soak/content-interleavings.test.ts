import { fork } from 'node:child_process'
import { once } from 'node:events'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { findDraft } from '#server/desk/content-drafts.ts'
import { publishedAt, withLater } from '#server/editing/publications.ts'
import type { Database } from '#server/platform/db/database.ts'
import { describeOnBothDatabases } from '#server/platform/db/databases.test-support.ts'
import { addPeople, createActions, randomFrom } from './draft-actions.ts'

const START = Date.parse('2026-11-18T10:00:00Z')
/** Of a third instance, a process, while it works on a draft. */
const kills = 10

describeOnBothDatabases('drafts at two instances, in any order', (suite) => {
  test('lose no field, are published only as approved, and the record replays, though a third one is killed', async () => {
    const instances = [suite.database, await suite.openAnother()]
    const { faults, published } = await interleave(instances, { rounds: 500, seed: 7 })
    expect(faults).toEqual([])
    expect(published).toBeGreaterThan(0)
  }, 300_000)

  /**
   * Two people at two instances edit, approve, publish, schedule and restore at random, two things at a time, beside a
   * process that does the same and is killed. Resolves to what went wrong, in words, and how much was published.
   */
  async function interleave(instances: Database[], { rounds, seed }: { rounds: number; seed: number }) {
    const [first] = instances as [Database]
    const { db } = first
    const random = randomFrom(seed)
    let now = START
    const people = await addPeople(first)
    const acts = instances.map((database) => createActions({ database, people, random, now: () => now }))
    const faults: string[] = []

    const script = new URL('./draft-actor.ts', import.meta.url)
    let isOver = false
    const killed = (async () => {
      for (let kill = 0; kill < kills; kill += 1) {
        const words = [
          JSON.stringify(suite.location),
          JSON.stringify(people),
          String(seed + kill),
          String(now),
        ]
        const actor = fork(script, words)
        const ended = once(actor, 'exit')
        // It says when it begins: from then on it is always in the middle of something.
        await Promise.race([once(actor, 'message'), ended])
        await new Promise((resolve) => setTimeout(resolve, 100 + 400 * Math.random()))
        actor.kill('SIGKILL')
        const [, signal] = await ended
        if (signal !== 'SIGKILL') faults.push('the process ended by itself')
      }
      isOver = true
    })()

    for (let round = 0; round < rounds || !isOver; round += 1) {
      now += 1_000
      for (const result of await Promise.allSettled(acts.map((act) => act())))
        if (result.status === 'rejected') faults.push(String(result.reason))
    }
    await killed

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
      if (!isDeepStrictEqual(await publishedAt(db, at), replay(rows, at)))
        faults.push(`other content at ${at}`)
    return { faults, published: rows.length }
  }
})

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
