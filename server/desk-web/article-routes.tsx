// News and blog: the two lists with their forms.
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ArticleForm, type ArticleFormProps, type TypedArticle } from '#app/desk/article-form.tsx'
import { ArticleRemoval, ArticlesPage } from '#app/desk/articles-page.tsx'
import { pages } from '#content/site/pages.ts'
import { londonDate } from '#domain/london.ts'
import { isWebAddress } from '#server/articles/article.ts'
import { type ArticleList, type ListedArticle, listArticles } from '#server/articles/articles.ts'
import { changedFields, fingerprint } from '#server/desk/article-fingerprint.ts'
import { readLog } from '#server/desk/audit-log.ts'
import {
  AddressTaken,
  type ArticleParts,
  addArticle,
  editArticle,
  hideArticle,
  listPaths,
  moveArticle,
  removeArticle,
  type Written,
} from '#server/desk/change-articles.ts'
import { DeskFault } from '#server/desk/command.ts'
import { ChangedSince } from '#server/desk/handle-enquiry.ts'
import { londonMoment } from '#server/desk/record-view.ts'
import type { PictureFile } from '#server/pictures/picture-file.ts'
import { pictureName } from '#server/pictures/picture-files.ts'
import { listPictures } from '#server/pictures/pictures.ts'
import { serveBuiltFiles } from '#server/static/serve-built-files.ts'
import {
  CUT_FILES_AFTER,
  checkForm,
  emptyForm,
  formOf,
  readForm,
  type SentForm,
} from './article-form-data.ts'
import { dataUrl, emptyPreview, type PublicSite, previewArticle } from './article-preview.tsx'
import { fieldNames, nameOf, pictureChoices, relatedPages, rowOf } from './article-view.ts'
import { type DeskContext, type DeskEnv, formFields, message, page } from './desk-page.tsx'
import { pictureRoutes } from './picture-routes.tsx'
import { truncateFiles } from './truncate-files.ts'

/** Room for a picture that may be stored, in the form a second time where it is kept, and for more text than fits. */
const MAX_TEXT_BYTES = 2_000_000
const HISTORY_ROWS = 20

export interface ArticleRouteParts extends ArticleParts {
  publicSite: PublicSite
}

/** The forms that may carry a picture. */
export const articleForms = /^\/(news|blog)\//

export function articleRoutes(parts: ArticleRouteParts): Hono<DeskEnv> {
  const { publicSite } = parts
  const app = new Hono<DeskEnv>()
  app.use(
    '/:list{news|blog}/*',
    // A file of any size is refused in the form, which has what was typed.
    async (context, next) => {
      const { raw } = context.req
      const boundary = /^multipart\/form-data;.*\bboundary="?([^";]+)/i.exec(
        context.req.header('content-type') ?? '',
      )?.[1]
      if (boundary && raw.body) {
        const headers = new Headers(raw.headers)
        headers.delete('content-length')
        const body = raw.body.pipeThrough(truncateFiles(boundary, CUT_FILES_AFTER))
        const cut = { method: raw.method, headers, body, duplex: 'half' }
        context.req.raw = new Request(raw.url, cut)
      }
      await next()
    },
    bodyLimit({
      maxSize: CUT_FILES_AFTER + MAX_TEXT_BYTES,
      onError: (context) =>
        message(context as DeskContext, 'This is too large', 413, 'Nothing was stored: shorten the text.'),
    }),
  )
  app.get('/preview', (context) => emptyPreview(context, ['Press “Preview in the list” to see it here.']))
  listRoutes(app, parts, 'Media')
  listRoutes(app, parts, 'Blogs')
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

function listRoutes(app: Hono<DeskEnv>, parts: ArticleRouteParts, list: ArticleList): void {
  const { database, publicSite } = parts
  const { db } = database
  const kind = listPaths[list]
  const path = `/${kind}`
  const title = list === 'Media' ? 'News' : 'Blog'
  const hasFile = (file: string) => publicSite.files.has(file)
  const changeBy = (context: DeskContext) => ({ list, actor: context.get('session') })
  const read = async (context: DeskContext) => {
    const items = await listArticles(database, list)
    return { items, item: items.find(({ id }) => id === context.req.param('id')) }
  }
  const notFound = (context: DeskContext) =>
    message(context, 'Not found', 404, 'There is no such article: it may have been removed.')

  const listPage = async (context: DeskContext, problem?: string) => {
    const items = await listArticles(database, list)
    return page(
      context,
      { title, section: kind, status: problem === undefined ? 200 : 400 },
      <ArticlesPage rows={items.map(rowOf)} path={path} problem={problem} />,
    )
  }
  app.get(path, (context) => listPage(context))

  type Shown = Partial<ArticleFormProps> & { typed: TypedArticle; status?: 200 | 400 | 409 }
  const formPage = async (
    context: DeskContext,
    item: ListedArticle | undefined,
    { status = 200, ...shown }: Shown,
  ) => {
    const stored = await listPictures(db)
    const image = shown.typed.image
    const entries = item ? await readLog(db, { limit: HISTORY_ROWS, subject: `${kind}/${item.id}` }) : []
    return page(
      context,
      { title: item ? nameOf(item) : `Add to ${title.toLowerCase()}`, section: kind, status },
      <ArticleForm
        kind={kind}
        action={`${path}/${item?.id ?? 'new'}`}
        seen={item && fingerprint(item)}
        isHidden={item?.isHidden ?? false}
        picture={image === '' || isWebAddress(image) ? undefined : { src: image }}
        pictures={pictureChoices(image, item?.image, stored)}
        relatedPages={relatedPages}
        ownPath={pages.blog.path}
        history={entries.map(({ id, atUtc, who, action }) => ({
          id,
          at: londonMoment(atUtc),
          who: who ?? 'command line',
          action,
        }))}
        {...shown}
      />,
    )
  }
  /** A form that was refused, with all that was sent; a picture that was good is kept in it. */
  const refusedPage = async (
    context: DeskContext,
    item: ListedArticle | undefined,
    { typed }: SentForm,
    file: PictureFile | undefined,
    shown: Omit<Shown, 'typed'>,
  ) => {
    if (file === undefined) return await formPage(context, item, { typed, ...shown })
    return await formPage(context, item, {
      typed: { ...typed, image: '' },
      picture: { src: dataUrl(file), kept: file.content },
      ...shown,
    })
  }

  app.get(`${path}/new`, (context) =>
    formPage(context, undefined, {
      typed: {
        ...emptyForm,
        date: londonDate(parts.now()), // Blog articles are mostly written by whoever types them.
        author: list === 'Blogs' ? context.get('session').name : '',
      },
    }),
  )
  app.get(`${path}/:id{[\\da-f]{12}}`, async (context) => {
    const { item } = await read(context)
    if (item === undefined) return notFound(context)
    return await formPage(context, item, { typed: formOf(item, await listPictures(db)) })
  })

  /** Stores what was sent, or shows the form again with what is wrong. */
  const save = async (
    context: DeskContext,
    item: ListedArticle | undefined,
    store: (written: Written, sent: SentForm) => Promise<string>,
    done: string,
  ) => {
    const sent = await readForm(context)
    const check = checkForm(sent, { list, pictures: await listPictures(db), hasFile })
    if (!check.ok)
      return await refusedPage(context, item, sent, check.picture, { errors: check.errors, status: 400 })
    const file = check.written.picture?.file
    try {
      const id = await store(check.written, sent)
      if (file) await publicSite.pictures.refresh()
      return context.redirect(`${path}?done=${done}#a-${id}`, 303)
    } catch (error) {
      if (!(error instanceof DeskFault)) throw error
      const { item: now } = await read(context)
      const refuse = (shown: Omit<Shown, 'typed'>) => refusedPage(context, now, sent, file, shown)
      if (error instanceof AddressTaken) return await refuse({ errors: { link: error.message }, status: 400 })
      if (error instanceof ChangedSince && now) return await refuse(await whatChanged(now, sent.seen))
      const problem =
        sent.seen !== '' && now === undefined
          ? 'This article was removed while you had it open. What you typed is below: publish it to add it again.'
          : error.message
      return await refuse({ problem, status: 409 })
    }
  }

  /** Who was faster, and what they changed. */
  const whatChanged = async (now: ListedArticle, seen: string) => {
    const changed = changedFields(seen, fingerprint(now))
    const [last] = await readLog(db, { limit: 1, subject: `${kind}/${now.id}` })
    const who = last ? `${last.who ?? 'The command line'} (${londonMoment(last.atUtc)})` : 'Somebody'
    const fields = changed.map((name) => fieldNames[name]).join(', ')
    const { isHidden, ...stored } = now
    return {
      status: 409 as const,
      problem: `${who} changed this while you had it open: ${fields}. Yours is not stored. What they stored is beside each field; save again to put yours in its place.${changed.includes('isHidden') ? ` It is ${isHidden ? 'hidden' : 'shown'} now.` : ''}`,
      storedNow: Object.fromEntries(
        changed.filter((name) => name !== 'isHidden').map((name) => [name, stored[name] ?? '']),
      ),
    }
  }

  app.post(`${path}/new`, (context) =>
    save(context, undefined, (written) => addArticle(parts, changeBy(context), written), 'article-added'),
  )
  app.post(`${path}/:id{[\\da-f]{12}}`, async (context) => {
    const { item } = await read(context)
    const id = context.req.param('id')
    return await save(
      context,
      item,
      async (written, { seen }) => {
        await editArticle(parts, changeBy(context), id, () => written, seen)
        return id
      },
      'article-edited',
    )
  })

  const preview = async (
    context: DeskContext,
    written: Pick<Written, 'article' | 'picture'>,
    items: ListedArticle[],
  ) => previewArticle(context, written, { publicSite, list, items, stored: await listPictures(db) })
  app.get(`${path}/:id{[\\da-f]{12}}/preview`, async (context) => {
    const { items, item } = await read(context)
    if (item === undefined) return emptyPreview(context, ['This article has been removed.'])
    const { id: _, isHidden: __, ...article } = item
    return await preview(context, { article }, items)
  })
  app.post(`${path}/:id{new|[\\da-f]{12}}/preview`, async (context) => {
    const sent = await readForm(context)
    const pictures = await listPictures(db)
    const check = checkForm(sent, { list, pictures, hasFile, isPreview: true })
    if (!check.ok)
      return emptyPreview(context, ['It cannot be shown yet.', ...Object.values(check.errors)], 400)
    return await preview(context, check.written, (await read(context)).items)
  })

  /** A change by a button of the list. */
  const button = (verb: string, done: string, work: (context: DeskContext, id: string) => Promise<unknown>) =>
    app.post(`${path}/:id{[\\da-f]{12}}/${verb}`, async (context) => {
      const id = context.req.param('id')
      try {
        await work(context, id)
      } catch (error) {
        if (!(error instanceof DeskFault)) throw error
        return await listPage(context, error.message)
      }
      return context.redirect(`${path}?done=${done}#a-${id}`, 303)
    })
  button('move', 'article-moved', async (context, id) => {
    const { to } = await formFields(context, ['to'])
    await moveArticle(parts, changeBy(context), id, /^\d{1,4}$/.test(to) ? Number(to) : Number.NaN)
  })
  button('hide', 'article-hidden', (context, id) => hideArticle(parts, changeBy(context), id, true))
  button('remove', 'article-removed', (context, id) => removeArticle(parts, changeBy(context), id))

  app.post(`${path}/:id{[\\da-f]{12}}/show`, async (context) => {
    const { item } = await read(context)
    if (item === undefined) return notFound(context)
    if (!item.approvedBy) {
      return await formPage(context, item, {
        typed: formOf(item, await listPictures(db)),
        errors: { approvedBy: 'Say who approved it, and publish it here.' },
        status: 400,
      })
    }
    await hideArticle(parts, changeBy(context), item.id, false)
    return context.redirect(`${path}?done=article-shown#a-${item.id}`, 303)
  })
  app.get(`${path}/:id{[\\da-f]{12}}/remove`, async (context) => {
    const { item } = await read(context)
    if (item === undefined) return notFound(context)
    return page(
      context,
      { title: 'Remove this?', section: kind },
      <ArticleRemoval row={rowOf(item)} path={path} />,
    )
  })
}
