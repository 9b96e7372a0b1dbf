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

/** A function of the rows and the time: nothing has to run at the moment when a publication begins to apply. */
export async function publishedAt(db: Kysely<Tables>, now: number): Promise<PublishedContent> {
  const rows = await db
    .selectFrom('publications')
    .select(['entry', 'changes'])
    .where('fromUtc', '<=', utcText(now))
    .orderBy('fromUtc')
    .orderBy('number')
    .execute()
  const published: PublishedContent = {}
  for (const { entry, changes } of rows)
    published[entry] = withLater(published[entry] ?? {}, JSON.parse(changes))
  return published
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
