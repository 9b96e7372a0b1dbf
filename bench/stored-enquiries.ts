import { type RawBuilder, sql } from 'kysely'
import { brand } from '#content/site/brand.ts'
import { callSchedule } from '#content/site/call-schedule.ts'
import { pages } from '#content/site/pages.ts'
import { wording } from '#content/site/wording.ts'
import { allSlots } from '#domain/call-schedule.ts'
import { phoneDigits } from '#domain/phone-number.ts'
import { addDays, type PlainDate } from '#domain/plain-date.ts'
import { type Database, type DatabaseLocation, openDatabase } from '#server/platform/db/database.ts'
import { outcomes } from '#server/platform/db/desk-tables.ts'

const slots = allSlots(callSchedule)

/** How many of the enquiries are calls, as many a day as it has slots. */
const callCount = 30_000

/** In every message, in one of a hundred, and in one of ten thousand. */
export const storedWords = { everywhere: 'mortgage', frequent: 'remortgaging', rare: 'lighthouse' }

/** Of one in ten thousand. */
export const storedPhoneNumber = '01632 960 002'

const originPages = Object.values(pages).map(({ path }) => path)

/**
 * A database with this many enquiries of past years, their sent mails and what became of them, and half a day of bookings.
 * The words are indexed at the end, which takes a tenth of the time of storing each enquiry with its words.
 */
export async function storeEnquiries(
  location: DatabaseLocation,
  count: number,
  comingDay: PlainDate,
): Promise<Database> {
  const withoutSearch = await openDatabase(location, { migrateTo: '001-schema' })
  try {
    const { db, dialect } = withoutSearch
    await db.transaction().execute(async (trx) => {
      if (dialect === 'postgres') await sql`set local statement_timeout = 0`.execute(trx)
      await enquiries(dialect, count, comingDay).execute(trx)
      await mails(dialect, count).execute(trx)
    })
  } finally {
    await withoutSearch.close()
  }
  const database = await openDatabase(location, { upgradeCopy: false })
  // PostgreSQL gathers statistics by itself, a little later. In SQLite the site never does.
  if (database.dialect === 'postgres') await sql`analyze`.execute(database.db)
  return database
}

function enquiries(dialect: Database['dialect'], count: number, comingDay: PlainDate) {
  const isSqlite = dialect === 'sqlite'
  const lastDay = addDays(comingDay, -14)
  const slotCount = sql.lit(slots.length)
  const isCall = sql`(i <= 7 or (i > ${slotCount} and i <= ${callCount}))`
  // One in twenty is a brochure request, which nobody marks as answered.
  const kind = sql`case when ${isCall} then 'callback' when i % 20 = 0 then 'brochure' else 'contact' end`
  const day = isSqlite
    ? sql`date(${lastDay}, '-' || (i / ${slotCount}) || ' days')`
    : sql`to_char(${lastDay}::date - (i / ${slotCount})::int, 'YYYY-MM-DD')`
  const time = oneOf(slots)
  const createdAt = isSqlite
    ? sql`strftime('%d/%m/%Y', ${instant(dialect, count)})`
    : sql`to_char(${instant(dialect, count)}::timestamptz at time zone 'UTC', 'DD/MM/YYYY')`
  const message = sql`'What would a ' || ${storedWords.everywhere} || ' cost us, and what do we need to bring along?'
    || case when i % 100 = 0 then ' We think of ' || ${storedWords.frequent} || '.' else '' end
    || case when i % 10000 = 0 then ' It is for a ' || ${storedWords.rare} || '.' else '' end`
  return sql`insert into enquiries (id, key, reference, kind, role, name, phone_number, phone_digits, email, message,
      town, services, date, time, privacy_policy, notice_version, origin_page, created_at, created_utc, due_utc,
      quarantined, answered_utc, sequence, version, outcome)
    ${numbers(dialect, count)}
    select 'record-' || i, 'contact:record-' || i, ${sql.lit(`${brand.referencePrefix}-`)} || i,
      ${kind}, case (${kind}) when 'brochure' then 'Adviser' else 'Customer' end, 'Person ' || i,
      case when i % 10000 = 0 then ${storedPhoneNumber} else '01632 960 001' end,
      case when i % 10000 = 0 then ${phoneDigits(storedPhoneNumber)} else '01632960001' end,
      'person' || i || '@example.com', ${message}, 'Basingstoke',
      case when ${isCall} then ${JSON.stringify(wording.services.slice(0, 2))} else '[]' end,
      case when i <= 7 then ${comingDay} when ${isCall} then ${day} end, case when ${isCall} then ${time} end,
      1, '2026-11', ${oneOf(originPages)}, ${createdAt}, ${instant(dialect, count)},
      case when (${kind}) <> 'brochure' then ${instant(dialect, count, sql`2 * 86400`)} end, 0,
      case when (${kind}) <> 'brochure' then ${instant(dialect, count, sql`(i * 37 % 3600) * 60`)} end,
      0, 1, ${oneOf(outcomes)} from n`
}

function oneOf(values: readonly string[]) {
  return sql`case i % ${sql.lit(values.length)} ${sql.join(
    values.map((value, index) => sql`when ${sql.lit(index)} then ${sql.lit(value)}`),
    sql` `,
  )} end`
}

function mails(dialect: Database['dialect'], count: number) {
  const sent = instant(dialect, count)
  return sql`insert into outbox (id, kind, record_id, sequence, state, next_attempt_utc, give_up_utc, attempts,
      created_utc, sent_utc)
    ${numbers(dialect, count)}
    select 'mail-' || i, 'enquiry-notice', 'record-' || i, 0, 'sent', ${sent}, ${sent}, 1, ${sent}, ${sent} from n`
}

/** A table n with the column i, from 1. */
function numbers(dialect: Database['dialect'], count: number): RawBuilder<unknown> {
  return dialect === 'sqlite'
    ? sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(count)})`
    : sql`with n(i) as (select generate_series(1, ${sql.lit(count)}))`
}

/** When an enquiry was received: over six years, as long as they are kept; and so many seconds later. */
function instant(dialect: Database['dialect'], count: number, later = sql`0`): RawBuilder<unknown> {
  const every = sql.lit(Math.floor((6 * 365 * 86_400) / count))
  const seconds = sql`(1793487600 - i * ${every} + ${later})`
  return dialect === 'sqlite'
    ? sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${seconds}, 'unixepoch')`
    : sql`to_char(to_timestamp(${seconds}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
