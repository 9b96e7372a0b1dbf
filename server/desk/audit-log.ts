// The audit log: who did what, and when. It never holds what an enquiry says.
import type { Kysely } from 'kysely'
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts'
import { utcText } from '#server/platform/db/column-types.ts'
import type { Database, Trx } from '#server/platform/db/database.ts'
import type { AuditAction } from '#server/platform/db/desk-tables.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { transact } from '#server/platform/db/transact.ts'
import type { DeskDependencies } from './desk-dependencies.ts'

/** Who does something: a member of staff, or null for the command line. */
export interface Actor {
  staffId: string | null
  /** The name of the passkey, or the user of the machine. */
  device?: string | undefined
}

export const commandLine: Actor = { staffId: null }

/** What erases enquiries at the end of their retention period. */
export const RETENTION_DEVICE = 'retention period'

export interface AuditEntry {
  action: AuditAction
  /**
   * The reference of an enquiry, the id of a member of staff, the day or days that were closed, or where the desk has
   * content or a picture.
   */
  subject?: string | undefined
  /** How much, and of what; nothing that a visitor typed. */
  detail?: string | undefined
}

type EntryDependencies = Omit<DeskDependencies, 'database'>

/**
 * In the transaction of what it is about: neither can be stored without the other. The line in the log of the process is
 * a second trace, out of reach of whoever changes the database; where the transaction is rolled back, it alone is left.
 * Resolves to the entry's id.
 */
export async function recordAction(
  trx: Trx,
  { staffId, device }: Actor,
  { action, subject, detail }: AuditEntry,
  { now, createId, log }: EntryDependencies,
): Promise<string> {
  const id = createId()
  await trx
    .insertInto('auditLog')
    .values({
      id,
      atUtc: utcText(now()),
      staffId,
      device: device ?? null,
      action,
      subject: subject ?? null,
      detail: detail ?? null,
    })
    .execute()
  log?.info({ audit: { id, staffId, action, subject } }, 'audit')
  return id
}

/** Of what changes nothing: a look at somebody's data, an export. */
export async function logAction(
  { database, ...dependencies }: DeskDependencies,
  actor: Actor,
  entry: AuditEntry,
): Promise<void> {
  await transact(database, (trx) => recordAction(trx, actor, entry, dependencies))
}

/** Looking at an enquiry is logged once in this time; what is done about it is logged by itself. */
const READ_AGAIN_MS = 10 * MINUTE_MS

export async function logRead(desk: DeskDependencies, actor: Actor, reference: string): Promise<void> {
  const { staffId } = actor
  const recent = await desk.database.db
    .selectFrom('auditLog')
    .select('id')
    .where('subject', '=', reference)
    .where('atUtc', '>', utcText(desk.now() - READ_AGAIN_MS))
    .where('staffId', '=', staffId)
    .executeTakeFirst()
  if (recent === undefined) await logAction(desk, actor, { action: 'enquiry read', subject: reference })
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

export interface LogFilter {
  id?: string
  before?: LogPosition | undefined
  subject?: string | undefined
  /** Null for the command line. */
  staffId?: string | null | undefined
  actions?: readonly AuditAction[] | undefined
  /** Looking at an enquiry changes nothing of it. */
  withoutReads?: boolean
  sinceUtc?: string | undefined
  beforeUtc?: string | undefined
}

/** The newest first, by keyset: a page costs the same however many came before. */
export async function readLog(
  db: Kysely<Tables>,
  filter: LogFilter & { limit: number },
): Promise<LoggedAction[]> {
  const { limit, before, subject, staffId, actions, withoutReads } = filter
  const { id, sinceUtc, beforeUtc } = filter
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
  if (staffId !== undefined) query = query.where('staffId', staffId === null ? 'is' : '=', staffId)
  if (staffId === null) query = query.where('action', '<>', 'sign-in refused')
  if (id !== undefined) query = query.where('auditLog.id', '=', id)
  if (actions !== undefined) query = query.where('action', 'in', actions)
  if (withoutReads) query = query.where('action', '<>', 'enquiry read')
  if (sinceUtc !== undefined) query = query.where('atUtc', '>=', sinceUtc)
  if (beforeUtc !== undefined) query = query.where('atUtc', '<', beforeUtc)
  if (before !== undefined)
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('atUtc', 'auditLog.id'), '<', tuple(before.atUtc, before.id)),
    )
  const rows = await query.orderBy('atUtc', 'desc').orderBy('auditLog.id', 'desc').limit(limit).execute()
  return rows.map(({ name, ...row }) => ({ ...row, who: name ?? nobodyOf(row) }))
}

/** Who it was where nobody had signed in. */
function nobodyOf({ action, device }: { action: AuditAction; device: string | null }): string {
  if (action === 'sign-in refused') return 'somebody'
  // With a link of their own (approval-links.ts, members.ts).
  if (device?.startsWith('link for ')) return device.slice('link for '.length)
  return [RETENTION_DEVICE, 'register'].includes(device ?? '') ? 'the website' : 'command line'
}

/** Of these enquiries those that became somebody's since they last looked at them: assigned, or given by the site. */
export async function newlyAssigned(
  db: Kysely<Tables>,
  staffId: string,
  enquiries: readonly { id: string; reference: string }[],
): Promise<Set<string>> {
  const [logged, given] = await Promise.all([
    db
      .selectFrom('auditLog')
      .select(['subject', 'atUtc', 'staffId', 'action'])
      .where(
        'subject',
        'in',
        enquiries.map(({ reference }) => reference),
      )
      .where(({ eb, or }) => or([eb('staffId', '=', staffId), eb('action', '=', 'assigned')]))
      .execute(),
    db
      .selectFrom('callAssignments')
      .select(['enquiryId', 'createdUtc'])
      .where(
        'enquiryId',
        'in',
        enquiries.map(({ id }) => id),
      )
      .where('staffId', '=', staffId)
      .execute(),
  ])
  const isNew = ({ id, reference }: (typeof enquiries)[number]) => {
    const own = logged.filter(({ subject }) => subject === reference)
    const seen = latest(own.filter((entry) => entry.staffId === staffId).map(({ atUtc }) => atUtc))
    const assigned = latest([
      ...own.filter(({ action }) => action === 'assigned').map(({ atUtc }) => atUtc),
      ...given.filter(({ enquiryId }) => enquiryId === id).map(({ createdUtc }) => createdUtc),
    ])
    return assigned > seen
  }
  return new Set(enquiries.filter(isNew).map(({ reference }) => reference))
}

function latest(moments: readonly string[]): string {
  return moments.reduce((last, moment) => (moment > last ? moment : last), '')
}

/** Who has answered an enquiry, the last of them, by its reference. */
export async function readAnswerers(db: Kysely<Tables>): Promise<Map<string | null, string>> {
  const rows = await db
    .selectFrom('auditLog')
    .innerJoin('staff', 'staff.id', 'auditLog.staffId')
    .select(['subject', 'name'])
    .where('action', 'in', ['answered', 'complaint closed'])
    .orderBy('atUtc')
    .execute()
  return new Map(rows.map(({ subject, name }) => [subject, name]))
}

/** That somebody did something stays; to which of the erased enquiries it was does not. */
export async function forgetSubjects(trx: Trx, references: readonly string[]): Promise<void> {
  await trx.updateTable('auditLog').set({ subject: null }).where('subject', 'in', references).execute()
}

/** The log is kept as long as the enquiries. */
export async function purgeLog(trx: Trx, beforeUtc: string): Promise<number> {
  const purged = await trx.deleteFrom('auditLog').where('atUtc', '<', beforeUtc).executeTakeFirst()
  return Number(purged.numDeletedRows)
}

const REFUSALS_DAYS = 90

/** Anybody can fail to sign in, so that these entries are not kept as long as the others. */
export async function purgeRefusals(database: Database, now: number): Promise<void> {
  await transact(database, (trx) =>
    trx
      .deleteFrom('auditLog')
      .where('action', '=', 'sign-in refused')
      .where('atUtc', '<', utcText(now - REFUSALS_DAYS * DAY_MS))
      .execute(),
  )
}
