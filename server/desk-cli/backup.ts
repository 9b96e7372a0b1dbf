// desk backup and desk restore: a consistent copy of the database while the site runs, and the way back.

import { Refusal } from '#server/desk/refusal.ts'
import { restoredAccess } from '#server/desk/restored-access.ts'
import { parkRestored } from '#server/outbox/outbox.ts'
import { writeBackup } from '#server/platform/backups/backup-rows.ts'
import { restoreBackup } from '#server/platform/backups/restore-backup.ts'
import { command } from './command.ts'
import { writeNewFile } from './new-file.ts'

export const backupCommands = [
  command({
    name: 'backup',
    args: ['FILE'],
    summary: 'a consistent copy of the database, made while the site runs',
    notes: [
      'A text file with one row a line (JSON), which can be restored into SQLite and PostgreSQL. It holds personal data:',
      'keep it safe. Pictures are part of it; mail files in the data folder are not. With BACKUP_DIR the site makes one',
      'each night.',
    ].join('\n'),
    async run({ database, now }, [file]) {
      await writeNewFile(file, (unfinished) => writeBackup(database, unfinished, { now: now() }))
      return [`The database is copied to ${file}.`]
    },
  }),
  command({
    name: 'restore',
    args: ['FILE'],
    flag: 'yes',
    summary: 'put a backup into an empty database',
    notes: [
      'The database must hold no enquiries, no pictures and no staff. Mails that had not gone out when the backup was',
      'made are parked, since they may have gone out since: see outbox. Reminders whose day is to come stay.',
      'Whoever was on the staff then can sign in again, with the passkeys of that time: it lists them and asks first.',
      '--yes answers for a script.',
    ].join('\n'),
    createsDatabase: true,
    async run({ database, now, ask }, [file], isAgreed) {
      const people = await restoredAccess(file)
      const access = people.length > 0 ? ['These people and passkeys can sign in again:', ...people] : []
      if (access.length > 0 && !isAgreed && !(await ask(access)))
        throw new Refusal('Nothing is restored: answer yes, or add --yes in a script.')
      const { rows, finished: parked } = await restoreBackup(database, file, (trx) =>
        parkRestored(trx, now()),
      )
      return [
        ...(isAgreed ? access : []),
        `${rows} rows are restored.`,
        ...(access.length > 0 ? ['Remove who has left since, and lost devices: see staff.'] : []),
        ...(parked > 0 ? [`${parked} mails are parked: see outbox.`] : []),
      ]
    },
  }),
]
