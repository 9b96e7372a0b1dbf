// What people do with drafts, at random: in the tests' own process and in one that is killed.
import { randomUUID } from 'node:crypto'
import {
  approveDraft,
  listDrafts,
  publishDraft,
  saveDraft,
  sendBack,
  sendForApproval,
} from '#server/desk/content-drafts.ts'
import { lastPublication, publishedAt } from '#server/editing/publications.ts'
import type { Database } from '#server/platform/db/database.ts'

const paths = ['price', 'title', 'list.0', 'list.1', 'list']
const entriesOfTest = ['test/one', 'test/two']

const verbsOf: Partial<Record<string, string[]>> = {
  open: ['send', 'send', 'edit', 'restore', 'publish'],
  waiting: ['approve', 'approve', 'approve', 'edit', 'back', 'publish'],
  approved: ['publish', 'publish', 'publish', 'edit', 'back'],
}

interface Actor {
  database: Database
  people: string[]
  random: () => number
  now: () => number
}

/** Each call does one thing. A refusal is an answer; an error is a fault. */
export function createActions({ database, people, random, now }: Actor): () => Promise<void> {
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T
  const { db } = database
  const desk = { database, now, createId: () => randomUUID() }

  return async () => {
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
    else if (verb === 'publish') await publishDraft(desk, person, draft.id, now() + pick([0, 0, 5_000]))
    else if (verb === 'back') await sendBack(desk, person, draft.id, 'Why?')
    else {
      const earlier = await publishedAt(db, now() - 10_000)
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
  }
}

export async function addPeople({ db }: Database): Promise<string[]> {
  const ids = [randomUUID(), randomUUID()]
  await db
    .insertInto('staff')
    .values(
      ids.map((id) => ({
        id,
        name: id,
        email: `${id}@firm.example`,
        role: 'office' as const,
        createdUtc: '',
        removedUtc: null,
      })),
    )
    .execute()
  return ids
}

/** A small generator, so that a failure can be repeated by its seed. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
