import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Article } from '#content/site/types.ts'
import { type ArticleList, articleColumns } from '#server/articles/articles.ts'

/** The site's articles, beside the running site. */
function openArticles(dataDir: string): DatabaseSync {
  return new DatabaseSync(join(dataDir, 'site.db'), { timeout: 10_000 })
}

/** Replaces a list of articles. */
export function storeArticles(dataDir: string, list: ArticleList, items: Article[]): void {
  const database = openArticles(dataDir)
  database.prepare('delete from articles where list = ?').run(list)
  const insert =
    database.prepare(`insert into articles values (:id, :list, :position, 0, 0, :title, :content, :link,
    :image, :text, :date, :author, :outlet, :related, :approvedBy)`)
  for (const [position, item] of items.entries())
    insert.run({ id: randomUUID(), list, position, ...articleColumns(item) })
  database.close()
}
