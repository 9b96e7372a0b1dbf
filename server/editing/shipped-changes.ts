// A release may change a default that the firm has changed too: the desk says so, and nothing is overwritten.
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { entryWithId } from '#content/site/entry.ts'
import { readSetting, storeSetting } from '#server/platform/db/settings.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { valueAt } from './fields.ts'

/** What is shipped at these paths, as digests. */
export function shippedDigests(id: string, paths: readonly string[]): Record<string, string> {
  const entry = entryWithId(id)
  return entry ? Object.fromEntries(paths.map((path) => [path, digestOf(valueAt(entry.shipped, path))])) : {}
}

function digestOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url')
    .slice(0, 16)
}

export interface ShippedChange {
  entry: string
  path: string
  /** Of what is shipped now. */
  digest: string
}

/** Published changes of what has been shipped otherwise since. */
export async function shippedChanges(db: Kysely<Tables>): Promise<ShippedChange[]> {
  const rows = await db.selectFrom('publications').select(['entry', 'shipped']).orderBy('number').execute()
  const seen = new Map<string, Record<string, string>>()
  for (const { entry, shipped } of rows) seen.set(entry, { ...seen.get(entry), ...JSON.parse(shipped) })
  const kept = await keptDigests(db)
  return [...seen].flatMap(([entry, digests]) => {
    const now = shippedDigests(entry, Object.keys(digests))
    return Object.entries(now)
      .filter(([path, digest]) => digests[path] !== digest && kept[`${entry} ${path}`] !== digest)
      .map(([path, digest]) => ({ entry, path, digest }))
  })
}

/** The firm keeps its own. */
export async function keepOwn(db: Kysely<Tables>, { entry, path, digest }: ShippedChange): Promise<void> {
  const value = JSON.stringify({ ...(await keptDigests(db)), [`${entry} ${path}`]: digest })
  await storeSetting(db, 'shipped-kept', value)
}

async function keptDigests(db: Kysely<Tables>): Promise<Record<string, string>> {
  const kept = await readSetting(db, 'shipped-kept')
  return kept ? JSON.parse(kept) : {}
}
