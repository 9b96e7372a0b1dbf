import type { Database } from '#server/db/database.ts'
import { withRetries } from '#server/db/transact.ts'
import { hashOf } from '#server/secret-token.ts'
import { readSession, type Session } from './sessions.ts'

/**
 * How long a session that was verified counts while the database is unavailable, and how long pages are kept to be shown
 * then. Whoever is removed in that time by another instance, which still reaches the database, sees for so long what
 * they had read before, and nothing else.
 */
export const KEPT_MS = 15 * 60_000

/** After a failure the database is not asked again for so long: each attempt may wait for a connection. */
const RETRY_AFTER_MS = 5_000

interface SessionReaderParts {
  database: Database
  now(): number
}

interface ReadSession {
  session: Session | null
  /** False where the database is unavailable and the session was verified a while ago. */
  isVerified: boolean
}

interface SessionRequest {
  isActivity: boolean
  /** A change is never made for a session from memory, and waits for a database that is being restarted. */
  isChange: boolean
}

export interface SessionReader {
  /** Throws where the database is unavailable and the session was not verified lately. */
  read(token: string, request: SessionRequest): Promise<ReadSession>
  /** After a sign-out or a removal: every session is verified again before it counts. */
  clear(): void
}

export function createSessionReader({ database, now }: SessionReaderParts): SessionReader {
  const verified = new Map<string, { session: Session; at: number }>()
  let failedAt = Number.NEGATIVE_INFINITY

  const remembered = (tokenHash: string) => {
    const found = verified.get(tokenHash)
    return found && now() - found.at < KEPT_MS ? found.session : undefined
  }
  const remember = (tokenHash: string, session: Session | null) => {
    for (const [hash, { at }] of verified) if (now() - at >= KEPT_MS) verified.delete(hash)
    verified.delete(tokenHash)
    if (session !== null) verified.set(tokenHash, { session, at: now() })
  }

  return {
    async read(token, { isActivity, isChange }) {
      const tokenHash = hashOf(token)
      const fallback = isChange ? undefined : remembered(tokenHash)
      if (fallback && now() - failedAt < RETRY_AFTER_MS) return { session: fallback, isVerified: false }
      const readOnce = () => readSession(database, tokenHash, { now: now(), isActivity })
      try {
        const session = await (fallback ? readOnce() : withRetries(readOnce))
        failedAt = Number.NEGATIVE_INFINITY
        remember(tokenHash, session)
        return { session, isVerified: true }
      } catch (error) {
        failedAt = now()
        if (fallback === undefined) throw error
        return { session: fallback, isVerified: false }
      }
    },
    clear: () => verified.clear(),
  }
}
