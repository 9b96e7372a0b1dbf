// News and blog: the two lists, with the buttons of their rows.
import { ArticleRemoval, ArticlesPage } from '#app/desk/articles-page.tsx'
import { listArticles } from '#server/articles/articles.ts'
import {
  type ListChange,
  moveArticle,
  removeArticle,
  setArticleHidden,
} from '#server/desk/change-articles.ts'
import { Refusal } from '#server/desk/refusal.ts'
import { itemPath, listOf, listPath, noSuchArticle, readItems } from './article-list.ts'
import { rowOf } from './article-view.ts'
import { type DeskContext, page } from './desk-page.tsx'
import { type DeskDependencies, type DeskRoute, staffRoute } from './desk-route.ts'
import { readForm, textIn } from './read-form.ts'

export function articleRoutes(desk: DeskDependencies): DeskRoute[] {
  const { pictures } = desk.publicSite

  const listPage = async (context: DeskContext, problem?: string) => {
    const { list, path, title } = listOf(context)
    const items = await listArticles(desk.database, list)
    return page(
      context,
      { title, section: list, status: problem === undefined ? 200 : 400 },
      <ArticlesPage rows={items.map((item) => rowOf(item, pictures.has))} path={path} problem={problem} />,
    )
  }

  /** A change by a button of the list. */
  const button = (
    verb: string,
    done: string,
    work: (change: ListChange, id: string, form: FormData) => Promise<unknown>,
  ) =>
    staffRoute(`POST ${itemPath}/${verb}`, async (context, session) => {
      const { list, path } = listOf(context)
      const id = context.req.param('id') ?? ''
      const result = await work({ list, actor: session }, id, await readForm(context))
      if (result instanceof Refusal) return await listPage(context, result.message)
      return context.redirect(`${path}?done=${done}#a-${id}`, 303)
    })

  return [
    staffRoute(`GET ${listPath}`, (context) => listPage(context)),
    button('move', 'article-moved', (change, id, form) => {
      const to = textIn(form, 'to')
      return moveArticle(desk, change, id, /^\d{1,4}$/.test(to) ? Number(to) : Number.NaN)
    }),
    button('hide', 'article-hidden', (change, id) => setArticleHidden(desk, change, id, true)),
    button('remove', 'article-removed', (change, id) => removeArticle(desk, change, id)),
    staffRoute(`GET ${itemPath}/remove`, async (context) => {
      const { list, path } = listOf(context)
      const { item } = await readItems(desk, context)
      if (item === undefined) return noSuchArticle(context)
      return page(
        context,
        { title: 'Remove this?', section: list },
        <ArticleRemoval row={rowOf(item, pictures.has)} path={path} />,
      )
    }),
  ]
}
