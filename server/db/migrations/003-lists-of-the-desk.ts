import { type Kysely, sql } from 'kysely'

/**
 * What the desk asks for daily is the little that is still to be done, among
 * all that ever was. Each of these indexes holds that little alone, so a list
 * costs the same in the tenth year as in the first month.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index enquiries_unanswered on enquiries (created_utc) where answered_utc is null`.execute(
    db,
  )
  await sql`create index enquiries_quarantined on enquiries (created_utc) where quarantined = 1`.execute(db)
  await sql`create index brochure_requests_quarantined on brochure_requests (created_utc)
    where quarantined = 1`.execute(db)
  await sql`create index enquiries_kind on enquiries (kind, created_utc)`.execute(db)
  await sql`create index outbox_unsent on outbox (created_utc) where state <> 'sent'`.execute(db)
}
