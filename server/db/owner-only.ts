import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

export const OWNER_FOLDER = 0o700
export const OWNER_FILE = 0o600

/**
 * Enquiries and mails are for the user that the site runs as. What an earlier version left readable for others is
 * put right. The folder itself only where it is the site's own: DATA_DIR may name one that is shared, such as /tmp.
 */
export function keepToOwner(dataDir: string): void {
  const files = ['site.db', 'site.db-wal', 'site.db-shm'].map((name) => path.join(dataDir, name))
  const mailFolder = path.join(dataDir, 'mail')
  const mails = existsSync(mailFolder) ? readdirSync(mailFolder).filter((name) => name.endsWith('.eml')) : []
  for (const file of [...files, ...mails.map((name) => path.join(mailFolder, name))])
    restrict(file, OWNER_FILE)
  restrict(mailFolder, OWNER_FOLDER)
  if (existsSync(files[0] ?? '')) restrict(dataDir, OWNER_FOLDER)
}

const STICKY = 0o1000

function restrict(file: string, mode: number): void {
  const found = statSync(file, { throwIfNoEntry: false })
  // What belongs to another user is theirs to share; a folder with the sticky bit is everybody's.
  if (found === undefined || found.uid !== process.geteuid?.() || found.mode & STICKY) return
  if ((found.mode & 0o777) !== mode) chmodSync(file, mode)
}
