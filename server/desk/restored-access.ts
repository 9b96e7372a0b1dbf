import { londonMoment } from '#domain/enquiry-text.ts'
import { type BackupRow, openRows } from '#server/platform/backups/backup-rows.ts'

/**
 * Who could sign in after a restore, a line each: a backup brings back whoever was on the staff when it was made, and the
 * passkeys of devices that were lost since.
 */
export async function restoredAccess(file: string): Promise<string[]> {
  const { rows } = await openRows(file)
  const staff: BackupRow['row'][] = []
  const passkeys: BackupRow['row'][] = []
  for await (const { table, row } of rows) {
    if (table === 'staff' && row.removedUtc === null) staff.push(row)
    if (table === 'passkeys') passkeys.push(row)
  }
  return staff.flatMap(({ id, name, email, role }) => [
    `  ${name}, ${email} (${role})`,
    ...passkeys
      .filter(({ staffId }) => staffId === id)
      .map(({ name: passkey, createdUtc, usedUtc }) => {
        const used = usedUtc === null ? 'never used' : `last used ${londonMoment(String(usedUtc))}`
        return `    ${passkey}, made ${londonMoment(String(createdUtc))}, ${used}`
      }),
  ])
}
