import type { Kysely } from 'kysely'
import { exampleReference } from '#content/site/brand.ts'
import type { Tables } from '#server/db/tables.ts'
import { DeskError } from '#server/desk/desk-error.ts'
import { parseReference } from '#server/desk/parse-reference.ts'
import { type DeskRecord, findRecord } from '#server/desk/records.ts'

export async function requireRecord(db: Kysely<Tables>, text: string | undefined): Promise<DeskRecord> {
  const reference = parseReference(text)
  if (reference === null)
    throw new DeskError(`A reference is written as in ${exampleReference}, but this is "${text ?? ''}".`)
  const record = await findRecord(db, reference)
  if (record === null) throw new DeskError(`There is no enquiry with the reference ${reference}.`)
  return record
}
