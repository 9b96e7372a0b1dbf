// What a form of an article was sent with: its fields, and its picture where there is one.
import type { ArticleFormField, TypedArticle } from '#app/desk/article-form.tsx'
import { type ArticleField, ownAddress, parseArticle, withoutEmpty } from '#server/articles/article.ts'
import { type ArticleList, type ListedArticle, publicPart } from '#server/articles/articles.ts'
import { type ArticlePicture, pictureFault } from '#server/desk/article-picture.ts'
import type { ArticleDraft } from '#server/desk/change-articles.ts'
import { altFault } from '#server/desk/change-pictures.ts'
import { parsePicture } from '#server/pictures/picture-file.ts'
import { type PictureEntry, picturePath } from '#server/pictures/pictures.ts'
import { textIn, versionIn } from './read-form.ts'

type FormErrors = Partial<Record<ArticleFormField, string>>

export interface SentForm {
  typed: TypedArticle
  /** Of the article that was edited. */
  version: number
  isHidden: boolean
  /** A file that was sent now, or kept in the form when it was refused before. */
  upload?: { name: string; bytes: Buffer } | undefined
}

function typedArticle(textOf: (name: keyof TypedArticle) => string): TypedArticle {
  return {
    title: textOf('title'),
    content: textOf('content'),
    link: textOf('link'),
    text: textOf('text'),
    date: textOf('date'),
    author: textOf('author'),
    outlet: textOf('outlet'),
    related: textOf('related'),
    image: textOf('image'),
    alt: textOf('alt'),
    approvedBy: textOf('approvedBy'),
  }
}

export const emptyForm = typedArticle(() => '')

export function formOf({ article }: ListedArticle, pictures: readonly PictureEntry[]): TypedArticle {
  const alt = pictures.find((picture) => picturePath(picture) === article.image)?.alt
  return typedArticle((name) => (name === 'alt' ? alt : article[name]) ?? '')
}

export async function parseForm(form: FormData): Promise<SentForm> {
  const field = (name: string) => textIn(form, name).replaceAll('\r\n', '\n')
  const file = form.get('picture')
  const upload =
    file instanceof File && file.size > 0
      ? { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) }
      : undefined
  const kept = field('kept')
  // A stored picture that is chosen was chosen after the refusal, and takes the place of the upload that the form kept.
  const isKept = kept !== '' && field('image') === ''
  return {
    typed: typedArticle(field),
    version: versionIn(form),
    isHidden: field('state') === 'hidden',
    upload: upload ?? (isKept ? { name: '', bytes: Buffer.from(kept, 'base64') } : undefined),
  }
}

interface CheckOptions {
  list: ArticleList
  pictures: readonly PictureEntry[]
  hasFile(path: string): boolean
  /** A preview needs no approval. */
  isPreview?: boolean
}

type FormCheck =
  | { ok: true; draft: ArticleDraft }
  | { ok: false; errors: FormErrors; picture: ArticlePicture['file'] }

/** By the schema of every stored article; the form asks for a few fields more. */
export function checkForm(sent: SentForm, { list, pictures, hasFile, isPreview }: CheckOptions): FormCheck {
  const errors: FormErrors = {}
  const { alt: typedAlt, ...fields } = typedArticle((name) => sent.typed[name].trim())
  const upload = sent.upload && parsePicture(sent.upload.bytes)
  if (upload && !upload.ok) errors.picture = `${sent.upload?.name || 'The file'} ${upload.reason}.`
  const file = upload?.ok ? upload.picture : undefined
  const image = file ? picturePath(file) : fields.image
  const isOfDesk = file !== undefined || pictures.some((picture) => picturePath(picture) === image)
  const alt = altFault(typedAlt)
  if (isOfDesk && alt !== undefined) errors.alt = `The text ${alt}.`
  if (file === undefined && image !== '') {
    const fault = pictureFault(image, pictures, hasFile)
    if (fault === 'foreign')
      errors.image = 'Pages do not load a picture of another site: save it, and choose the file above.'
    if (fault === 'missing') errors.image = 'This picture is no longer there: choose another.'
  }
  if (image === '' && errors.picture === undefined) errors.picture = 'Choose a picture.'

  const link =
    list === 'blog' && fields.link === '' && fields.text !== '' ? ownAddress(fields.title) : fields.link
  const needed = { ...neededToShow(list, fields), ...(!isPreview && neededToStore(list, sent.isHidden)) }
  const filled = { ...fields, link }
  for (const [name, sentence] of Object.entries(needed)) {
    if (filled[name as keyof typeof filled] === '') errors[name as ArticleFormField] = sentence
  }
  const check = parseArticle(withoutEmpty({ ...filled, image: image || '/none' }))
  if (!check.ok) {
    for (const [name, message] of Object.entries(check.errors))
      errors[name as ArticleField] ??= sentenceOf(message)
  }
  if (!check.ok || Object.keys(errors).length > 0) return { ok: false, errors, picture: file }
  return {
    ok: true,
    draft: {
      article: check.article,
      isHidden: sent.isHidden,
      picture: isOfDesk ? { alt: typedAlt, file } : undefined,
    },
  }
}

function neededToShow(list: ArticleList, { text }: { text: string }): FormErrors {
  const ownArticle =
    text === ''
      ? 'Write the text of the article above, or give the address where it is.'
      : 'It is made from the title: give it one.'
  return {
    content: 'Write what the list says about it.',
    link: list === 'news' ? 'Give the address where it was published.' : ownArticle,
  }
}

/** What the page asks for beyond the schema, which also takes what was stored before. */
function neededToStore(list: ArticleList, isHidden: boolean): FormErrors {
  return {
    date: 'Give the day on which it was published.',
    ...(list === 'news'
      ? { outlet: 'Say who published it.' }
      : { title: 'Give it a title.', author: 'Say who wrote it.' }),
    ...(!isHidden && {
      approvedBy: 'Say who approved it. Until somebody has, it can be saved as hidden.',
    }),
  }
}

function sentenceOf(message: string): string {
  const sentence = /^(is|has) /.test(message) ? `It ${message}` : message
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}

/** The list as visitors would see it with this article, which has an anchor. */
export function listWith(
  items: readonly ListedArticle[],
  id: string | undefined,
  { article }: Pick<ArticleDraft, 'article'>,
): ReturnType<typeof publicPart>[] {
  const draft = { ...publicPart(article), anchor: 'preview' }
  const others = items.filter((item) => !item.isHidden || item.id === id)
  const at = others.findIndex((item) => item.id === id)
  const shown = others.map((item) => publicPart(item.article))
  return at < 0 ? [draft, ...shown] : shown.with(at, draft)
}
