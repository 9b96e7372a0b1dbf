// Every version of the privacy notice that the site has shown: whoever asks may have the one that they accepted.
import type { Kysely } from 'kysely'
import type { PrivacyNotice } from '#content/legal/privacy-notice.ts'
import { utcText } from '#server/platform/db/column-types.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { PrivacyNoticesTable, Tables } from '#server/platform/db/tables.ts'
import { transact } from '#server/platform/db/transact.ts'

/** At every start; a version that is there already stays as it is. */
export async function keepNotice(database: Database, notice: PrivacyNotice, now: number): Promise<void> {
  const row = { version: notice.version, words: wordsOf(notice), createdUtc: utcText(now) }
  await transact(database, (trx) =>
    trx
      .insertInto('privacyNotices')
      .values(row)
      .onConflict((conflict) => conflict.column('version').doNothing())
      .execute(),
  )
}

/** The newest first. */
export async function listNotices(db: Kysely<Tables>): Promise<PrivacyNoticesTable[]> {
  return await db.selectFrom('privacyNotices').selectAll().orderBy('createdUtc', 'desc').execute()
}

/** As plain text, which needs nothing of a later version to be read. */
function wordsOf({ summary, sections }: PrivacyNotice): string {
  const blocks = sections.flatMap(({ heading, blocks }) => [
    heading.toUpperCase(),
    ...blocks.map((block) => {
      if (block.kind === 'p') return block.text
      if (block.kind === 'list') return block.items.map((item) => `- ${item}`).join('\n')
      return [block.caption, ...[block.head, ...block.rows].map((cells) => cells.join(' | '))].join('\n')
    }),
  ])
  return [
    summary.heading.toUpperCase(),
    summary.points.map((point) => `- ${point}`).join('\n'),
    ...blocks,
  ].join('\n\n')
}
