// What people ask about their data: who, when, and by when they have an answer.
import type { Kysely } from 'kysely'
import { londonDate } from '#domain/london.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { dataRequestDue } from '#domain/working-days.ts'
import { utcText } from '#server/platform/db/column-types.ts'
import type { Trx } from '#server/platform/db/database.ts'
import type { PersonRequestsTable } from '#server/platform/db/desk-tables.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { type Actor, recordAction } from './audit-log.ts'
import type { DeskDependencies } from './desk-dependencies.ts'
import { keyOf } from './find-person.ts'
import { attempt, Refusal } from './refusal.ts'

export type PersonRequest = PersonRequestsTable

/** The oldest first; what is done, the newest first and only some. */
export async function listRequests(db: Kysely<Tables>, isDone: boolean): Promise<PersonRequestsTable[]> {
  return await db
    .selectFrom('personRequests')
    .selectAll()
    .where('doneUtc', isDone ? 'is not' : 'is', null)
    .orderBy('due', isDone ? 'desc' : 'asc')
    .limit(isDone ? 20 : 200)
    .execute()
}

export async function recordRequest(
  desk: DeskDependencies,
  { kind, asked, received }: { kind: string; asked: string; received: PlainDate | null | undefined },
  actor: Actor,
): Promise<Refusal | undefined> {
  const known = (['access', 'erasure'] as const).find((name) => name === kind)
  if (!known) return new Refusal('Nothing was recorded: choose what they ask for.')
  const today = londonDate(desk.now())
  if (!received || received > today)
    return new Refusal('Nothing was recorded: choose the day on which they asked, today or earlier.')
  const row = {
    id: desk.createId(),
    kind: known,
    who: keyOf(asked),
    received,
    due: dataRequestDue(received),
    recordedBy: actor.staffId,
    doneUtc: null,
    receipt: null,
  }
  return await attempt<undefined>(desk.database, async (trx) => {
    await trx.insertInto('personRequests').values(row).execute()
    await recordAction(trx, actor, { action: 'data request recorded', detail: detailOf(row) }, desk)
  })
}

/** They have their answer. */
export async function closeRequest(
  desk: DeskDependencies,
  id: string,
  actor: Actor,
): Promise<Refusal | undefined> {
  return await attempt<undefined>(desk.database, async (trx) => {
    const row = await trx
      .updateTable('personRequests')
      .set({ doneUtc: utcText(desk.now()) })
      .where('id', '=', id)
      .where('doneUtc', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!row) throw new Refusal('This request is done already.')
    await recordAction(trx, actor, { action: 'data request done', detail: detailOf(row) }, desk)
  })
}

/** Their records are erased: what is open of theirs is done, with the receipt, and no request names them any more. */
export async function closeByErasure(
  trx: Trx,
  keys: readonly string[],
  receipt: string,
  now: number,
): Promise<void> {
  await trx
    .updateTable('personRequests')
    .set({ doneUtc: utcText(now), receipt })
    .where('who', 'in', keys)
    .where('doneUtc', 'is', null)
    .execute()
  await trx.updateTable('personRequests').set({ who: '' }).where('who', 'in', keys).execute()
}

function detailOf({ kind, due }: Pick<PersonRequestsTable, 'kind' | 'due'>): string {
  return `${kind}, due ${due}`
}
