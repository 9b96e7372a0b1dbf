import type { Kysely } from 'kysely'
import {
  listPictures,
  MAX_PICTURES,
  type PictureEntry,
  picturePath,
  removePicture,
  storePicture,
} from '#server/pictures/pictures.ts'
import { utcText } from '#server/platform/db/column-types.ts'
import type { Trx } from '#server/platform/db/database.ts'
import type { PicturesTable, Tables } from '#server/platform/db/tables.ts'
import { type Actor, recordAction } from './audit-log.ts'
import type { DeskDependencies } from './desk-dependencies.ts'
import { attempt, Refusal } from './refusal.ts'

export async function addPicture(
  trx: Trx,
  entry: Omit<PicturesTable, 'createdUtc'>,
  actor: Actor,
  sources: Omit<DeskDependencies, 'database'>,
): Promise<PicturesTable> {
  const others = (await listPictures(trx)).filter(({ hash }) => hash !== entry.hash)
  if (others.length >= MAX_PICTURES)
    throw new Refusal(`There are ${MAX_PICTURES} pictures already: remove one that is no longer shown.`)
  const picture = { ...entry, createdUtc: utcText(sources.now()) }
  await storePicture(trx, picture)
  await recordAction(trx, actor, { action: 'picture added', subject: entry.hash }, sources)
  return picture
}

/** The entries that name a picture, by its path: published at any time, or in a draft. */
export async function picturesInContent(db: Kysely<Tables>): Promise<Map<string, string>> {
  const has = '%/pictures/%'
  const published = db.selectFrom('publications').select(['entry', 'changes']).where('changes', 'like', has)
  const drafted = db
    .selectFrom('contentDrafts')
    .select(['entry', 'changes'])
    .where('changes', 'like', has)
    .where('state', 'in', ['open', 'waiting', 'approved'])
  const rows = await published.unionAll(drafted).execute()
  return new Map(
    rows.flatMap(({ entry, changes }) =>
      (changes.match(/\/pictures\/[\w.-]+/g) ?? []).map((path) => [path, entry] as const),
    ),
  )
}

/** Refused where content has it, or had it: the record shows it. */
export async function dropPicture(
  desk: DeskDependencies,
  entry: PictureEntry,
  actor: Actor,
): Promise<Refusal | undefined> {
  return await attempt<undefined>(desk.database, async (trx) => {
    if ((await picturesInContent(trx)).has(picturePath(entry)))
      throw new Refusal('It is part of the content, now or in the record of what was published: it stays.')
    await removePicture(trx, entry.hash)
    await recordAction(trx, actor, { action: 'picture removed', subject: entry.hash }, desk)
  })
}
