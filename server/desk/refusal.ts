import type { Database, Trx } from '#server/platform/db/database.ts'
import { transact } from '#server/platform/db/transact.ts'

/** Why something was not done, in a sentence that says how to correct it. Returned to callers; a command ends with it. */
export class Refusal extends Error {
  override name = 'Refusal'
  /** Somebody else came first. */
  readonly reason: 'stale' | undefined

  constructor(message: string, reason?: Refusal['reason']) {
    super(message)
    this.reason = reason
  }
}

/** For those who can do nothing but end where it was refused. */
export function accepted<T>(result: T | Refusal): T {
  if (result instanceof Refusal) throw result
  return result
}

/** Runs the work in a transaction. A refusal that it throws is rolled back, and returned. */
export async function attempt<T>(database: Database, work: (trx: Trx) => Promise<T>): Promise<T | Refusal> {
  try {
    return await transact(database, work)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}
