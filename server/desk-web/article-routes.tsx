// News and blog: the two lists, with the buttons of their rows.
import { Hono } from 'hono'
import { ArticleRemoval, ArticlesPage } from '#app/desk/articles-page.tsx'
import { articleLists, type ListedArticle, listArticles } from '#server/articles/articles.ts'
import { moveArticle, removeArticle, setArticleHidden } from '#server/desk/change-articles.ts'
import { DeskError } from '#server/desk/desk-error.ts'
import { pictureName } from '#server/pictures/picture-files.ts'
import { serveBuiltFiles } from '#server/static/serve-built-files.ts'
import { articleFormRoutes } from './article-form-routes.tsx'
import { type ArticleRouteParts, type ArticleRoutesOf, articleList } from './article-list.ts'
import { emptyPreview } from './article-preview.tsx'
import { limitArticleForms } from './article-uploads.ts'
import { rowOf } from './article-view.ts'
import { type DeskContext, type DeskEnv, formFields, page } from './desk-page.tsx'
import { pictureRoutes } from './picture-routes.tsx'

export function articleRoutes(parts: ArticleRouteParts): Hono<DeskEnv> {
  const { publicSite } = parts
  const app = new Hono<DeskEnv>()
  app.use('/:list{news|blog}/*', limitArticleForms)
  app.get('/preview', (context) => emptyPreview(context, ['Press “Preview in the list” to see it here.']))
  for (const list of articleLists) {
    const articles = articleList(parts, list)
    listRoutes(app, articles)
    articleFormRoutes(app, articles)
  }
  app.route('/', pictureRoutes(parts))

  // What previews and thumbnails load; pages of the public site are not among it.
  app.get('*', async (context, next) => {
    const { path } = context.req
    if (pictureName.test(path.slice(path.lastIndexOf('/') + 1)) && !publicSite.files.has(path))
      await publicSite.pictures.refresh()
    const file = publicSite.files.get(path)
    if (file === undefined || file.type.startsWith('text/html')) return next()
    return serveBuiltFiles(publicSite.files)(context, next)
  })
  return app
}

function listRoutes(
  app: Hono<DeskEnv>,
  { parts, list, path, title, read, notFound, changeBy }: ArticleRoutesOf,
): void {
  const asRow = (item: ListedArticle) => rowOf(item, parts.publicSite.pictures.has)
  const listPage = async (context: DeskContext, problem?: string) => {
    const items = await listArticles(parts.database, list)
    return page(
      context,
      { title, section: list, status: problem === undefined ? 200 : 400 },
      <ArticlesPage rows={items.map(asRow)} path={path} problem={problem} />,
    )
  }
  app.get(path, (context) => listPage(context))

  /** A change by a button of the list. */
  const button = (verb: string, done: string, work: (context: DeskContext, id: string) => Promise<unknown>) =>
    app.post(`${path}/:id{[\\da-f]{12}}/${verb}`, async (context) => {
      const id = context.req.param('id')
      try {
        await work(context, id)
      } catch (error) {
        if (!(error instanceof DeskError)) throw error
        return await listPage(context, error.message)
      }
      return context.redirect(`${path}?done=${done}#a-${id}`, 303)
    })
  button('move', 'article-moved', async (context, id) => {
    const { to } = await formFields(context, ['to'])
    await moveArticle(parts, changeBy(context), id, /^\d{1,4}$/.test(to) ? Number(to) : Number.NaN)
  })
  button('hide', 'article-hidden', (context, id) => setArticleHidden(parts, changeBy(context), id, true))
  button('remove', 'article-removed', (context, id) => removeArticle(parts, changeBy(context), id))

  app.get(`${path}/:id{[\\da-f]{12}}/remove`, async (context) => {
    const { item } = await read(context)
    if (item === undefined) return notFound(context)
    return page(
      context,
      { title: 'Remove this?', section: list },
      <ArticleRemoval row={asRow(item)} path={path} />,
    )
  })
}
