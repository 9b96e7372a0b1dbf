// desk backup: a consistent copy of the database while the site runs.
import { copyDatabase } from '#server/backups/copy-database.ts'
import { DeskError } from '#server/desk/desk-error.ts'
import type { DeskCommand } from './command.ts'
import { writeNewFile } from './new-file.ts'

export const backup: DeskCommand = {
  name: 'backup',
  summary: 'a consistent copy of the database, made while the site runs',
  notes: [
    'From SQLite the copy is a SQLite file; from PostgreSQL it is a text file with one row a line (JSON), for',
    'which no other tool is needed. Either can be restored into either. It holds personal data: keep it safe.',
    'Pictures are part of it; mail files in the data folder are not. With BACKUP_DIR the site makes one each night.',
  ],
  examples: ['backup /backups/site-2026-11-15.backup'],
  verbs: [
    {
      words: ['FILE'],
      async run(invocation) {
        const [file] = invocation.words
        if (file === undefined) throw new DeskError('Which file? Give the name that the copy is to have.')
        await writeNewFile(file, (unfinished) => copyDatabase(invocation.desk, unfinished))
        return { lines: [`The database is copied to ${file}.`], json: { file } }
      },
    },
  ],
}
