// Passkeys (WebAuthn): registration with an invitation or a session, and sign-in.

import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { brand } from '#content/site/brand.ts'
import { deleteUnsent } from '#server/outbox/outbox.ts'
import { utcText } from '#server/platform/db/column-types.ts'
import type { Trx } from '#server/platform/db/database.ts'
import { transact } from '#server/platform/db/transact.ts'
import { hashOf } from '#server/platform/secret-token.ts'
import { queueOwnerNotices } from './access-notices.ts'
import { recordAction } from './audit-log.ts'
import { storeChallenge, takeChallenge } from './challenges.ts'
import type { DeskDependencies } from './desk-dependencies.ts'
import { oneLine } from './one-line.ts'
import { type Session, startSession } from './sessions.ts'

const MAX_NAME = 60

interface PasskeyDependencies extends DeskDependencies {
  /** The origin that browsers see. */
  deskUrl: string
  /** Whether mails go out. */
  sendsMail: boolean
}

interface Person {
  id: string
  name: string
  email: string
}

/** Loaded when somebody first signs in: the library is large, and a start must not wait for it. */
const loadLibrary = () => import('@simplewebauthn/server')

/**
 * EdDSA, ES256 and RS256 (COSE): every authenticator has one of them. By default the library would also ask Node for
 * ML-DSA, which is experimental there, and Node warns at the first sign-in.
 */
const supportedAlgorithmIDs = [-8, -7, -257]

/** Whose invitation this is; null where it was used, has expired or never was. */
export async function findInvited(
  { database: { db }, now }: PasskeyDependencies,
  token: string,
): Promise<Person | null> {
  const row = await db
    .selectFrom('invitations')
    .innerJoin('staff', 'staff.id', 'invitations.staffId')
    .select(['staff.id as id', 'name', 'email'])
    .where('tokenHash', '=', hashOf(token))
    .where('expiresUtc', '>', utcText(now()))
    .where('removedUtc', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

export async function registrationOptions(
  desk: PasskeyDependencies,
  { id, name, email }: Person,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await loadLibrary()
  const present = await desk.database.db
    .selectFrom('passkeys')
    .select('id')
    .where('staffId', '=', id)
    .execute()
  const options = await generateRegistrationOptions({
    rpName: `${brand.name} desk`,
    rpID: hostOf(desk.deskUrl),
    userName: email,
    userDisplayName: name,
    userID: new TextEncoder().encode(id),
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: present,
    // Found without a name being typed, and guarded by a fingerprint, face or PIN: it is the only factor.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await storeChallenge(desk, { challenge: options.challenge, purpose: 'register', staffId: id })
  return options
}

interface NewPasskey {
  response: RegistrationResponseJSON
  /** As the person calls the device. */
  name: string
  /** Where it is not added by somebody who has signed in. */
  invitation?: string
  /** The passkey that had signed in. */
  device?: string
}

/** Stores the passkey; an invitation is used up in the same transaction. Its id; null where it was not accepted. */
export async function register(
  desk: PasskeyDependencies,
  person: Person,
  { response, name: typed, invitation, device }: NewPasskey,
): Promise<string | null> {
  const { verifyRegistrationResponse } = await loadLibrary()
  const expectedChallenge = await takeChallenge(desk, response, 'register', person.id)
  if (expectedChallenge === null) return null
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: desk.deskUrl,
    expectedRPID: hostOf(desk.deskUrl),
    requireUserVerification: true,
    supportedAlgorithmIDs,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) return null
  const { credential } = registrationInfo
  const name = oneLine(typed).trim().slice(0, MAX_NAME)
  return await transact(desk.database, async (trx) => {
    if (invitation !== undefined && !(await spendInvitation(trx, person.id, invitation, desk.now())))
      return null
    const stored = await trx
      .insertInto('passkeys')
      .values({
        id: credential.id,
        staffId: person.id,
        name,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: JSON.stringify(credential.transports ?? []),
        createdUtc: utcText(desk.now()),
        usedUtc: utcText(desk.now()),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (stored.numInsertedOrUpdatedRows !== 1n) return null
    const entryId = await recordAction(
      trx,
      { staffId: person.id, device },
      { action: 'passkey added', subject: person.id, detail: name },
      desk,
    )
    await queueOwnerNotices(trx, { kind: 'access-notice', entryId, staffId: person.id }, desk)
    return credential.id
  })
}

/** To sign in with any passkey; or, for somebody who has signed in, to confirm with one of their own who they are. */
export async function assertionOptions(
  desk: PasskeyDependencies,
  session?: Pick<Session, 'staffId'>,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await loadLibrary()
  const own = desk.database.db.selectFrom('passkeys').select('id')
  const options = await generateAuthenticationOptions({
    rpID: hostOf(desk.deskUrl),
    userVerification: 'required',
    ...(session && { allowCredentials: await own.where('staffId', '=', session.staffId).execute() }),
  })
  await storeChallenge(desk, {
    challenge: options.challenge,
    purpose: session ? 'confirm' : 'sign-in',
    staffId: session?.staffId ?? null,
  })
  return options
}

/** The member of staff that a passkey belongs to, before it is verified; undefined where it is unknown. */
export async function ownerOfPasskey({ database: { db } }: PasskeyDependencies, passkeyId: string) {
  return await db
    .selectFrom('passkeys')
    .innerJoin('staff', 'staff.id', 'passkeys.staffId')
    .select(['passkeys.id as id', 'staffId', 'passkeys.name as name', 'publicKey', 'counter', 'transports'])
    .where('passkeys.id', '=', passkeyId)
    .where('removedUtc', 'is', null)
    .executeTakeFirst()
}

type StoredPasskey = NonNullable<Awaited<ReturnType<typeof ownerOfPasskey>>>

/** The token of a new session; null where the response is not valid, or was given before. */
export async function signIn(
  desk: PasskeyDependencies,
  passkey: StoredPasskey,
  response: AuthenticationResponseJSON,
  { from, isShared }: { from: string; isShared: boolean },
): Promise<string | null> {
  const { id: passkeyId, staffId, name: device } = passkey
  return await verify(desk, passkey, { response, purpose: 'sign-in', staffId: null }, async (trx) => {
    await recordAction(
      trx,
      { staffId, device },
      { action: 'signed in', detail: isShared ? `${from}, shared computer` : from },
      desk,
    )
    return await startSession(trx, { staffId, passkeyId, isShared }, desk.now())
  })
}

/** Whether it is them: the session is fresh again. */
export async function confirm(
  desk: PasskeyDependencies,
  { tokenHash, staffId }: Session,
  passkey: StoredPasskey,
  response: AuthenticationResponseJSON,
): Promise<boolean> {
  if (passkey.staffId !== staffId) return false
  const isConfirmed = await verify(desk, passkey, { response, purpose: 'confirm', staffId }, async (trx) => {
    const verifiedUtc = utcText(desk.now())
    await trx.updateTable('sessions').set({ verifiedUtc }).where('tokenHash', '=', tokenHash).execute()
    return true
  })
  return isConfirmed ?? false
}

interface Assertion {
  response: AuthenticationResponseJSON
  purpose: 'sign-in' | 'confirm'
  staffId: string | null
}

/** Does the work in the transaction that notes the use of the passkey; null where the response is not valid. */
async function verify<T>(
  desk: PasskeyDependencies,
  passkey: StoredPasskey,
  { response, purpose, staffId }: Assertion,
  work: (trx: Trx) => Promise<T>,
): Promise<T | null> {
  const { verifyAuthenticationResponse } = await loadLibrary()
  const expectedChallenge = await takeChallenge(desk, response, purpose, staffId)
  if (expectedChallenge === null) return null
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin: desk.deskUrl,
    expectedRPID: hostOf(desk.deskUrl),
    requireUserVerification: true,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: Number(passkey.counter),
      transports: JSON.parse(passkey.transports) as AuthenticatorTransport[],
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  if (!verified || !authenticationInfo) return null
  return await transact(desk.database, async (trx) => {
    const used = await trx
      .updateTable('passkeys')
      .set({ counter: authenticationInfo.newCounter, usedUtc: utcText(desk.now()) })
      .where('id', '=', passkey.id)
      .executeTakeFirst()
    // Removed in the meantime.
    return used.numUpdatedRows === 1n ? await work(trx) : null
  })
}

/** With it end the other invitations of the same person, and the mail with another one that may be waiting. */
async function spendInvitation(trx: Trx, staffId: string, token: string, now: number): Promise<boolean> {
  const used = await trx
    .deleteFrom('invitations')
    .where('tokenHash', '=', hashOf(token))
    .where('staffId', '=', staffId)
    .where('expiresUtc', '>', utcText(now))
    .executeTakeFirst()
  if (used.numDeletedRows !== 1n) return false
  await trx.deleteFrom('invitations').where('staffId', '=', staffId).execute()
  await deleteUnsent(trx, staffId)
  return true
}

function hostOf(url: string): string {
  return new URL(url).hostname
}
