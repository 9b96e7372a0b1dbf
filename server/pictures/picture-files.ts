import { createCache } from '#server/platform/cache.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { MemoryFile, MemoryFiles } from '#server/static/built-files.ts'
import { listPictures, type PictureEntry, picturePath, readContent } from './pictures.ts'

const types: Record<PictureEntry['format'], string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
}

/** The name of a picture of the desk. */
export const pictureName = /^[0-9a-f]{16}\.(jpg|png|webp|avif)$/

export type PictureFiles = ReturnType<typeof createPictureFiles>

/**
 * Puts the pictures of the database beside the built files, so that they are sent like them, also while the
 * database is unavailable.
 */
export function createPictureFiles(
  { db }: Database,
  files: MemoryFiles,
  // In development the files of the build are not in memory, and Vite knows what there is.
  { isDevelopment = false } = {},
) {
  const loaded = new Map<string, { picture: PictureEntry; file: MemoryFile }>()

  async function load(): Promise<string> {
    const pictures = await listPictures(db)
    const present = new Set(pictures.map(({ hash }) => hash))
    for (const [hash, { picture }] of loaded) {
      if (present.has(hash)) continue
      loaded.delete(hash)
      files.delete(picturePath(picture))
    }
    for (const picture of pictures) {
      const file = loaded.get(picture.hash)?.file ?? (await readFile(picture))
      if (file === undefined) continue
      loaded.set(picture.hash, { picture, file })
      files.set(picturePath(picture), file)
    }
    return JSON.stringify(pictures)
  }

  async function readFile(picture: PictureEntry): Promise<MemoryFile | undefined> {
    const identity = await readContent(db, picture.hash)
    if (identity === null) return undefined
    return {
      type: types[picture.format],
      cacheControl: 'public, max-age=31536000, immutable',
      hash: picture.hash,
      bodies: { identity },
    }
  }

  return {
    /** Loads what was added and drops what was removed; resolves to a text that changes with every change. */
    refresh: createCache(load, 0).read,
    /** The picture at this path, if it is one from the desk. */
    find: (path: string) => loaded.get(/^\/pictures\/([0-9a-f]{16})\.\w+$/.exec(path)?.[1] ?? '')?.picture,
    /** Whether there is a picture at this path, which may name a part of it. One of the desk is loaded when it is asked for. */
    has: (path: string) =>
      isDevelopment || pictureName.test(path.replace('/pictures/', '')) || files.has(path.replace(/#.*/, '')),
  }
}
