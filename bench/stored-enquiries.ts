import { type RawBuilder, sql } from 'kysely'
import { brand } from '#content/site/brand.ts'
import { callSchedule } from '#content/site/call-schedule.ts'
import { allSlots } from '#domain/call-schedule.ts'
import { addDays, type PlainDate } from '#domain/plain-date.ts'
import type { Database } from '#server/db/database.ts'

/** Rows a statement: few enough to end well within the statement timeout. */
const batchSize = 50_000

const slots = allSlots(callSchedule)

/** How many of the enquiries are calls, as many a day as it has slots. */
const callCount = 30_000

/** Stores this many enquiries of past years with their sent mails, and half a day of future bookings. */
export async function storeEnquiries(database: Database, count: number, comingDay: PlainDate): Promise<void> {
  for (let first = 1; first <= count; first += batchSize) {
    const last = Math.min(count, first + batchSize - 1)
    await database.db.transaction().execute(async (trx) => {
      await enquiries(database.dialect, first, last, comingDay).execute(trx)
      await mails(database.dialect, first, last).execute(trx)
    })
  }
  await sql`analyze`.execute(database.db)
}

function enquiries(dialect: Database['dialect'], first: number, last: number, comingDay: PlainDate) {
  const isSqlite = dialect === 'sqlite'
  const lastDay = addDays(comingDay, -14)
  const slotCount = sql.lit(slots.length)
  const isCall = sql`(i <= 7 or (i > ${slotCount} and i <= ${callCount}))`
  // One in twenty is a brochure request, which nobody marks as answered.
  const kind = sql`case when ${isCall} then 'callback' when i % 20 = 0 then 'brochure' else 'contact' end`
  const day = isSqlite
    ? sql`date(${lastDay}, '-' || (i / ${slotCount}) || ' days')`
    : sql`to_char(${lastDay}::date - (i / ${slotCount})::int, 'YYYY-MM-DD')`
  const time = sql`case i % ${slotCount} ${sql.join(
    slots.map((slot, index) => sql`when ${sql.lit(index)} then ${sql.lit(slot)}`),
    sql` `,
  )} end`
  return sql`insert into enquiries (id, key, reference, kind, role, name, phone_number, email, message, town, services,
      date, time, privacy_policy, notice_version, origin_page, created_at, created_utc, quarantined, answered_utc)
    ${numbers(dialect, first, last)}
    select 'record-' || i, 'contact:record-' || i, ${sql.lit(`${brand.referencePrefix}-`)} || i,
      ${kind}, case (${kind}) when 'brochure' then 'Adviser' else 'Customer' end, 'Person ' || i, '01632 960 001',
      'person' || i || '@example.com', 'What would a mortgage cost us, and what do we need to bring along?',
      'Basingstoke', '[]',
      case when i <= 7 then ${comingDay} when ${isCall} then ${day} end, case when ${isCall} then ${time} end,
      1, '2026-11', '/ContactUs', '01/01/2026', ${instant(dialect)}, 0,
      case when (${kind}) <> 'brochure' then ${instant(dialect)} end from n`
}

function mails(dialect: Database['dialect'], first: number, last: number) {
  return sql`insert into outbox (id, kind, record_id, state, next_attempt_utc, give_up_utc, attempts, created_utc, sent_utc)
    ${numbers(dialect, first, last)}
    select 'mail-' || i, 'enquiry-notice', 'record-' || i, 'sent', ${instant(dialect)}, ${instant(dialect)}, 1,
      ${instant(dialect)}, ${instant(dialect)} from n`
}

/** A table n with the column i. */
function numbers(dialect: Database['dialect'], first: number, last: number): RawBuilder<unknown> {
  return dialect === 'sqlite'
    ? sql`with recursive n(i) as (select ${sql.lit(first)} union all select i + 1 from n where i < ${sql.lit(last)})`
    : sql`with n(i) as (select generate_series(${sql.lit(first)}, ${sql.lit(last)}))`
}

/** One enquiry every three minutes, the last of them an hour before 1 November 2026. */
function instant(dialect: Database['dialect']): RawBuilder<unknown> {
  const seconds = sql`(1793487600 - i * 180)`
  return dialect === 'sqlite'
    ? sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${seconds}, 'unixepoch')`
    : sql`to_char(to_timestamp(${seconds}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
