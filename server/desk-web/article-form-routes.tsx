// The form of an article: shown, stored or refused, and previewed.
import type { Hono } from 'hono'
import { ArticleForm, type ArticleFormProps, type TypedArticle } from '#app/desk/article-form.tsx'
import { pages } from '#content/site/pages.ts'
import { londonDate } from '#domain/london.ts'
import { articleName, isWebAddress } from '#server/articles/article.ts'
import type { ListedArticle } from '#server/articles/articles.ts'
import { changedFields, fingerprint } from '#server/desk/article-fingerprint.ts'
import { readLog } from '#server/desk/audit-log.ts'
import {
  AddressTaken,
  addArticle,
  editArticle,
  setArticleHidden,
  type Written,
} from '#server/desk/change-articles.ts'
import { DeskError } from '#server/desk/desk-error.ts'
import { ChangedSince } from '#server/desk/handle-enquiry.ts'
import { londonMoment } from '#server/desk/record-view.ts'
import type { PictureFile } from '#server/pictures/picture-file.ts'
import { listPictures } from '#server/pictures/pictures.ts'
import { checkForm, emptyForm, formOf, readForm, type SentForm } from './article-form-data.ts'
import type { ArticleRoutesOf } from './article-list.ts'
import { dataUrl, emptyPreview, previewArticle } from './article-preview.tsx'
import { fieldNames, pictureChoices, relatedPages } from './article-view.ts'
import { type DeskContext, type DeskEnv, page } from './desk-page.tsx'

const HISTORY_ROWS = 20

export function articleFormRoutes(app: Hono<DeskEnv>, articles: ArticleRoutesOf): void {
  const { parts, list, kind, path, title, read, notFound, changeBy } = articles
  const { publicSite } = parts
  const { db } = parts.database
  const hasFile = (file: string) => publicSite.files.has(file)

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
      { title: item ? articleName(item) : `Add to ${title.toLowerCase()}`, section: kind, status },
      <ArticleForm
        kind={kind}
        action={`${path}/${item?.id ?? 'new'}`}
        seen={item && fingerprint(item)}
        isHidden={item?.isHidden ?? false}
        picture={!isWebAddress(image) && publicSite.pictures.has(image) ? { src: image } : undefined}
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
        date: londonDate(parts.now()),
        // Blog articles are mostly written by whoever types them.
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
      if (!(error instanceof DeskError)) throw error
      const { item: current } = await read(context)
      const refuse = (shown: Omit<Shown, 'typed'>) => refusedPage(context, current, sent, file, shown)
      if (error instanceof AddressTaken) return await refuse({ errors: { link: error.message }, status: 400 })
      if (error instanceof ChangedSince && current) return await refuse(await whatChanged(current, sent.seen))
      const problem =
        sent.seen !== '' && current === undefined
          ? 'This article was removed while you had it open. What you typed is below: publish it to add it again.'
          : error.message
      return await refuse({ problem, status: 409 })
    }
  }

  /** Who was faster, and what they changed. */
  const whatChanged = async (current: ListedArticle, seen: string) => {
    const changed = changedFields(seen, fingerprint(current))
    const [last] = await readLog(db, { limit: 1, subject: `${kind}/${current.id}` })
    const who = last ? `${last.who ?? 'The command line'} (${londonMoment(last.atUtc)})` : 'Somebody'
    const fields = changed.map((name) => fieldNames[name]).join(', ')
    const { isHidden, ...stored } = current
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

  /** What nobody has approved is shown in its form first. */
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
    await setArticleHidden(parts, changeBy(context), item.id, false)
    return context.redirect(`${path}?done=article-shown#a-${item.id}`, 303)
  })
}
