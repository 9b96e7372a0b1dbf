import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'

// Without SMTP_URL mails are files in DATA_DIR, named by time and outbox id; '.part' while they are written.

export async function mailFilesOf(dataDir: string, outboxIds: readonly string[]): Promise<string[]> {
  const folder = path.join(dataDir, 'mail')
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  // A set: a purge may ask for as many ids as there are files.
  const ids = new Set(outboxIds)
  return names.filter((name) => ids.has(outboxIdOf(name))).map((name) => path.join(folder, name))
}

/** Of 2026-11-15T12-00-00.000Z-3f2a9c1e-….eml */
function outboxIdOf(name: string): string {
  return /Z-(.+)\.eml(\.part)?$/.exec(name)?.[1] ?? ''
}

export async function removeFiles(files: readonly string[]): Promise<void> {
  await Promise.all(files.map((file) => rm(file, { force: true })))
}
