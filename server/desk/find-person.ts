// Everything from one person: what gives the same e-mail address or phone number, and what leads on from there.
import { type Kysely, sql } from 'kysely'
import { isPhoneNumber, phoneDigits } from '#domain/phone-number.ts'
import { type Enquiry, fromRow } from '#server/enquiries/enquiry.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { parseReference } from './parse-reference.ts'

/** What more give than one person would is shared, as the number of an office is: it leads no further. */
export const MAX_OF_ONE = 40
const MAX_ENQUIRIES = 200

export interface Person {
  /** The oldest first. */
  enquiries: Enquiry[]
  /** Addresses and numbers by which they were found, in lower case and as digits. */
  keys: string[]
  /** Those that too many give to be one person's. */
  shared: string[]
  /** Whether there are more than one person would send. */
  isCut: boolean
}

/** Who is asked for: by an e-mail address, a phone number, or the reference of an enquiry. */
export async function findPerson(db: Kysely<Tables>, asked: string): Promise<Person> {
  const reference = parseReference(asked)
  if (reference === null) return await follow(db, [keyOf(asked)], [])
  const row = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row ? await personOf(db, fromRow(row)) : { enquiries: [], keys: [], shared: [], isCut: false }
}

/** Whoever sent this enquiry. */
export async function personOf(db: Kysely<Tables>, enquiry: Enquiry): Promise<Person> {
  return await follow(db, keysOf(enquiry), [enquiry])
}

/** One spelling of what somebody is known by. */
export function keyOf(asked: string): string {
  return isPhoneNumber(asked) ? phoneDigits(asked) : asked.toLowerCase()
}

async function follow(db: Kysely<Tables>, start: string[], own: Enquiry[]): Promise<Person> {
  const found = new Map(own.map((enquiry) => [enquiry.id, enquiry]))
  const keys = new Set(start)
  const shared: string[] = []
  // A set is walked through to what is added meanwhile.
  for (const key of keys) {
    if (found.size > MAX_ENQUIRIES) break
    const rows = await enquiriesWith(db, key)
      .limit(MAX_OF_ONE + 1)
      .execute()
    if (rows.length > MAX_OF_ONE) {
      shared.push(key)
      keys.delete(key)
      continue
    }
    for (const row of rows) {
      const enquiry = fromRow(row)
      found.set(row.id, enquiry)
      for (const other of keysOf(enquiry)) if (!shared.includes(other)) keys.add(other)
    }
  }
  const enquiries = [...found.values()].sort((a, b) => (a.createdUtc < b.createdUtc ? -1 : 1))
  return { enquiries, keys: [...keys], shared, isCut: found.size > MAX_ENQUIRIES }
}

function keysOf({ email, phoneDigits: digits }: Enquiry): string[] {
  return [email.toLowerCase(), digits].filter((key) => key !== '')
}

/** An address has an @, which digits have not. */
export function enquiriesWith(db: Kysely<Tables>, key: string) {
  const all = db.selectFrom('enquiries').selectAll().orderBy('createdUtc')
  return key.includes('@')
    ? all.where(sql<string>`lower(email)`, '=', key)
    : // As the partial index has it.
      all.where('phoneDigits', '=', key).where('phoneDigits', '<>', sql.lit(''))
}
