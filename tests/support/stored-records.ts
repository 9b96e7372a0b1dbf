import { expect } from 'vitest'
import { utcText } from '#server/platform/db/column-types.ts'
import { type Database, openDatabase } from '#server/platform/db/database.ts'

export async function storedReferences({ db }: Database): Promise<Map<string, string[]>> {
  const rows = await db.selectFrom('enquiries').select(['key', 'reference']).execute()
  const byKey = Map.groupBy(rows, ({ key }) => key)
  return new Map([...byKey].map(([key, records]) => [key, records.map(({ reference }) => reference)]))
}

/** The mails of every record, by the record's key; without reminders, which wait for their day. */
export async function storedMails({ db }: Database) {
  const rows = await db
    .selectFrom('outbox')
    .innerJoin('enquiries', 'enquiries.id', 'outbox.recordId')
    .select(['key', 'outbox.id', 'outbox.kind', 'outbox.state', 'outbox.attempts', 'outbox.sequence'])
    .where('outbox.kind', '<>', 'call-reminder')
    .execute()
  return Map.groupBy(rows, ({ key }) => key)
}

/** Waits until every mail of the outbox is sent, but for reminders. */
export async function untilAllSent({ db }: Database, timeout: number): Promise<void> {
  const unsent = async () =>
    await db
      .selectFrom('outbox')
      .select(['kind', 'state', 'lastError'])
      .where('state', '!=', 'sent')
      .where('kind', '<>', 'call-reminder')
      .execute()
  await expect.poll(unsent, { timeout, interval: 200 }).toEqual([])
}

/** Ends the leases of a process that was killed, in which its mails would wait for a minute and a half. */
export async function expireLeases(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir })
  await database.db
    .updateTable('outbox')
    .set({ nextAttemptUtc: utcText(Date.now()) })
    .where('state', '=', 'sending')
    .execute()
  await database.close()
}
