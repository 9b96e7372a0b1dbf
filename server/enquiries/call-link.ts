// The link to a call's own page. Its secret is derived from a key and the call's id, so that every mail can name it;
// the database has its hash alone (docs/decisions/0031).
import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import { ownCallPath } from '#content/site/own-call-path.ts'
import type { Database, Trx } from '#server/platform/db/database.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { transact } from '#server/platform/db/transact.ts'
import { hashOf } from '#server/platform/secret-token.ts'

/** 144 bits, which are 24 characters in base64url. */
const SECRET_BYTES = 18
const SECRET = /^[\w-]{24}$/

export type CallSecret = (enquiryId: string) => string

export function createCallSecret(key: string): CallSecret {
  return (enquiryId) =>
    createHmac('sha256', key)
      .update(`call-link ${enquiryId}`)
      .digest()
      .subarray(0, SECRET_BYTES)
      .toString('base64url')
}

export function callPath(secret: string): string {
  return `${ownCallPath}/${secret}`
}

export async function storeLink(trx: Trx, enquiryId: string, secret: string): Promise<void> {
  await trx
    .insertInto('callLinks')
    .values({ hash: hashOf(secret), enquiryId })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
}

/** The id of the enquiry that a link is for. Found by the hash, so that the time it takes says nothing of a secret. */
export async function findByLink(db: Kysely<Tables>, secret: string): Promise<string | null> {
  if (!SECRET.test(secret)) return null
  const link = await db
    .selectFrom('callLinks')
    .select('enquiryId')
    .where('hash', '=', hashOf(secret))
    .executeTakeFirst()
  return link?.enquiryId ?? null
}

/** For mails: the address of a call's page. A call that was booked before there were links gets its own now. */
export function createCallAddress({
  database,
  callSecret,
  siteUrl,
}: {
  database: Database
  callSecret: CallSecret
  siteUrl: string
}): (enquiryId: string) => Promise<string> {
  return async (enquiryId) => {
    const secret = callSecret(enquiryId)
    if ((await findByLink(database.db, secret)) === null)
      await transact(database, (trx) => storeLink(trx, enquiryId, secret))
    return siteUrl + callPath(secret)
  }
}
