// The audit log: who did what, and when. It never holds what a record says.
import type { Kysely } from 'kysely'
import type { Trx } from '#server/db/database.ts'
import type { AuditAction, Tables } from '#server/db/tables.ts'

/** Who does something: a member of staff, or null for the command line. */
export interface Actor {
  staffId: string | null
}

export const commandLine: Actor = { staffId: null }

export interface AuditEntry {
  action: AuditAction
  /** The reference of an enquiry, or the id of a member of staff. */
  subject?: string | undefined
}

/** In the transaction of what it is about: neither can be stored without the other. */
export async function recordAction(
  trx: Trx,
  { staffId }: Actor,
  { action, subject }: AuditEntry,
  ids: { now(): number; createId(): string },
): Promise<void> {
  await trx
    .insertInto('auditLog')
    .values({
      id: ids.createId(),
      atUtc: new Date(ids.now()).toISOString(),
      staffId,
      action,
      subject: subject ?? null,
    })
    .execute()
}

export interface LoggedAction {
  id: string
  atUtc: string
  action: AuditAction
  subject: string | null
  /** Null for the command line, and where nobody had signed in. */
  who: string | null
  /** Where the subject is a member of staff. */
  subjectName: string | null
}

export interface LogPosition {
  atUtc: string
  id: string
}

/** The newest first, by keyset: a page costs the same however many came before. */
export async function readLog(
  db: Kysely<Tables>,
  { limit, before, subject }: { limit: number; before?: LogPosition | undefined; subject?: string },
): Promise<LoggedAction[]> {
  return await db
    .selectFrom('auditLog')
    .leftJoin('staff as actor', 'actor.id', 'auditLog.staffId')
    .leftJoin('staff as named', 'named.id', 'auditLog.subject')
    .select([
      'auditLog.id as id',
      'atUtc',
      'action',
      'subject',
      'actor.name as who',
      'named.name as subjectName',
    ])
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
    .$if(before !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('atUtc', 'auditLog.id'), '<', tuple(before?.atUtc ?? '', before?.id ?? '')),
      ),
    )
    .orderBy('atUtc', 'desc')
    .orderBy('auditLog.id', 'desc')
    .limit(limit)
    .execute()
}
