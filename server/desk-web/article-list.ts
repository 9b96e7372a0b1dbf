// One of the two lists of articles, as its routes need it.
import { type ArticleList, listArticles } from '#server/articles/articles.ts'
import type { Actor } from '#server/desk/audit-log.ts'
import type { ArticleParts } from '#server/desk/change-articles.ts'
import type { PublicSite } from './article-preview.tsx'
import { type DeskContext, message } from './desk-page.tsx'

export interface ArticleRouteParts extends ArticleParts {
  publicSite: PublicSite
}

export type ArticleRoutesOf = ReturnType<typeof articleList>

export function articleList(parts: ArticleRouteParts, list: ArticleList) {
  return {
    parts,
    list,
    path: `/${list}`,
    title: list === 'news' ? 'News' : 'Blog',
    changeBy: (context: DeskContext): { list: ArticleList; actor: Actor } => ({
      list,
      actor: context.get('session'),
    }),
    /** All items, and the one of the address. */
    read: async (context: DeskContext) => {
      const items = await listArticles(parts.database, list)
      return { items, item: items.find(({ id }) => id === context.req.param('id')) }
    },
    notFound: (context: DeskContext) =>
      message(context, 'Not found', 404, 'There is no such article: it may have been removed.'),
  }
}
