// Previews: the public page with an article that is not stored yet, for a frame without scripts.
import { renderToStaticMarkup } from 'react-dom/server'
import { EmptyPreview } from '#app/desk/articles-page.tsx'
import { images } from '#content/site/images.ts'
import { pages } from '#content/site/pages.ts'
import type { Article } from '#content/site/types.ts'
import { isOwnArticle } from '#server/articles/article.ts'
import { type ArticleList, type ListedArticle, withPictures } from '#server/articles/articles.ts'
import type { ArticleDraft } from '#server/desk/change-articles.ts'
import type { RenderPreview } from '#server/editing/preview-thread.ts'
import type { PictureFile } from '#server/pictures/picture-file.ts'
import type { PictureFiles } from '#server/pictures/picture-files.ts'
import { type PictureEntry, picturePath } from '#server/pictures/pictures.ts'
import type { MemoryFiles } from '#server/static/built-files.ts'
import { listWith } from './article-form-data.ts'
import type { DeskContext } from './desk-page.tsx'

/** The site that visitors see, for previews. */
export interface PublicSite {
  /** Its styles, fonts and pictures. */
  files: MemoryFiles
  pictures: Pick<PictureFiles, 'refresh' | 'has'>
  /** The page at this path, with these articles instead of the stored ones. */
  render(path: string, list: ArticleList, items: Article[]): Promise<Response>
  /** Its pages with other content; absent in development. */
  renderContent?: RenderPreview | undefined
}

/** No scripts, and nothing from elsewhere; the styles of public pages are inline. */
const previewPolicy = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ')

interface PreviewOptions {
  publicSite: PublicSite
  list: ArticleList
  /** The articles of the list. */
  items: readonly ListedArticle[]
  /** The pictures of the desk. */
  stored: readonly PictureEntry[]
}

/** The public page in a frame, with the article as it was sent, or as it is stored. */
export async function previewArticle(
  context: DeskContext,
  { article, picture }: Pick<ArticleDraft, 'article' | 'picture'>,
  { publicSite, list, items, stored }: PreviewOptions,
) {
  const isOwnPage = context.req.query('page') === 'article'
  if (isOwnPage && !isOwnArticle(article.link))
    return emptyPreview(context, ['It has no page of its own: it leads to another site.'])
  const file = picture?.file
  const draft = file ? { ...article, image: dataUrl(file) } : article
  const drawn = withPictures(listWith(items, context.req.param('id'), { article: draft }), images, (at) =>
    at === draft.image && file
      ? { width: file.width, height: file.height, alt: picture.alt }
      : pictureAt(at, stored),
  )
  const rendered = await publicSite.render(
    isOwnPage ? article.link : pages[list === 'news' ? 'media' : 'blog'].path,
    list,
    drawn,
  )
  return framed(context, withInertLinks(await rendered.text()))
}

/** Sentences in the place of a page that cannot be shown. */
export function emptyPreview(context: DeskContext, sentences: string[], status: 200 | 400 = 200) {
  const { stylesheet } = context.get('assets')
  const markup = renderToStaticMarkup(<EmptyPreview sentences={sentences} stylesheet={stylesheet} />)
  return framed(context, `<!doctype html>${markup}`, status)
}

function pictureAt(path: string, pictures: readonly PictureEntry[]): Article['picture'] {
  const found = pictures.find((picture) => picturePath(picture) === path)
  return found && { width: found.width, height: found.height, alt: found.alt }
}

export function dataUrl({ format, content }: PictureFile): string {
  return `data:image/${format === 'jpg' ? 'jpeg' : format};base64,${content}`
}

/** A link would open in a new tab, which the frame's sandbox does not allow. */
export function withInertLinks(html: string): string {
  const start = html.indexOf('<head>')
  if (start < 0) throw new Error('The page has no head.')
  const end = start + '<head>'.length
  return `${html.slice(0, end)}<base target="_blank"/>${html.slice(end)}`
}

export function framed(context: DeskContext, html: string, status: 200 | 400 = 200) {
  context.header('Content-Security-Policy', previewPolicy)
  context.header('X-Frame-Options', 'SAMEORIGIN')
  return context.html(html, status)
}
