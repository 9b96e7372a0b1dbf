// Who takes calls, and which: set by an owner. One transaction with its entry in the audit log.
import type { Kysely } from 'kysely'
import type { OpeningHours } from '#domain/opening-hours.ts'
import type { OldCalendarChoice } from '#server/calendars/busy-times.ts'
import { utcText } from '#server/platform/db/column-types.ts'
import type { Trx } from '#server/platform/db/database.ts'
import type { CallTakersTable } from '#server/platform/db/desk-tables.ts'
import { storeSetting } from '#server/platform/db/settings.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { transact } from '#server/platform/db/transact.ts'
import { updateJob } from '#server/platform/jobs/jobs.ts'
import { type Actor, recordAction } from './audit-log.ts'
import type { DeskDependencies } from './desk-dependencies.ts'

export interface CallTaking
  extends Pick<CallTakersTable, 'dailyMax' | 'share' | 'meetingLink' | 'adviser' | 'calendarUrl'> {
  services: string[]
  /** Null where they are those of the office. */
  hours: OpeningHours | null
}

/** Null where the person takes no calls. */
export async function readCallTaking(db: Kysely<Tables>, staffId: string): Promise<CallTaking | null> {
  const row = await db
    .selectFrom('callTakers')
    .select(['services', 'hours', 'dailyMax', 'share', 'meetingLink', 'adviser', 'calendarUrl'])
    .where('staffId', '=', staffId)
    .executeTakeFirst()
  if (row === undefined) return null
  const { services, hours, ...rest } = row
  return { services: JSON.parse(services), hours: hours === '' ? null : JSON.parse(hours), ...rest }
}

/** Those who take calls, to choose from; none where nobody is entered. */
export async function listTakers(db: Kysely<Tables>): Promise<{ value: string; label: string }[]> {
  return await db
    .selectFrom('callTakers')
    .innerJoin('staff', 'staff.id', 'callTakers.staffId')
    .select(['staffId as value', 'name as label'])
    .where('removedUtc', 'is', null)
    .orderBy('name')
    .execute()
}

/** Who takes a call, and where they meet by video; undefined where nobody has it. */
export async function findTaker(db: Kysely<Tables>, staffId: string | null) {
  return await db
    .selectFrom('staff')
    .leftJoin('callTakers', 'staffId', 'staff.id')
    .select(['name', 'email', 'removedUtc', 'meetingLink'])
    .where('id', '=', staffId)
    .executeTakeFirst()
}

/** Calls that they have stay theirs, also where they take no more. */
export async function setCallTaking(
  desk: DeskDependencies,
  staffId: string,
  taking: CallTaking | null,
  actor: Actor,
): Promise<void> {
  await transact(desk.database, async (trx) => {
    if (taking?.calendarUrl !== (await readCallTaking(trx, staffId))?.calendarUrl)
      await forgetBusyTimes(trx, staffId)
    if (taking === null) await trx.deleteFrom('callTakers').where('staffId', '=', staffId).execute()
    else {
      const { services, hours, ...rest } = taking
      const set = {
        services: JSON.stringify(services),
        hours: hours === null ? '' : JSON.stringify(hours),
        ...rest,
      }
      const unread = { calendarDigest: '', calendarReadUtc: null, calendarFault: '' }
      // A page of the website is of one person.
      await trx
        .updateTable('callTakers')
        .set({ adviser: '' })
        .where('adviser', '=', taking.adviser)
        .where('staffId', '<>', staffId)
        .execute()
      await trx
        .insertInto('callTakers')
        .values({ staffId, ...set, ...unread, credit: 0 })
        .onConflict((conflict) => conflict.column('staffId').doUpdateSet(set))
        .execute()
    }
    const action = taking === null ? 'takes no calls' : 'takes calls'
    await recordAction(trx, actor, { action, subject: staffId }, desk)
  })
}

/** Those of another address are read within a minute. */
async function forgetBusyTimes(trx: Trx, staffId: string): Promise<void> {
  await trx.deleteFrom('busyTimes').where('staffId', '=', staffId).execute()
  const unread = { calendarDigest: '', calendarReadUtc: null, calendarFault: '' }
  await trx.updateTable('callTakers').set(unread).where('staffId', '=', staffId).execute()
  await updateJob(trx, 'calendars', { dueUtc: utcText(0) })
}

export type ListedCalendar = Awaited<ReturnType<typeof listCalendars>>[number]

/** The calendars that are read, with when and how. */
export async function listCalendars(db: Kysely<Tables>) {
  return await db
    .selectFrom('callTakers')
    .innerJoin('staff', 'staff.id', 'callTakers.staffId')
    .select(['staffId', 'name', 'calendarReadUtc', 'calendarFault'])
    .where('removedUtc', 'is', null)
    .where('calendarUrl', '<>', '')
    .orderBy('name')
    .execute()
}

/** What is done with a calendar that has not been read for hours. */
export async function setOldCalendarChoice(
  desk: DeskDependencies,
  value: OldCalendarChoice,
  actor: Actor,
): Promise<void> {
  await transact(desk.database, async (trx) => {
    await storeSetting(trx, 'old-calendars', value)
    await recordAction(trx, actor, { action: 'old calendars set', detail: value }, desk)
  })
}
