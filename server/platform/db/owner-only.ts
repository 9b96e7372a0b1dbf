import { chmodSync, statSync } from 'node:fs'

export const OWNER_FOLDER = 0o700
export const OWNER_FILE = 0o600

const STICKY = 0o1000

/** What the site stores is for the user that it runs as, also where somebody has copied the files or made the folder. */
export function keepToOwner(file: string, mode: typeof OWNER_FOLDER | typeof OWNER_FILE): void {
  const found = statSync(file)
  // What belongs to another user is theirs to share; a folder with the sticky bit, such as /tmp, is everybody's.
  if (found.uid !== process.geteuid?.() || found.mode & STICKY) return
  if ((found.mode & 0o777) !== mode) chmodSync(file, mode)
}
