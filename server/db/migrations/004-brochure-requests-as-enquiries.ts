import { type Kysely, sql } from 'kysely'

/**
 * Moves brochure requests into `enquiries` as a kind of their own. Ids stay, so that outbox rows still find their
 * record. Keys cannot collide, since each form's keys have their own prefix.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await renewSharedReferences(db)
  await sql`insert into enquiries (id, key, reference, kind, role, name, phone_number, email, message, town, services,
      date, time, privacy_policy, notice_version, origin_page, created_at, created_utc, quarantined, answered_utc,
      cancelled_utc)
    select id, key, reference, 'brochure', 'Adviser', name, '', email, '', '', '[]', null, null, 1, notice_version,
      origin_page, created_at, created_utc, quarantined, null, null
    from brochure_requests`.execute(db)
  await sql`drop table brochure_requests`.execute(db)

  // The desk lists as unanswered what somebody has to answer; the brochure answers its request by itself.
  await sql`drop index enquiries_unanswered`.execute(db)
  await sql`create index enquiries_unanswered on enquiries (created_utc)
    where answered_utc is null and kind <> 'brochure'`.execute(db)
}

/** References were unique within a table alone: a brochure request that shares one with an enquiry gets a new one. */
async function renewSharedReferences(db: Kysely<unknown>): Promise<void> {
  const shared = await sql<{ id: string; reference: string }>`select id, reference from brochure_requests
    where reference in (select reference from enquiries)`.execute(db)
  for (const { id, reference } of shared.rows) {
    const prefix = reference.slice(0, reference.indexOf('-'))
    await sql`update brochure_requests set reference = ${await unusedReference(db, prefix)} where id = ${id}`.execute(
      db,
    )
  }
}

async function unusedReference(db: Kysely<unknown>, prefix: string): Promise<string> {
  const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
  for (;;) {
    const characters = Array.from({ length: 5 }, () => alphabet[Math.floor(Math.random() * alphabet.length)])
    const reference = `${prefix}-${characters.join('')}`
    const used = await sql`select 1 from enquiries where reference = ${reference}
      union all select 1 from brochure_requests where reference = ${reference}`.execute(db)
    if (used.rows.length === 0) return reference
  }
}
