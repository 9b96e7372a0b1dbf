import { allPages } from '#content/site/pages.ts'
import { articleName, isOwnArticle } from '#server/articles/article.ts'
import { listArticles } from '#server/articles/articles.ts'
import type { Database } from '#server/platform/db/database.ts'

/** Every page that an enquiry can come from, by its name; of our own articles their titles. */
export async function namedPages(database: Database): Promise<{ value: string; label: string }[]> {
  const articles = (await listArticles(database, 'blog')).map(({ article }) => article)
  return [
    ...allPages.map(({ path, name }) => ({ value: path, label: name })),
    ...articles
      .filter(({ link }) => isOwnArticle(link))
      .map((article) => ({ value: article.link, label: articleName(article) })),
  ]
}
