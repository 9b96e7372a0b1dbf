// The audit log: who did what, and when. It never holds what a record says.
import type { Kysely } from 'kysely'
import { utcText } from '#server/platform/db/column-types.ts'
import type { Trx } from '#server/platform/db/database.ts'
import type { AuditAction } from '#server/platform/db/desk-tables.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { transact } from '#server/platform/db/transact.ts'
import type { ChangeDependencies } from './desk-dependencies.ts'

/** Who does something: a member of staff, or null for the command line. */
export interface Actor {
  staffId: string | null
  /** The name of the passkey, or the user of the machine. */
  device?: string | undefined
}

export const commandLine: Actor = { staffId: null }

export interface AuditEntry {
  action: AuditAction
  /**
   * The reference of an enquiry, the id of a member of staff, the day or days that were closed, or where the desk has
   * an article or a picture.
   */
  subject?: string | undefined
  /** How much, and of what; nothing that a visitor typed. */
  detail?: string | undefined
}

/** In the transaction of what it is about: neither can be stored without the other. */
export async function recordAction(
  trx: Trx,
  { staffId, device }: Actor,
  { action, subject, detail }: AuditEntry,
  ids: { now(): number; createId(): string },
): Promise<void> {
  await trx
    .insertInto('auditLog')
    .values({
      id: ids.createId(),
      atUtc: utcText(ids.now()),
      staffId,
      device: device ?? null,
      action,
      subject: subject ?? null,
      detail: detail ?? null,
    })
    .execute()
}

/** Of what changes nothing: a look at somebody's data, an export. */
export async function logAction(
  { database, ...ids }: ChangeDependencies,
  actor: Actor,
  action: AuditAction,
): Promise<void> {
  await transact(database, (trx) => recordAction(trx, actor, { action }, ids))
}

export interface LoggedAction {
  id: string
  atUtc: string
  action: AuditAction
  subject: string | null
  who: string
  device: string | null
  detail: string | null
  /** Where the subject is a member of staff. */
  subjectName: string | null
}

interface LogPosition {
  atUtc: string
  id: string
}

interface LogFilter {
  limit: number
  before?: LogPosition | undefined
  subject?: string | undefined
}

/** The newest first, by keyset: a page costs the same however many came before. */
export async function readLog(db: Kysely<Tables>, filter: LogFilter): Promise<LoggedAction[]> {
  const rows = await logBy(db, filter).execute()
  return rows.map(({ name, ...row }) => ({
    ...row,
    who: name ?? (row.action === 'sign-in refused' ? 'somebody' : 'command line'),
  }))
}

export function logBy(db: Kysely<Tables>, { limit, before, subject }: LogFilter) {
  let query = db
    .selectFrom('auditLog')
    .leftJoin('staff as actor', 'actor.id', 'auditLog.staffId')
    .leftJoin('staff as named', 'named.id', 'auditLog.subject')
    .select([
      'auditLog.id as id',
      'atUtc',
      'action',
      'subject',
      'device',
      'detail',
      'actor.name as name',
      'named.name as subjectName',
    ])
  if (subject !== undefined) query = query.where('subject', '=', subject)
  if (before !== undefined)
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('atUtc', 'auditLog.id'), '<', tuple(before.atUtc, before.id)),
    )
  return query.orderBy('atUtc', 'desc').orderBy('auditLog.id', 'desc').limit(limit)
}

/** That somebody did something stays; to which of the erased enquiries it was does not. */
export async function forgetSubjects(trx: Trx, references: readonly string[]): Promise<void> {
  if (references.length === 0) return
  await trx.updateTable('auditLog').set({ subject: null }).where('subject', 'in', references).execute()
}

/** The log is kept as long as the records. */
export async function purgeLog(trx: Trx, beforeUtc: string): Promise<number> {
  const purged = await trx.deleteFrom('auditLog').where('atUtc', '<', beforeUtc).executeTakeFirst()
  return Number(purged.numDeletedRows)
}
