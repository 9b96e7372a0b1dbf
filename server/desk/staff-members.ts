// Who may use the desk: members of staff and their invitations. For the command line and the desk's pages alike.

import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { staffInvitation } from '#content/mail/staff-invitation.ts'
import { DAY_MS } from '#domain/durations.ts'
import { isEmailAddress } from '#domain/email-address.ts'
import { queue } from '#server/outbox/outbox.ts'
import type { Notice } from '#server/outbox/outbox-kinds.ts'
import { utcText } from '#server/platform/db/column-types.ts'
import type { Database, Trx } from '#server/platform/db/database.ts'
import type { StaffRole, StaffTable } from '#server/platform/db/desk-tables.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { transact } from '#server/platform/db/transact.ts'
import { createToken, hashOf } from '#server/platform/secret-token.ts'
import { queueOwnerNotices } from './access-notices.ts'
import { type Actor, recordAction } from './audit-log.ts'
import type { DeskDependencies } from './desk-dependencies.ts'
import { attempt, Refusal } from './refusal.ts'

const MAX_NAME = 80

export interface StaffDependencies extends DeskDependencies {
  /** The desk's own address, for the invitation's link. */
  deskUrl: string
  /** Whether an invitation is also sent by mail. */
  sendsMail: boolean
}

/** The passkey is that of their session: an invitation ends when its device is lost. */
interface Inviter extends Actor {
  passkeyId?: string
}

export interface Invited {
  id: string
  name: string
  email: string
  role: StaffRole
  /** Works once, for a day. Stored only as a hash: it cannot be shown again. */
  link: string
}

export interface StaffMember {
  id: string
  name: string
  email: string
  role: StaffRole
  createdUtc: string
  passkeys: number
  /** When a passkey was last used. */
  lastSignInUtc: string | null
  /** When the newest invitation that nobody has used expires, or has expired. */
  invitedUntilUtc: string | null
}

export async function listStaff(db: Kysely<Tables>): Promise<StaffMember[]> {
  const rows = await db
    .selectFrom('staff')
    .leftJoin('passkeys', 'passkeys.staffId', 'staff.id')
    .select(({ fn, selectFrom }) => [
      'staff.id as id',
      'staff.name as name',
      'email',
      'role',
      'staff.createdUtc as createdUtc',
      fn.count('passkeys.id').as('passkeys'),
      fn.max('usedUtc').as('lastSignInUtc'),
      selectFrom('invitations')
        .select((eb) => eb.fn.max('expiresUtc').as('expiresUtc'))
        .whereRef('staffId', '=', 'staff.id')
        .as('invitedUntilUtc'),
    ])
    .where('removedUtc', 'is', null)
    .groupBy(['staff.id', 'staff.name', 'email', 'role', 'staff.createdUtc'])
    .orderBy('staff.name')
    .execute()
  return rows.map((row) => ({ ...row, passkeys: Number(row.passkeys) }))
}

/** To choose from: who is on the staff, or ever was. */
export async function staffOptions(
  db: Kysely<Tables>,
  when: 'now' | 'ever' = 'now',
): Promise<{ value: string; label: string }[]> {
  const everybody = db.selectFrom('staff').select(['id as value', 'name as label']).orderBy('name')
  return await (when === 'ever' ? everybody : everybody.where('removedUtc', 'is', null)).execute()
}

/** The name of whoever was ever on the staff; empty for nobody. */
export type NameOf = (staffId: string | null) => string

export async function readNames(db: Kysely<Tables>): Promise<NameOf> {
  const names = new Map((await staffOptions(db, 'ever')).map(({ value, label }) => [value, label]))
  return (staffId) => names.get(staffId ?? '') ?? ''
}

/** Whether anybody was ever added. */
export async function hasStaff({ db }: Database): Promise<boolean> {
  return (await db.selectFrom('staff').select('id').limit(1).executeTakeFirst()) !== undefined
}

export async function addStaff(
  desk: StaffDependencies,
  typed: { name: string; email: string; role: StaffRole },
  actor: Inviter,
): Promise<Invited | Refusal> {
  const name = typed.name.replace(/\p{Cc}+/gu, ' ').trim()
  const email = typed.email.trim()
  if (name === '' || name.length > MAX_NAME)
    return new Refusal(`A name has 1 to ${MAX_NAME} characters, as in "Ann Example".`)
  if (!isEmailAddress(email)) return new Refusal(`"${email}" is not an e-mail address.`)
  const { database, now, createId } = desk
  const id = createId()
  return await attempt(database, async (trx) => {
    const added = await trx
      .insertInto('staff')
      .values({ id, name, email, role: typed.role, createdUtc: utcText(now()), removedUtc: null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (added.numInsertedOrUpdatedRows !== 1n)
      throw new Refusal(`${email} is on the staff already: invite them again instead.`)
    const entryId = await recordAction(
      trx,
      actor,
      { action: 'staff added', subject: id, detail: typed.role },
      desk,
    )
    await queueOwnerNotices(trx, { kind: 'access-notice', entryId }, desk)
    return await invite(trx, desk, { id, name, email, role: typed.role }, actor)
  })
}

/** A fresh invitation, for a lost device or an invitation that has expired. The earlier ones end; passkeys stay. */
export async function inviteAgain(
  desk: StaffDependencies,
  email: string,
  actor: Inviter,
): Promise<Invited | Refusal> {
  return await attempt(desk.database, async (trx) => {
    const member = await memberByEmail(trx, email)
    await trx.deleteFrom('invitations').where('staffId', '=', member.id).execute()
    const entryId = await recordAction(trx, actor, { action: 'staff invited', subject: member.id }, desk)
    await queueOwnerNotices(trx, { kind: 'access-notice', entryId }, desk)
    return await invite(trx, desk, member, actor)
  })
}

/** Ends their sessions, passkeys, invitations and calendar address at once. */
export async function removeStaff(
  desk: StaffDependencies,
  email: string,
  actor: Actor,
): Promise<StaffTable | Refusal> {
  return await attempt(desk.database, async (trx) => {
    const member = await memberByEmail(trx, email)
    if (actor.staffId !== null && member.role === 'owner')
      await refuseLastOwner(desk.database, trx, member.id)
    await trx
      .updateTable('staff')
      .set({ removedUtc: utcText(desk.now()) })
      .where('id', '=', member.id)
      .execute()
    for (const table of ['sessions', 'passkeys', 'invitations', 'challenges', 'calendarAddresses'] as const) {
      await trx.deleteFrom(table).where('staffId', '=', member.id).execute()
    }
    // Their calls stay under their name until somebody else takes them: two that nobody has could be at the same time.
    await trx
      .updateTable('enquiries')
      .set({ assignedTo: null })
      .where('assignedTo', '=', member.id)
      .where('date', 'is', null)
      .where('answeredUtc', 'is', null)
      .execute()
    await recordAction(trx, actor, { action: 'staff removed', subject: member.id }, desk)
    return member
  })
}

/** Only the command line could let anybody in again. Under a lock on all owners, who may be removing each other. */
async function refuseLastOwner({ dialect }: Database, trx: Trx, id: string): Promise<void> {
  let query = trx
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'owner')
    .where('removedUtc', 'is', null)
    .orderBy('id')
  if (dialect === 'postgres') query = query.forUpdate()
  const owners = await query.execute()
  if (!owners.some((owner) => owner.id !== id))
    throw new Refusal('The last owner stays: add another owner first.')
}

async function memberByEmail(trx: Trx, email: string): Promise<StaffTable> {
  const member = await trx
    .selectFrom('staff')
    .selectAll()
    .where(sql<boolean>`lower(email) = lower(${email.trim()})`)
    .where('removedUtc', 'is', null)
    .executeTakeFirst()
  if (member === undefined) throw new Refusal(`Nobody on the staff has the address ${email.trim()}.`)
  return member
}

async function invite(
  trx: Trx,
  desk: StaffDependencies,
  member: Omit<Invited, 'link'>,
  inviter: Inviter,
): Promise<Invited> {
  const { id, name, email, role } = member
  const link = await createInvitation(trx, desk, id, inviter.passkeyId ?? null)
  if (desk.sendsMail) {
    await queue(trx, [{ kind: 'staff-invitation', recordId: id }], { held: false, sources: desk })
  }
  return { id, name, email, role, link }
}

/**
 * What the mail says; null where no invitation is open any more. Its link is new at every attempt to send it, since only
 * the hash of each is stored.
 */
export async function invitationMail(
  database: Database,
  desk: Pick<StaffDependencies, 'deskUrl' | 'now'>,
  staffId: string,
): Promise<Notice | null> {
  return await transact(database, async (trx) => {
    let query = trx
      .selectFrom('invitations')
      .innerJoin('staff', 'staff.id', 'invitations.staffId')
      .select(['name', 'email', 'passkeyId'])
      .where('staffId', '=', staffId)
      .where('expiresUtc', '>', utcText(desk.now()))
      .where('removedUtc', 'is', null)
    // Against somebody who uses it at this moment.
    if (database.dialect === 'postgres') query = query.forUpdate()
    const open = await query.executeTakeFirst()
    if (open === undefined) return null
    const { name, email, passkeyId } = open
    const link = await createInvitation(trx, desk, staffId, passkeyId)
    return { to: { name: '', address: email }, words: staffInvitation({ name, link }) }
  })
}

/** The link of a new invitation. */
async function createInvitation(
  trx: Trx,
  { deskUrl, now }: Pick<StaffDependencies, 'deskUrl' | 'now'>,
  staffId: string,
  passkeyId: string | null,
): Promise<string> {
  const token = createToken()
  await trx
    .insertInto('invitations')
    .values({ tokenHash: hashOf(token), staffId, passkeyId, expiresUtc: utcText(now() + DAY_MS) })
    .execute()
  return `${deskUrl}/invitation/${token}`
}
