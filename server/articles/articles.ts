// Articles: the media and blog lists, each one stored document with its items. Hidden items are stored apart from
// them, so that nothing that reads the items can show one.
import { createHash } from 'node:crypto'
import { type CatalogueImage, currentImagePath } from '#content/site/images/catalogue-image.ts'
import type { Article } from '#content/site/types.ts'
import { utcText } from '#server/db/column-types.ts'
import type { Database, Trx } from '#server/db/database.ts'
import type { MarketingDocumentsTable } from '#server/db/tables.ts'
import { transact, withRetries } from '#server/db/transact.ts'
import { atPresentAddresses, parseArticle } from './article.ts'

export type ArticleList = MarketingDocumentsTable['id']

/** An article as the desk sees it. */
export interface ListedArticle extends Article {
  /** Stays the same whatever is changed. */
  id: string
  isHidden: boolean
}

/** What is written: an article without an id is given one when the list is next read. */
export type WrittenArticle = Article & Partial<Pick<ListedArticle, 'id' | 'isHidden'>>

type StoredLists = Pick<MarketingDocumentsTable, 'items' | 'hiddenItems'>

/** What visitors see; empty where no list is stored. */
export async function readArticles(database: Database, list: ArticleList): Promise<Article[]> {
  return await withRetries(() => readOnce(database, list))
}

interface ArticleReaderParts {
  /** The catalogue, for the firm's own pictures. */
  pictures: Record<string, CatalogueImage>
  onError(error: unknown): void
  /** What is known of a picture that was added at the desk. */
  pictureAt?(path: string): Article['picture']
  /** Whether a picture at this path can still be shown. */
  isServed?(path: string): boolean
}

/**
 * Reads lists for the pages, stale-if-error: while the database is down they are as they were last read, without
 * retries, so that a page of articles neither fails nor waits.
 */
export async function createArticleReader(
  database: Database,
  { pictures, onError, pictureAt = () => undefined, isServed = () => true }: ArticleReaderParts,
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
    return withPictures(lastRead[list], pictures, pictureAt).map((item) =>
      isServed(item.image) ? item : { ...item, image: sceneOf[list] },
    )
  }
}

/** The scene of the page that has the list, in place of a picture that was taken away with the samples. */
const sceneOf: Record<ArticleList, string> = { Media: '/scenes/media.svg', Blogs: '/scenes/blog.svg' }

/** The articles with what is known of their pictures. */
export function withPictures(
  items: readonly Article[],
  catalogue: Record<string, CatalogueImage>,
  pictureAt: (path: string) => Article['picture'],
): Article[] {
  return items.map((item) => {
    const picture = pictureAt(item.image)
    return { ...item, image: currentImagePath(item.image, catalogue), ...(picture && { picture }) }
  })
}

async function readOnce({ db }: Database, list: ArticleList): Promise<Article[]> {
  const row = await db
    .selectFrom('marketingDocuments')
    .select('items')
    .where('id', '=', list)
    .executeTakeFirst()
  return row === undefined ? [] : parsedItems(row.items).map(({ article }) => publicPart(article))
}

/** Who approved an article is for the firm alone. */
export function publicPart({ approvedBy: _, ...article }: Article): Article {
  return article
}

/** Changes with every change of what visitors see, whatever wrote it. */
export async function articlesVersion({ db }: Database): Promise<string> {
  const rows = await db.selectFrom('marketingDocuments').select(['id', 'items']).orderBy('id').execute()
  return createHash('sha256').update(JSON.stringify(rows)).digest('base64url')
}

/** All articles of a list in their order, hidden ones included. */
export async function listArticles(
  { db }: Pick<Database, 'db'>,
  list: ArticleList,
): Promise<ListedArticle[]> {
  const row = await db
    .selectFrom('marketingDocuments')
    .select(['items', 'hiddenItems'])
    .where('id', '=', list)
    .executeTakeFirst()
  return row === undefined ? [] : merged(row)
}

/** The same, and locks the list until the transaction ends. */
export async function lockedArticles(
  { dialect }: Pick<Database, 'dialect'>,
  trx: Trx,
  list: ArticleList,
): Promise<ListedArticle[]> {
  const row = await trx
    .selectFrom('marketingDocuments')
    .select(['items', 'hiddenItems'])
    .where('id', '=', list)
    .$if(dialect === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  return row === undefined ? [] : merged(row)
}

/** Each hidden article at the place that it has in the list. */
function merged({ items, hiddenItems }: StoredLists): ListedArticle[] {
  const all = parsedItems(items).map(({ id, article }) => ({ ...article, id, isHidden: false }))
  for (const { id, position, article } of parsedItems(hiddenItems)) {
    all.splice(Math.min(position, all.length), 0, { ...article, id, isHidden: true })
  }
  return all
}

interface ParsedItem {
  id: string
  /** Of a hidden article, in the whole list. */
  position: number
  article: Article
}

/** Validates stored items too, so that no page gets an unsafe link, whatever wrote the document. */
function parsedItems(json: string): ParsedItem[] {
  const taken = new Set<string>()
  return (JSON.parse(json) as unknown[]).flatMap((item) => {
    const check = parseArticle(atPresentAddresses(item))
    if (!check.ok) return []
    const { id, position } = item as { id?: unknown; position?: unknown }
    const stored = typeof id === 'string' && /^[\da-f]{12}$/.test(id) && !taken.has(id) ? id : undefined
    const own = stored ?? idFrom(check.article, taken)
    taken.add(own)
    return [{ id: own, position: typeof position === 'number' ? position : 0, article: check.article }]
  })
}

/** Items that were stored without an id get the same one whenever they are read. */
function idFrom(article: Article, taken: ReadonlySet<string>): string {
  for (let copy = 0; ; copy += 1) {
    const id = createHash('sha256')
      .update(JSON.stringify([article, copy]))
      .digest('hex')
      .slice(0, 12)
    if (!taken.has(id)) return id
  }
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

/** Replaces all articles of the list. */
export async function replaceArticles(
  trx: Trx,
  list: ArticleList,
  articles: readonly WrittenArticle[],
  now: number,
): Promise<void> {
  const { items, hiddenItems, updatedUtc, ...row } = toRow(list, articles, now)
  const changed = { items, hiddenItems, updatedUtc }
  await trx
    .insertInto('marketingDocuments')
    .values({ ...row, ...changed })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changed))
    .execute()
}

function toRow(id: ArticleList, articles: readonly WrittenArticle[], now: number): MarketingDocumentsTable {
  const checked = articles.map((item, position) => {
    const check = parseArticle(item)
    if (!check.ok) throw new TypeError(`${id}, item ${position + 1}: ${check.reason}`)
    return { item: { ...(item.id && { id: item.id }), ...check.article }, position, isHidden: item.isHidden }
  })
  return {
    id,
    items: JSON.stringify(checked.filter(({ isHidden }) => !isHidden).map(({ item }) => item)),
    hiddenItems: JSON.stringify(
      checked.filter(({ isHidden }) => isHidden).map(({ item, position }) => ({ ...item, position })),
    ),
    updatedUtc: utcText(now),
  }
}
