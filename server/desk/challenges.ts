// The challenges of passkeys: each is stored, and answered once.
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { MINUTE_MS } from '#domain/durations.ts'
import { utcText } from '#server/platform/db/column-types.ts'
import type { ChallengesTable } from '#server/platform/db/desk-tables.ts'
import { transact } from '#server/platform/db/transact.ts'
import type { DeskDependencies } from './desk-dependencies.ts'

const CHALLENGE_MS = 5 * MINUTE_MS

/** Whoever asks for a challenge is not counted, so that nobody can lock others out: the oldest are dropped instead. */
const MAX_CHALLENGES = 1_000

/** Expired ones are removed on the way. */
export async function storeChallenge(
  { database, now }: Pick<DeskDependencies, 'database' | 'now'>,
  challenge: Omit<ChallengesTable, 'expiresUtc'>,
): Promise<void> {
  await transact(database, async (trx) => {
    await trx.deleteFrom('challenges').where('expiresUtc', '<', utcText(now())).execute()
    await trx
      .insertInto('challenges')
      .values({ ...challenge, expiresUtc: utcText(now() + CHALLENGE_MS) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await trx
      .deleteFrom('challenges')
      .where('challenge', 'not in', (open) =>
        open.selectFrom('challenges').select('challenge').orderBy('expiresUtc', 'desc').limit(MAX_CHALLENGES),
      )
      .execute()
  })
}

/**
 * The challenge that a response was made to, once: the row decides among instances, and a response that is sent again
 * finds it gone. Before the library verifies the response, which would take a fault of the database for a refusal.
 */
export async function takeChallenge(
  { database, now }: Pick<DeskDependencies, 'database' | 'now'>,
  response: RegistrationResponseJSON | AuthenticationResponseJSON,
  purpose: ChallengesTable['purpose'],
  staffId: string | null,
): Promise<string | null> {
  const challenge = challengeOf(response)
  if (challenge === null) return null
  const taken = await transact(database, (trx) =>
    trx
      .deleteFrom('challenges')
      .where('challenge', '=', challenge)
      .where('purpose', '=', purpose)
      .where('staffId', staffId === null ? 'is' : '=', staffId)
      .where('expiresUtc', '>', utcText(now()))
      .executeTakeFirst(),
  )
  return taken.numDeletedRows === 1n ? challenge : null
}

/** Null where anybody has sent anything. */
function challengeOf({ response }: RegistrationResponseJSON | AuthenticationResponseJSON): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString())
    return /^[\w-]+$/.exec(String(challenge))?.[0] ?? null
  } catch {
    return null
  }
}
