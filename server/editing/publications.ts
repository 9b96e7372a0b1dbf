// What the firm has published in place of the shipped content.
import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import type { Changes, PublishedContent } from '#content/site/entry.ts'
import { utcText } from '#server/platform/db/column-types.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** The modules of content were evaluated with something else than what is published. */
export class OutdatedContent extends Error {
  override name = 'OutdatedContent'
  readonly published: PublishedContent

  constructor(published: PublishedContent) {
    super('The site was started with content that is no longer published.')
    this.published = published
  }
}

export async function requireCurrentContent(database: Database): Promise<void> {
  const changed = await changedContent(database, Date.now())
  if (changed === undefined) return
  await database.close()
  throw new OutdatedContent(changed)
}

/** What is published at this moment, where that is something else than the modules of content were evaluated with. */
export async function changedContent(
  { db }: Pick<Database, 'db'>,
  now: number,
): Promise<PublishedContent | undefined> {
  const published = await publishedAt(db, now)
  return isDeepStrictEqual(published, globalThis.publishedContent ?? {}) ? undefined : published
}

/**
 * The same, for a process that asks again and again: nothing but the number of the last publication is read until there
 * is another, or one that was scheduled begins to apply.
 */
export function createContentWatch(
  database: Pick<Database, 'db'>,
): (now: number) => Promise<PublishedContent | undefined> {
  let known: { last: number; until: string } | undefined
  return async (now) => {
    const last = await lastPublication(database.db)
    if (known?.last === last && utcText(now) < known.until) return undefined
    const changed = await changedContent(database, now)
    const next = await database.db
      .selectFrom('publications')
      .select(({ fn }) => fn.min('fromUtc').as('fromUtc'))
      .where('fromUtc', '>', utcText(now))
      .executeTakeFirstOrThrow()
    known = changed ? undefined : { last, until: next.fromUtc ?? 'never' }
    return changed
  }
}

/** The number of the last publication, scheduled ones included. */
export async function lastPublication(db: Kysely<Tables>): Promise<number> {
  const { last } = await db
    .selectFrom('publications')
    .select(({ fn }) => fn.max('number').as('last'))
    .executeTakeFirstOrThrow()
  return Number(last ?? 0)
}

/** A function of the rows and the time: nothing has to run at the moment when a publication begins to apply. */
export async function publishedAt(db: Kysely<Tables>, now: number): Promise<PublishedContent> {
  return (await publicationAt(db, now)).content
}

/** The same, with the number of the publication that was the last to apply; 0 where there is none. */
export async function publicationAt(
  db: Kysely<Tables>,
  now: number,
): Promise<{ number: number; content: PublishedContent }> {
  const rows = await inOrder(db).where('fromUtc', '<=', utcText(now)).execute()
  return { number: rows.at(-1)?.number ?? 0, content: contentOf(rows) }
}

/** What was published once this publication applied. */
export async function publishedWith(db: Kysely<Tables>, number: number): Promise<PublishedContent> {
  const rows = await inOrder(db).execute()
  return contentOf(rows.slice(0, rows.findIndex((row) => row.number === number) + 1))
}

/** What was published until then. */
export async function publishedBefore(db: Kysely<Tables>, number: number): Promise<PublishedContent> {
  const rows = await inOrder(db).execute()
  return contentOf(
    rows.slice(
      0,
      rows.findIndex((row) => row.number === number),
    ),
  )
}

function inOrder(db: Kysely<Tables>) {
  return db
    .selectFrom('publications')
    .select(['number', 'entry', 'changes'])
    .orderBy('fromUtc')
    .orderBy('number')
}

function contentOf(rows: { entry: string; changes: string }[]): PublishedContent {
  const content: PublishedContent = {}
  for (const { entry, changes } of rows) content[entry] = withLater(content[entry] ?? {}, JSON.parse(changes))
  return content
}

/** A value takes the place of those beneath its path. */
export function withLater(earlier: Changes, later: Changes): Changes {
  const kept = Object.entries(earlier).filter(
    ([path]) => !Object.keys(later).some((changed) => isWithin(path, changed)),
  )
  return { ...Object.fromEntries(kept), ...later }
}

/** Whether a path is another one or beneath it. */
export function isWithin(path: string, outer: string): boolean {
  return path === outer || outer === '' || path.startsWith(`${outer}.`)
}
