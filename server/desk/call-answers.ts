import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/db/tables.ts'

const LINES = 20

export interface CallAnswers {
  yes: number
  no: number
  /** The newest that have words. */
  lines: { reference: string; answer: 'yes' | 'no'; line: string }[]
}

/** What visitors said after their calls, by when they said it. */
export async function readCallAnswers(
  db: Kysely<Tables>,
  { fromUtc, untilUtc }: { fromUtc: string; untilUtc: string },
): Promise<CallAnswers> {
  const rows = await db
    .selectFrom('callAnswers')
    .innerJoin('enquiries', 'enquiries.id', 'callAnswers.enquiryId')
    .select(['reference', 'helped', 'line'])
    .where('callAnswers.createdUtc', '>=', fromUtc)
    .where('callAnswers.createdUtc', '<', untilUtc)
    .orderBy('callAnswers.createdUtc', 'desc')
    .execute()
  const count = (answer: 'yes' | 'no') => rows.filter(({ helped }) => helped === answer).length
  return {
    yes: count('yes'),
    no: count('no'),
    lines: rows
      .filter(({ line }) => line !== '')
      .slice(0, LINES)
      .map(({ reference, helped: answer, line }) => ({ reference, answer, line })),
  }
}
