// The two lists of articles, as their routes need them.
import { type ArticleList, listArticles } from '#server/articles/articles.ts'
import { type DeskContext, message } from './desk-page.tsx'
import type { DeskDependencies } from './desk-route.ts'

/** The addresses of both lists, of one item, and of an item or a new one. Hono takes alternatives in a group alone. */
export const listPath = '/:list{(?:news|blog)}'
export const itemPath = `${listPath}/:id{[\\da-f]{12}}` as const
export const draftPath = `${listPath}/:id{(?:new|[\\da-f]{12})}` as const

/** The list that the address names. */
export function listOf(context: DeskContext) {
  const list: ArticleList = context.req.param('list') === 'news' ? 'news' : 'blog'
  return { list, path: `/${list}`, title: list === 'news' ? 'News' : 'Blog' }
}

/** All items of the list, and the one that the address names. */
export async function readItems({ database }: DeskDependencies, context: DeskContext) {
  const items = await listArticles(database, listOf(context).list)
  return { items, item: items.find((item) => item.id === context.req.param('id')) }
}

export function noSuchArticle(context: DeskContext) {
  return message(context, 'Not found', 404, 'There is no such article: it may have been removed.')
}
