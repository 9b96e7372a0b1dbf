import { statfs } from 'node:fs/promises'

/** The bytes that the site may still write in the folder with the least room; null where none can be asked. */
export async function freeDiskBytes(folders: readonly string[]): Promise<number | null> {
  const free = await Promise.all(
    folders.map((folder) =>
      statfs(folder).then(
        ({ bavail, bsize }) => bavail * bsize,
        () => Number.POSITIVE_INFINITY,
      ),
    ),
  )
  const least = Math.min(...free)
  return Number.isFinite(least) ? least : null
}
