// Articles: the items of the two lists, news and blog.
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { type CatalogueImage, currentImagePath } from '#content/site/images/catalogue-image.ts'
import type { Article } from '#content/site/types.ts'
import { londonDate } from '#domain/london.ts'
import { flag } from '#server/platform/db/column-types.ts'
import type { Database, Trx } from '#server/platform/db/database.ts'
import type { ArticlesTable, Tables } from '#server/platform/db/tables.ts'
import { transact, withRetries } from '#server/platform/db/transact.ts'
import { atPresentAddresses, parseArticle } from './article.ts'

export const articleLists = ['news', 'blog'] as const satisfies ArticlesTable['list'][]
export type ArticleList = (typeof articleLists)[number]

/** An article as the desk sees it. */
export interface ListedArticle extends Pick<ArticlesTable, 'id' | 'version'> {
  isHidden: boolean
  article: Article
}

/** What is stored of an article when it is imported. */
export type NewArticle = Pick<ListedArticle, 'article' | 'isHidden'>

/** What visitors see. */
export async function readArticles(database: Database, list: ArticleList): Promise<Article[]> {
  return await withRetries(() => readOnce(database, list))
}

interface ArticleReaderOptions {
  /** The catalogue, for the firm's own pictures. */
  pictures: Record<string, CatalogueImage>
  onError(error: unknown): void
  /** What is known of a picture that was added at the desk. */
  pictureAt?(path: string): Article['picture']
  /** Articles of later days are not shown yet. */
  now?(): number
  /** Whether a picture at this path can still be shown. */
  isServed?(path: string): boolean
}

/**
 * Reads lists for the pages, stale-if-error: while the database is down they are as they were last read, without
 * retries, so that a page of articles neither fails nor waits.
 */
export async function createArticleReader(
  database: Database,
  {
    pictures,
    onError,
    pictureAt = () => undefined,
    now = Date.now,
    isServed = () => true,
  }: ArticleReaderOptions,
): Promise<(list: ArticleList) => Promise<Article[]>> {
  const lastRead: Record<ArticleList, Article[]> = {
    news: await readArticles(database, 'news'),
    blog: await readArticles(database, 'blog'),
  }
  return async (list) => {
    try {
      lastRead[list] = await readOnce(database, list)
    } catch (error) {
      onError(error)
    }
    const today = londonDate(now())
    const due = lastRead[list].filter(({ date = today }) => date <= today)
    return withPictures(due, pictures, pictureAt).map((item) =>
      isServed(item.image) ? item : { ...item, image: sceneOf[list] },
    )
  }
}

/** The scene of the page that has the list, in place of a picture that was taken away with the samples. */
const sceneOf: Record<ArticleList, string> = { news: '/scenes/media.svg', blog: '/scenes/blog.svg' }

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
  const rows = await rowsOf(db, list).where('hidden', '=', 0).execute()
  return rows.flatMap(parsedRow).map(({ article }) => publicPart(article))
}

/** Who approved an article is for the firm alone. */
export function publicPart({ approvedBy: _, ...article }: Article): Article {
  return article
}

/** Changes with every change of what visitors see, whatever wrote it. */
export async function articlesVersion({ db }: Database): Promise<string> {
  const rows = await db
    .selectFrom('articles')
    .selectAll()
    .where('hidden', '=', 0)
    .orderBy('list')
    .orderBy('position')
    .orderBy('id')
    .execute()
  return createHash('sha256').update(JSON.stringify(rows)).digest('base64url')
}

/** All articles of a list in their order, hidden ones included. */
export async function listArticles(
  { db }: Pick<Database, 'db'>,
  list: ArticleList,
): Promise<ListedArticle[]> {
  return (await rowsOf(db, list).execute()).flatMap(parsedRow)
}

function rowsOf(db: Kysely<Tables>, list: ArticleList) {
  return db.selectFrom('articles').selectAll().where('list', '=', list).orderBy('position').orderBy('id')
}

/** Validates what is stored too, so that no page gets an unsafe link, whatever wrote it. */
function parsedRow({ id, version, hidden, ...columns }: ArticlesTable): ListedArticle[] {
  const given = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== null))
  const check = parseArticle(atPresentAddresses(given))
  return check.ok ? [{ id, version, isHidden: hidden === 1, article: check.article }] : []
}

/** The columns of what an article says. */
export function articleColumns({ title, content, link, image, ...optional }: Article) {
  const { text, date, author, outlet, related, approvedBy } = optional
  return {
    title: title ?? null,
    content,
    link,
    image,
    text: text ?? null,
    date: date ?? null,
    author: author ?? null,
    outlet: outlet ?? null,
    related: related ?? null,
    approvedBy: approvedBy ?? null,
  }
}

/** The beginning of a UUID, short enough for an address. */
export function articleId(createId: () => string): string {
  return createId().replaceAll('-', '').slice(0, 12)
}

/** Stores the sample items on a first start: a list that was emptied since stays empty. */
export async function seedArticles(
  database: Database,
  lists: Record<ArticleList, readonly Article[]>,
  createId: () => string,
): Promise<void> {
  await transact(database, async (trx) => {
    const first = await trx
      .insertInto('settings')
      .values({ name: 'articles-seeded', value: '' })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst()
    if (first === undefined) return
    for (const list of articleLists) {
      const items = lists[list].map((article) => ({ article, isHidden: false }))
      await replaceArticles(trx, list, items, createId)
    }
  })
}

/** Replaces all articles of the list. */
export async function replaceArticles(
  trx: Trx,
  list: ArticleList,
  items: readonly NewArticle[],
  createId: () => string,
): Promise<void> {
  await trx.deleteFrom('articles').where('list', '=', list).execute()
  const rows = items.map(({ article, isHidden }, position) => ({
    id: articleId(createId),
    list,
    position,
    hidden: flag(isHidden),
    version: 0,
    ...articleColumns(article),
  }))
  if (rows.length > 0) await trx.insertInto('articles').values(rows).execute()
}
