import { replyBy } from '#domain/reply-by.ts'
import type { Receipt } from '#domain/submit-result.ts'
import type { Database } from '#server/db/database.ts'
import type { Form } from './submission.ts'

/** How long the page that says thank you can be read again. */
const RECENT_MS = 3_600_000

/** What the form with this key came to, or null where there is none of the last hour. */
export async function readReceipt(
  database: Database,
  form: Form,
  key: string,
  now: number,
): Promise<Receipt | null> {
  const since = new Date(now - RECENT_MS).toISOString()
  return form === 'brochure'
    ? await brochureReceipt(database, key, since)
    : await enquiryReceipt(database, key, since)
}

async function enquiryReceipt({ db }: Database, key: string, since: string): Promise<Receipt | null> {
  const row = await db
    .selectFrom('enquiries')
    .select(['kind', 'role', 'reference', 'date', 'time', 'createdUtc'])
    .where('key', '=', key)
    .where('createdUtc', '>=', since)
    .executeTakeFirst()
  if (row === undefined) return null
  const { kind, role, reference, date, time, createdUtc } = row
  if (kind === 'contact' || date === null || time === null) {
    return { form: 'contact', role, reference, replyBy: replyBy(Date.parse(createdUtc)) }
  }
  return { form: 'callback', kind, date, time, reference }
}

async function brochureReceipt({ db }: Database, key: string, since: string): Promise<Receipt | null> {
  const row = await db
    .selectFrom('brochureRequests')
    .select(['name', 'email'])
    .where('key', '=', key)
    .where('createdUtc', '>=', since)
    .executeTakeFirst()
  return row === undefined ? null : { form: 'brochure', ...row }
}
