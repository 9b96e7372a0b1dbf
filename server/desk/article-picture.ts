// The picture of an article.
import type { Article } from '#content/site/types.ts'
import { isWebAddress } from '#server/articles/article.ts'
import type { PictureFile } from '#server/pictures/picture-file.ts'
import { listPictures, type PictureEntry, picturePath } from '#server/pictures/pictures.ts'
import type { Trx } from '#server/platform/db/database.ts'
import type { Actor } from './audit-log.ts'
import { addPicture } from './change-pictures.ts'

/** The picture that goes with an article: its text, and its bytes where it is new. */
export interface ArticlePicture {
  alt: string
  file?: PictureFile | undefined
}

/** Why a picture cannot be shown: pages load none of another site, and none that is not there. */
export function pictureFault(
  image: string,
  pictures: readonly PictureEntry[],
  hasFile: (path: string) => boolean,
): 'foreign' | 'missing' | null {
  if (isWebAddress(image)) return 'foreign'
  if (pictures.some((picture) => picturePath(picture) === image)) return null
  return hasFile(image) ? null : 'missing'
}

/** A new picture is stored with its article or not at all. */
export async function storePicture(
  trx: Trx,
  sources: { now(): number; createId(): string },
  actor: Actor,
  { article, picture }: { article: Article; picture?: ArticlePicture | undefined },
): Promise<void> {
  if (picture === undefined) return
  const { alt, file } = picture
  if (file !== undefined) {
    await addPicture(trx, { ...file, alt }, actor, sources)
    return
  }
  const present = (await listPictures(trx)).find((entry) => picturePath(entry) === article.image)
  if (present && present.alt !== alt)
    await trx.updateTable('pictures').set({ alt }).where('hash', '=', present.hash).execute()
}
