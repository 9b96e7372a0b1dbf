// Pictures that are added at the desk: in the database, so that every instance has them and backups hold them.
import type { Kysely } from 'kysely'
import type { Trx } from '#server/platform/db/database.ts'
import type { PicturesTable, Tables } from '#server/platform/db/tables.ts'

/** All are held in memory by every instance. */
export const MAX_PICTURES = 400

export type PictureEntry = Omit<PicturesTable, 'content'>

export function picturePath({ hash, format }: Pick<PicturesTable, 'hash' | 'format'>): string {
  return `/pictures/${hash}.${format}`
}

export async function listPictures(db: Kysely<Tables>): Promise<PictureEntry[]> {
  return await db
    .selectFrom('pictures')
    .select(['hash', 'format', 'width', 'height', 'byteCount', 'alt', 'createdUtc'])
    .orderBy('createdUtc')
    .orderBy('hash')
    .execute()
}

export async function readContent(db: Kysely<Tables>, hash: string): Promise<Buffer<ArrayBuffer> | null> {
  const row = await db.selectFrom('pictures').select('content').where('hash', '=', hash).executeTakeFirst()
  return row === undefined ? null : Buffer.from(row.content, 'base64')
}

/** The same bytes again are the same picture, with the new text. */
export async function storePicture(trx: Trx, picture: PicturesTable): Promise<void> {
  await trx
    .insertInto('pictures')
    .values(picture)
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ alt: picture.alt }))
    .execute()
}

export async function removePicture(trx: Trx, hash: string): Promise<void> {
  await trx.deleteFrom('pictures').where('hash', '=', hash).execute()
}
