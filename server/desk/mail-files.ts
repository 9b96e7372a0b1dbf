import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'

// Without SMTP_URL mails are files in DATA_DIR, named by time and outbox id; '.part' while they are written.

export async function mailFilesOf(dataDir: string, outboxIds: readonly string[]): Promise<string[]> {
  const folder = path.join(dataDir, 'mail')
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names
    .filter((name) => outboxIds.some((id) => name.replace(/\.part$/, '').endsWith(`-${id}.eml`)))
    .map((name) => path.join(folder, name))
}

export async function removeFiles(files: readonly string[]): Promise<void> {
  await Promise.all(files.map((file) => rm(file, { force: true })))
}
