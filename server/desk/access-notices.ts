// What owners are told by mail and on Today. Whoever can sign in as somebody is never a secret: of each new passkey and
// invitation the person is told as well; and of an adviser whose status on the register has changed.
import type { Kysely } from 'kysely'
import { accessNotice } from '#content/mail/access-notice.ts'
import { registerNotice } from '#content/mail/register-notice.ts'
import { DAY_MS } from '#domain/durations.ts'
import { londonMoment } from '#domain/enquiry-text.ts'
import type { Notice } from '#server/outbox/outbox-kinds.ts'
import { utcText } from '#server/platform/db/column-types.ts'
import type { Trx } from '#server/platform/db/database.ts'
import type { AuditAction } from '#server/platform/db/desk-tables.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { type LoggedAction, readLog } from './audit-log.ts'
import type { DeskDependencies } from './desk-dependencies.ts'
import type { Session } from './sessions.ts'
import { queueStaffNotices, readStaffNotice } from './staff-notices.ts'

const accessActions: readonly AuditAction[] = ['passkey added', 'staff added', 'staff invited']
const SHOWN_DAYS = 7
const SHOWN = 5

interface Told {
  kind: 'access-notice' | 'register-notice'
  /** The entry of the audit log that it tells of. */
  entryId: string
  /** Who is told as well: whose account it is, unless the invitation itself goes to them. */
  staffId?: string
}

/** In the transaction of what it tells of. */
export async function queueOwnerNotices(
  trx: Trx,
  { kind, entryId, staffId = '' }: Told,
  desk: Pick<DeskDependencies, 'sendsMail' | 'now' | 'createId'>,
): Promise<void> {
  const receivers = await trx
    .selectFrom('staff')
    .select('id')
    .where('removedUtc', 'is', null)
    .where(({ eb, or }) => or([eb('role', '=', 'owner'), eb('id', '=', staffId)]))
    .execute()
  await queueStaffNotices(trx, { kind, recordId: entryId }, receivers, desk)
}

/** Of an entry of the log and a member of staff; null where either is gone. */
export async function ownerNoticeMail(
  db: Kysely<Tables>,
  deskUrl: string,
  queuedId: string,
): Promise<Notice | null> {
  const { recordId, receiver } = await readStaffNotice(db, queuedId)
  const [entry] = await readLog(db, { id: recordId, limit: 1 })
  if (entry === undefined || receiver === undefined) return null
  const { name } = receiver
  const to = { name: '', address: receiver.email }
  if (entry.action === 'register status changed')
    return { to, words: registerNotice({ name, changes: entry.detail?.split('; ') ?? [], deskUrl }) }
  const words = accessNotice({
    name,
    what: entry.action === 'passkey added' ? 'passkey' : 'invitation',
    about: entry.subjectName ?? '',
    isOwn: entry.subject === receiver.id,
    passkey: entry.detail ?? '',
    by: entry.device === null ? entry.who : `${entry.who} (${entry.device})`,
    at: londonMoment(entry.atUtc),
    deskUrl,
  })
  return { to, words }
}

/** Those of the last days that somebody is to see: an owner all, others what is about themselves. The newest first. */
export async function recentAccess(
  db: Kysely<Tables>,
  { staffId, role }: Pick<Session, 'staffId' | 'role'>,
  now: number,
): Promise<LoggedAction[]> {
  return await readLog(db, {
    actions: accessActions,
    subject: role === 'owner' ? undefined : staffId,
    sinceUtc: utcText(now - SHOWN_DAYS * DAY_MS),
    limit: SHOWN,
  })
}
