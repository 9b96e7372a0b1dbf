// The record of published pages: what each said, from when on, who wrote and who approved it.
import { setImmediate as nextImmediate } from 'node:timers/promises'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { Kysely } from 'kysely'
import { utcText } from '#server/platform/db/column-types.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { transact } from '#server/platform/db/transact.ts'
import type { MemoryFile } from '#server/static/built-files.ts'

/** Keeps the pages that differ from those of the publication before, as they are sent. */
export async function recordPages(
  database: Database,
  number: number,
  files: ReadonlyMap<string, MemoryFile>,
): Promise<void> {
  const last = await lastHashes(database.db, number)
  const shown = [...files].filter(([path, { type }]) => type.startsWith('text/html') && !path.includes('.'))
  // An article that is no longer shown has no page from then on.
  const gone = [...last.keys()].filter((path) => !files.has(path)).map((path) => [path, noPage] as const)
  for (const [path, { hash, bodies }] of [...shown, ...gone]) {
    if (last.get(path) === hash) continue
    const content = (bodies.br ?? brotliCompressSync(bodies.identity)).toString('base64')
    await transact(database, (trx) =>
      trx
        .insertInto('publishedPages')
        .values({ number, path, hash, content })
        // Another instance has rendered the same.
        .onConflict((conflict) => conflict.columns(['path', 'number']).doNothing())
        .execute(),
    )
    // SQLite blocks the event loop: requests that have come meanwhile go first.
    await nextImmediate()
  }
}

const noPage = { hash: '', bodies: { identity: Buffer.from('') } as MemoryFile['bodies'] }

/** Of each page that was recorded, by its path, up to this publication. */
async function lastHashes(db: Kysely<Tables>, number: number): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('publishedPages')
    .select(['path', 'hash'])
    .where('number', '<=', number)
    .orderBy('number')
    .execute()
  return new Map(rows.map(({ path, hash }) => [path, hash]))
}

/** All pages that were recorded. */
export async function recordedPaths(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db.selectFrom('publishedPages').select('path').distinct().orderBy('path').execute()
  return rows.map(({ path }) => path)
}

/** The publications, the newest first, with who wrote and who approved each. */
export async function listPublications(db: Kysely<Tables>, filter: { path?: string } = {}) {
  let query = db.selectFrom('publications').selectAll().orderBy('fromUtc', 'desc').orderBy('number', 'desc')
  const { path } = filter
  if (path !== undefined)
    query = query.where('number', 'in', (pages) =>
      pages.selectFrom('publishedPages').select('publishedPages.number').where('path', '=', path),
    )
  return await query.execute()
}

/** What a page said at a moment, '' where there was no such page; undefined where nothing had been published until then. */
export async function pageAt(db: Kysely<Tables>, path: string, at: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('publishedPages')
    .leftJoin('publications', 'publications.number', 'publishedPages.number')
    .select('content')
    .where('path', '=', path)
    .where((where) =>
      where.or([where('publishedPages.number', '=', 0), where('publications.fromUtc', '<=', utcText(at))]),
    )
    .orderBy((order) => order.fn.coalesce('publications.fromUtc', order.val('')), 'desc')
    .orderBy('publishedPages.number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && brotliDecompressSync(Buffer.from(row.content, 'base64')).toString()
}
