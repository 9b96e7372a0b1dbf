// desk backup: a consistent copy of the database while the site runs.
import path from 'node:path'
import { backup as copyPages, DatabaseSync } from 'node:sqlite'
import { linkKeyName, writeRows } from './backup-rows.ts'
import { type Desk, type DeskCommand, DeskFault } from './command.ts'
import { writeNewFile } from './new-file.ts'

export const backup: DeskCommand = {
  name: 'backup',
  summary: 'a consistent copy of the database, made while the site runs',
  notes: [
    'From SQLite the copy is a SQLite file; from PostgreSQL it is a text file with one row a line (JSON), for',
    'which no other tool is needed. Either can be restored into either. It holds personal data: keep it safe.',
    'Mail files in the data folder are not part of it.',
  ],
  examples: ['backup /backups/site-2026-11-15.backup'],
  verbs: [
    {
      words: ['FILE'],
      async run(call) {
        const [file] = call.words
        if (file === undefined) throw new DeskFault('Which file? Give the name that the copy is to have.')
        await writeNewFile(file, (unfinished) => copy(call.desk, unfinished))
        return { lines: [`The database is copied to ${file}.`], json: { file } }
      },
    },
  ],
}

async function copy({ database, place, now }: Desk, file: string): Promise<void> {
  if (database.dialect === 'postgres') {
    await writeRows(database, file, new Date(now()).toISOString())
    return
  }
  const source = new DatabaseSync(path.join(place.dataDir, 'site.db'), { timeout: 10_000 })
  try {
    // In a read transaction: without its snapshot the backup would restart at every write of the site.
    source.exec('begin')
    source.prepare('select count(*) from enquiries').all()
    await copyPages(source, file)
    source.exec('commit')
  } finally {
    source.close()
  }
  const made = new DatabaseSync(file)
  try {
    // Overwritten, not only deleted; see linkKeyName.
    made.exec('pragma secure_delete = ON')
    made.prepare('delete from settings where name = ?').run(linkKeyName)
    // A single file without a write-ahead log.
    made.exec('pragma journal_mode = DELETE')
    const verdict = made.prepare('pragma integrity_check').get()?.integrity_check
    if (verdict !== 'ok') throw new Error(`The copy is damaged: ${String(verdict)}`)
  } finally {
    made.close()
  }
}
