import type { Changes } from '#content/site/entry.ts'
import { utcText } from '#server/platform/db/column-types.ts'
import type { Database } from '#server/platform/db/database.ts'

/** A publication as the desk stores it, without a draft and its approval. */
export async function addPublication(
  { db }: Database,
  number: number,
  entry: string,
  changes: Changes,
  from = Date.now(),
): Promise<void> {
  const people = { authorId: 'a', authorName: 'Ann', approverId: 'b', approverName: 'Bob' }
  await db
    .insertInto('publications')
    .values({
      number,
      entry,
      changes: JSON.stringify(changes),
      shipped: '{}',
      fromUtc: utcText(from),
      createdUtc: utcText(Date.now()),
      ...people,
      sole: 0,
      confirmed: '',
      draftId: `draft-${number}`,
    })
    .execute()
}
