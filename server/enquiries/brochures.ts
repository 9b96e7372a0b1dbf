// Brochure requests: who asked for the brochure, kept with the mails that answer.
import type { Kysely, Selectable } from 'kysely'
import type { BrochureRequest } from '#domain/brochure-request.ts'
import { londonDate } from '#domain/london.ts'
import { formatSlashed } from '#domain/plain-date.ts'
import type { Database, Trx } from '#server/db/database.ts'
import type { BrochureRequestsTable, Tables } from '#server/db/tables.ts'
import { transact } from '#server/db/transact.ts'
import { queue } from '#server/outbox/outbox.ts'
import { countIn } from './enquiry-limit.ts'
import type { Ids, Submission } from './submission.ts'

export type StoredBrochureRequest = Omit<Selectable<BrochureRequestsTable>, 'quarantined'> & {
  quarantined: boolean
}

const ATTEMPTS = 5

export type BrochureSaved =
  | { ok: true; reference: string; repeated: boolean }
  | { ok: false; reason: 'too-many' }

export interface Brochures {
  request(request: BrochureRequest, submission: Submission): Promise<BrochureSaved>
}

export function createBrochures(parts: {
  database: Database
  ids: Ids
  /** Told after each save, so that mail goes out at once. */
  wake(): void
}): Brochures {
  return {
    async request(request, submission) {
      const saved = await transact(parts.database, (trx) => store(trx, request, submission, parts.ids))
      if (saved.ok) parts.wake()
      return saved
    },
  }
}

export async function readBrochureRequest(
  db: Kysely<Tables>,
  id: string,
): Promise<StoredBrochureRequest | null> {
  const row = await db.selectFrom('brochureRequests').selectAll().where('id', '=', id).executeTakeFirst()
  return row === undefined ? null : { ...row, quarantined: row.quarantined === 1 }
}

/** As with enquiries, the database's unique indexes decide whether this is a first or a repeated request. */
async function store(
  trx: Trx,
  request: BrochureRequest,
  submission: Submission,
  ids: Ids,
): Promise<BrochureSaved> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const row = toRow(request, submission, ids)
    const inserted = await trx
      .insertInto('brochureRequests')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (inserted !== undefined) {
      if (submission.rateKey && !(await countIn(trx, submission.rateKey))) {
        await trx.deleteFrom('brochureRequests').where('id', '=', row.id).execute()
        return { ok: false, reason: 'too-many' }
      }
      await queue(trx, mailsOf(row), { held: submission.quarantined, ids })
      return { ok: true, reference: row.reference, repeated: false }
    }
    const before = await trx
      .selectFrom('brochureRequests')
      .select('reference')
      .where('key', '=', submission.key)
      .executeTakeFirst()
    if (before !== undefined) return { ok: true, reference: before.reference, repeated: true }
    // The reference was in use: another go with another one.
  }
  throw new Error(`A brochure request found no place in ${ATTEMPTS} attempts`)
}

function toRow(request: BrochureRequest, submission: Submission, ids: Ids): BrochureRequestsTable {
  const now = ids.now()
  return {
    id: ids.createId(),
    key: submission.key,
    reference: ids.createReference(),
    name: request.name,
    email: request.emailAddress,
    noticeVersion: submission.noticeVersion,
    originPage: submission.originPage,
    createdAt: formatSlashed(londonDate(now)),
    createdUtc: new Date(now).toISOString(),
    quarantined: submission.quarantined ? 1 : 0,
  }
}

function mailsOf({ id }: BrochureRequestsTable) {
  return [
    { kind: 'brochure-notice', recordId: id },
    { kind: 'brochure', recordId: id },
  ] as const
}
