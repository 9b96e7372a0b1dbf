import { open, rename, rm } from 'node:fs/promises'
import { OWNER_FILE } from '#server/platform/db/owner-only.ts'

interface AtomicOptions {
  /** The name until then. */
  unfinished?: string
  /** Throws EEXIST where somebody else is writing it at this moment. */
  isExclusive?: boolean
}

/**
 * Writes a file for its owner alone: `write` fills it under another name, and it gets its own once it is on the disk.
 * Whatever bears the name is whole; after a failure nothing is left.
 */
export async function writeAtomically(
  file: string,
  write: (unfinished: string) => Promise<void>,
  { unfinished = `${file}.part`, isExclusive = false }: AtomicOptions = {},
): Promise<void> {
  await (await open(unfinished, isExclusive ? 'wx' : 'w', OWNER_FILE)).close()
  try {
    await write(unfinished)
    await flush(unfinished)
    await rename(unfinished, file)
  } catch (error) {
    // The error says what is wrong with the disk, not this.
    await rm(unfinished, { force: true }).catch(() => {})
    throw error
  }
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
