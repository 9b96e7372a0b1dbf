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
import type { PicturesTable } from '#server/platform/db/tables.ts'
import { type Actor, recordAction } from './audit-log.ts'
import type { DeskDependencies } from './desk-dependencies.ts'
import { attempt, Refusal } from './refusal.ts'

const MAX_ALT = 200

/** What is wrong with the text of a picture, if anything. */
export function altFault(alt: string): string | undefined {
  return alt === '' || alt.length > MAX_ALT
    ? `must say in 1 to ${MAX_ALT} characters what the picture shows`
    : undefined
}

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

/** Refused while an article has it, hidden or not. */
export async function dropPicture(
  desk: DeskDependencies,
  entry: PictureEntry,
  actor: Actor,
): Promise<Refusal | undefined> {
  return await attempt<undefined>(desk.database, async (trx) => {
    const shown = await trx
      .selectFrom('articles')
      .select('list')
      .where('image', '=', picturePath(entry))
      .executeTakeFirst()
    if (shown)
      throw new Refusal(
        `An article of the ${shown.list} shows it: remove that article, or give it another picture, first.`,
      )
    const quoted = `%${picturePath(entry)}%`
    const published = await trx
      .selectFrom('publications')
      .select('entry')
      .where('changes', 'like', quoted)
      .executeTakeFirst()
    const drafted = await trx
      .selectFrom('contentDrafts')
      .select('entry')
      .where('changes', 'like', quoted)
      .where('state', 'in', ['open', 'waiting', 'approved'])
      .executeTakeFirst()
    if (published ?? drafted)
      throw new Refusal('It is part of the content, now or in the record of what was published: it stays.')
    await removePicture(trx, entry.hash)
    await recordAction(trx, actor, { action: 'picture removed', subject: entry.hash }, desk)
  })
}
