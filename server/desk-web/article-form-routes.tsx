// The form of an article: shown, stored or refused, and previewed.
import { ArticleForm, type ArticleFormProps, type TypedArticle } from '#app/desk/article-form.tsx'
import { pages } from '#content/site/pages.ts'
import { londonDate } from '#domain/london.ts'
import { articleName, isWebAddress } from '#server/articles/article.ts'
import type { ListedArticle } from '#server/articles/articles.ts'
import { readLog } from '#server/desk/audit-log.ts'
import { type ArticleDraft, addArticle, editArticle, setArticleHidden } from '#server/desk/change-articles.ts'
import { isFirmOfOne } from '#server/desk/content-drafts.ts'
import { londonMoment } from '#server/desk/enquiry-text.ts'
import { Refusal } from '#server/desk/refusal.ts'
import type { Session } from '#server/desk/sessions.ts'
import type { PictureFile } from '#server/pictures/picture-file.ts'
import { listPictures } from '#server/pictures/pictures.ts'
import { checkForm, emptyForm, formOf, parseForm, type SentForm } from './article-form-data.ts'
import { draftPath, itemPath, listOf, listPath, noSuchArticle, readItems } from './article-list.ts'
import { dataUrl, emptyPreview, previewArticle } from './article-preview.tsx'
import { pictureChoices, relatedPages } from './article-view.ts'
import { type DeskContext, page } from './desk-page.tsx'
import { type DeskDependencies, type DeskRoute, staffRoute } from './desk-route.ts'
import { readForm } from './read-form.ts'

const HISTORY_ROWS = 20

export function articleFormRoutes(desk: DeskDependencies): DeskRoute[] {
  const { publicSite } = desk
  const { db } = desk.database
  const hasFile = (file: string) => publicSite.files.has(file)

  type Shown = Partial<ArticleFormProps> & { typed: TypedArticle; status?: 200 | 400 | 409 }
  const formPage = async (
    context: DeskContext,
    item: ListedArticle | undefined,
    { status = 200, ...shown }: Shown,
  ) => {
    const { list, path, title } = listOf(context)
    const stored = await listPictures(db)
    const image = shown.typed.image
    const entries = item ? await readLog(db, { limit: HISTORY_ROWS, subject: `${list}/${item.id}` }) : []
    return page(
      context,
      { title: item ? articleName(item.article) : `Add to ${title.toLowerCase()}`, section: list, status },
      <ArticleForm
        kind={list}
        action={`${path}/${item?.id ?? 'new'}`}
        version={item?.version}
        isHidden={item?.isHidden ?? false}
        picture={!isWebAddress(image) && publicSite.pictures.has(image) ? { src: image } : undefined}
        pictures={pictureChoices(image, item?.article.image, stored)}
        relatedPages={relatedPages}
        ownPath={pages.blog.path}
        history={entries.map(({ id, atUtc, who, action }) => ({
          id,
          at: londonMoment(atUtc),
          who,
          what: action,
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

  /** Stores what was sent, or shows the form again with what is wrong. */
  const save = async (context: DeskContext, actor: Session) => {
    const { list, path } = listOf(context)
    const { item } = await readItems(desk, context)
    const id = context.req.param('id') ?? ''
    const isNew = id === 'new'
    const sent = await parseForm(await readForm(context))
    const check = checkForm(sent, { list, pictures: await listPictures(db), hasFile })
    // Whoever types an article does not approve it, but in a firm of one.
    if (!sent.isHidden && isOwnName(sent.typed.approvedBy, actor) && !(await isFirmOfOne(db)))
      return await refusedPage(context, item, sent, check.ok ? check.draft.picture?.file : check.picture, {
        errors: {
          ...(!check.ok && check.errors),
          approvedBy: 'Somebody else must approve it. Save it as hidden until they have.',
        },
        status: 400,
      })
    if (!check.ok)
      return await refusedPage(context, item, sent, check.picture, { errors: check.errors, status: 400 })
    const { draft } = check
    const stored = isNew
      ? await addArticle(desk, { list, actor }, draft)
      : await editArticle(desk, { list, actor }, id, draft, sent.version)
    if (!(stored instanceof Refusal)) {
      const done = isNew ? 'article-added' : 'article-edited'
      return context.redirect(`${path}?done=${done}#a-${stored}`, 303)
    }
    const { item: current } = await readItems(desk, context)
    const refuse = (shown: Omit<Shown, 'typed'>) =>
      refusedPage(context, current, sent, draft.picture?.file, shown)
    if (stored.reason === 'address') return await refuse({ errors: { link: stored.message }, status: 400 })
    if (stored.reason === 'stale' && current) return await refuse(await whatChanged(list, current, sent))
    const problem =
      isNew || current
        ? stored.message
        : 'This article was removed while you had it open. What you typed is below: publish it to add it again.'
    return await refuse({ problem, status: 409 })
  }

  /** Who was faster, and what is stored now where it differs from what was sent. */
  const whatChanged = async (list: string, current: ListedArticle, { typed, isHidden }: SentForm) => {
    const [last] = await readLog(db, { limit: 1, subject: `${list}/${current.id}` })
    const who = last ? `${last.who} (${londonMoment(last.atUtc)})` : 'Somebody'
    const stored = Object.entries(formOf(current, await listPictures(db)))
    const state = current.isHidden === isHidden ? '' : ` It is ${current.isHidden ? 'hidden' : 'shown'} now.`
    return {
      status: 409 as const,
      problem: `${who} changed this while you had it open. Yours is not stored. What is stored now is beside each field that differs; save again to put yours in its place.${state}`,
      storedNow: Object.fromEntries(
        stored.filter(([name, value]) => typed[name as keyof TypedArticle] !== value),
      ),
    }
  }

  const preview = async (
    context: DeskContext,
    draft: Pick<ArticleDraft, 'article' | 'picture'>,
    items: ListedArticle[],
  ) =>
    previewArticle(context, draft, {
      publicSite,
      list: listOf(context).list,
      items,
      stored: await listPictures(db),
    })

  return [
    staffRoute('GET /preview', (context) =>
      emptyPreview(context, ['Press “Preview in the list” to see it here.']),
    ),
    staffRoute(`GET ${listPath}/new`, (context, { name }) =>
      formPage(context, undefined, {
        typed: {
          ...emptyForm,
          date: londonDate(desk.now()),
          // Blog articles are mostly written by whoever types them.
          author: listOf(context).list === 'blog' ? name : '',
        },
      }),
    ),
    staffRoute(`GET ${itemPath}`, async (context) => {
      const { item } = await readItems(desk, context)
      if (item === undefined) return noSuchArticle(context)
      return await formPage(context, item, { typed: formOf(item, await listPictures(db)) })
    }),
    staffRoute({ at: `POST ${draftPath}`, changes: 'pictures', takesPicture: true }, save),
    staffRoute(`GET ${itemPath}/preview`, async (context) => {
      const { items, item } = await readItems(desk, context)
      if (item === undefined) return emptyPreview(context, ['This article has been removed.'])
      return await preview(context, item, items)
    }),
    staffRoute({ at: `POST ${draftPath}/preview`, takesPicture: true }, async (context) => {
      const sent = await parseForm(await readForm(context))
      const { list } = listOf(context)
      const pictures = await listPictures(db)
      const check = checkForm(sent, { list, pictures, hasFile, isPreview: true })
      if (!check.ok)
        return emptyPreview(context, ['It cannot be shown yet.', ...Object.values(check.errors)], 400)
      return await preview(context, check.draft, (await readItems(desk, context)).items)
    }),
    // What nobody has approved is shown in its form first.
    staffRoute(`POST ${itemPath}/show`, async (context, actor) => {
      const { list, path } = listOf(context)
      const { item } = await readItems(desk, context)
      if (item === undefined) return noSuchArticle(context)
      if (!item.article.approvedBy) {
        return await formPage(context, item, {
          typed: formOf(item, await listPictures(db)),
          errors: { approvedBy: 'Say who approved it, and publish it here.' },
          status: 400,
        })
      }
      const shown = await setArticleHidden(desk, { list, actor }, item.id, false)
      if (shown instanceof Refusal) return noSuchArticle(context)
      return context.redirect(`${path}?done=article-shown#a-${item.id}`, 303)
    }),
  ]
}

function isOwnName(typed: string, { name }: Session): boolean {
  return typed.trim().toLowerCase() === name.trim().toLowerCase()
}
