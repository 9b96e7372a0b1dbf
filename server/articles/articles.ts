// Articles: the media and blog lists, each one stored document with its items.
import { createHash } from 'node:crypto'
import { type CatalogueImage, currentImagePath } from '#content/site/images/catalogue-image.ts'
import type { Article } from '#content/site/types.ts'
import type { Database, Trx } from '#server/db/database.ts'
import type { MarketingDocumentsTable } from '#server/db/tables.ts'
import { transact, withRetries } from '#server/db/transact.ts'
import { parseArticle } from './article.ts'

export type ArticleList = MarketingDocumentsTable['id']

/** Empty where no list is stored. */
export async function readArticles(database: Database, list: ArticleList): Promise<Article[]> {
  return await withRetries(() => readOnce(database, list))
}

/**
 * Reads lists for the pages, stale-if-error: while the database is down they are as they were last read, without
 * retries, so that a page of articles neither fails nor waits.
 */
export async function createArticleReader(
  database: Database,
  pictures: Record<string, CatalogueImage>,
  onError: (error: unknown) => void,
  pictureAt: (path: string) => Article['picture'] = () => undefined,
): Promise<(list: ArticleList) => Promise<Article[]>> {
  const lastRead: Record<ArticleList, Article[]> = {
    Media: await readArticles(database, 'Media'),
    Blogs: await readArticles(database, 'Blogs'),
  }
  return async (list) => {
    try {
      lastRead[list] = await readOnce(database, list)
    } catch (error) {
      onError(error)
    }
    return lastRead[list].map((item) => {
      const picture = pictureAt(item.image)
      return { ...item, image: currentImagePath(item.image, pictures), ...(picture && { picture }) }
    })
  }
}

async function readOnce({ db }: Database, list: ArticleList): Promise<Article[]> {
  const row = await db
    .selectFrom('marketingDocuments')
    .select('items')
    .where('id', '=', list)
    .executeTakeFirst()
  return row === undefined ? [] : itemsOf(row)
}

/** Changes with every change of a list, whatever wrote it. */
export async function articlesVersion({ db }: Database): Promise<string> {
  const rows = await db.selectFrom('marketingDocuments').select(['id', 'items']).orderBy('id').execute()
  return createHash('sha256').update(JSON.stringify(rows)).digest('base64url')
}

/** Locks the list until the transaction ends. */
export async function lockedArticles(
  { dialect }: Pick<Database, 'dialect'>,
  trx: Trx,
  list: ArticleList,
): Promise<Article[]> {
  const row = await trx
    .selectFrom('marketingDocuments')
    .select('items')
    .where('id', '=', list)
    .$if(dialect === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  return row === undefined ? [] : itemsOf(row)
}

/** Validates stored items too, so that no page gets an unsafe link, whatever wrote the document. */
function itemsOf(row: Pick<MarketingDocumentsTable, 'items'>): Article[] {
  return (JSON.parse(row.items) as unknown[]).flatMap((item) => {
    const check = parseArticle(item)
    return check.ok ? [check.article] : []
  })
}

/** Stores the sample items on a first start; an existing list, even an empty one, is kept. */
export async function seedArticles(
  database: Database,
  lists: Record<ArticleList, readonly Article[]>,
  now: number,
): Promise<void> {
  const rows = Object.entries(lists).map(([id, items]) => toRow(id as ArticleList, items, now))
  await transact(database, (trx) =>
    trx
      .insertInto('marketingDocuments')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute(),
  )
}

/** Replaces all items of the list. */
export async function replaceArticles(
  trx: Trx,
  list: ArticleList,
  items: readonly Article[],
  now: number,
): Promise<void> {
  const row = toRow(list, items, now)
  await trx
    .insertInto('marketingDocuments')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ items: row.items, updatedUtc: row.updatedUtc }),
    )
    .execute()
}

function toRow(id: ArticleList, items: readonly Article[], now: number): MarketingDocumentsTable {
  const checked = items.map((item, index) => {
    const check = parseArticle(item)
    if (!check.ok) throw new TypeError(`${id}, item ${index + 1}: ${check.reason}`)
    return check.article
  })
  return { id, items: JSON.stringify(checked), updatedUtc: new Date(now).toISOString() }
}
