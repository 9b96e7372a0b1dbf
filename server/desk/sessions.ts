// Sessions of the desk, in the database: two instances behind one address know the same ones.
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import { flag, type UtcText, utcText } from '#server/platform/db/column-types.ts'
import type { Database, Trx } from '#server/platform/db/database.ts'
import type { StaffRole } from '#server/platform/db/desk-tables.ts'
import { readSetting, storeSetting } from '#server/platform/db/settings.ts'
import { transact, withRetries } from '#server/platform/db/transact.ts'
import { createToken, hashOf } from '#server/platform/secret-token.ts'
import { type Actor, recordAction } from './audit-log.ts'
import type { DeskDependencies } from './desk-dependencies.ts'

/** How long without a click, as an owner may choose it, in minutes; the default is among them. */
export const idleChoices = [15, 30, 60, 120, 240, 480] as const
const DEFAULT_IDLE_MINUTES = 60
export const SHARED_IDLE_MINUTES = 10
const idleSetting = 'desk-idle-minutes'
/** For what would outlast the session, or cannot be taken back. */
const FRESH_MS = 5 * MINUTE_MS
const MAX_AGE_MS = 12 * HOUR_MS
/** A request is noted at most this often. */
const SEEN_EVERY_MS = 60_000

export interface Session {
  tokenHash: string
  staffId: string
  passkeyId: string
  /** The name of the passkey. */
  device: string
  name: string
  email: string
  role: StaffRole
  verifiedUtc: UtcText
  isShared: boolean
}

/** Whether a passkey was used so recently that the same person is at the device. */
export function isFresh({ verifiedUtc }: Session, now: number): boolean {
  return Date.parse(verifiedUtc) > now - FRESH_MS
}

/** The token for the cookie of a new session. Sessions that have ended are removed on the way. */
export async function startSession(
  trx: Trx,
  { staffId, passkeyId, isShared }: Pick<Session, 'staffId' | 'passkeyId' | 'isShared'>,
  now: number,
): Promise<string> {
  const token = createToken()
  await trx
    .deleteFrom('sessions')
    .where('createdUtc', '<', utcText(now - MAX_AGE_MS))
    .execute()
  await trx
    .insertInto('sessions')
    .values({
      tokenHash: hashOf(token),
      staffId,
      passkeyId,
      createdUtc: utcText(now),
      seenUtc: utcText(now),
      verifiedUtc: utcText(now),
      shared: flag(isShared),
    })
    .execute()
  return token
}

interface ReadOptions {
  now: number
  /** Whether the request was made by a person: what a page asks for by itself does not prolong the session. */
  isActivity: boolean
}

/** Null where the token is unknown, has expired, or its passkey or person was removed. */
export async function readSession(
  database: Database,
  token: string,
  { now, isActivity }: ReadOptions,
): Promise<Session | null> {
  const tokenHash = hashOf(token)
  const query = database.db
    .selectFrom('sessions')
    .innerJoin('staff', 'staff.id', 'sessions.staffId')
    .innerJoin('passkeys', 'passkeys.id', 'sessions.passkeyId')
    .leftJoin('settings', (join) => join.on((eb) => eb('settings.name', '=', idleSetting)))
    .select([
      'tokenHash',
      'sessions.staffId as staffId',
      'passkeyId',
      'passkeys.name as device',
      'seenUtc',
      'verifiedUtc',
      'shared',
      'value as idleMinutes',
      'staff.name as name',
      'email',
      'role',
    ])
    .where('tokenHash', '=', tokenHash)
    .where('removedUtc', 'is', null)
    .where('sessions.createdUtc', '>', utcText(now - MAX_AGE_MS))
  const row = await withRetries(() => query.executeTakeFirst())
  if (row === undefined) return null
  const { seenUtc, shared, idleMinutes, ...member } = row
  const session = { ...member, isShared: shared === 1 }
  const chosen = idleMinutesOf(idleMinutes)
  const idle = session.isShared ? Math.min(chosen, SHARED_IDLE_MINUTES) : chosen
  if (Date.parse(seenUtc) <= now - idle * MINUTE_MS) return null
  if (isActivity && Date.parse(seenUtc) < now - SEEN_EVERY_MS) {
    await transact(database, (trx) =>
      trx
        .updateTable('sessions')
        .set({ seenUtc: utcText(now) })
        .where('tokenHash', '=', tokenHash)
        .execute(),
    )
  }
  return session
}

export async function endSession(trx: Trx, { tokenHash }: Session): Promise<void> {
  await trx.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute()
}

/** On this device, or on all. */
export async function signOut(
  desk: DeskDependencies,
  session: Session,
  action: 'signed out' | 'signed out everywhere',
): Promise<void> {
  await transact(desk.database, async (trx) => {
    if (action === 'signed out') await endSession(trx, session)
    else await trx.deleteFrom('sessions').where('staffId', '=', session.staffId).execute()
    await recordAction(trx, session, { action }, desk)
  })
}

/** How long a session lasts without a click, in minutes. */
export async function readIdleMinutes({ db }: Database): Promise<number> {
  return idleMinutesOf(await readSetting(db, idleSetting))
}

function idleMinutesOf(stored: string | null | undefined): number {
  return stored ? Number(stored) : DEFAULT_IDLE_MINUTES
}

/** For everybody, from their next click on. */
export async function setIdleMinutes(desk: DeskDependencies, minutes: number, actor: Actor): Promise<void> {
  const value = String(minutes)
  await transact(desk.database, async (trx) => {
    await storeSetting(trx, idleSetting, value)
    await recordAction(trx, actor, { action: 'idle time set', detail: `${value} minutes` }, desk)
  })
}
