import * as v from 'valibot'
import { allPages, pages } from '#content/site/pages.ts'
import type { Article } from '#content/site/types.ts'
import { parsePlainDate } from '#domain/plain-date.ts'

/** http(s) or an article of our own: no javascript:, data: or file: links. */
const link = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(2000),
  v.check(
    (text) => isWebAddress(text) || isOwnArticle(text),
    `not an http(s) address, nor ${pages.blog.path}/name-of-the-article`,
  ),
)

/** A path of this site or an http(s) URL. */
const picture = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(2000),
  v.check(
    (text) => isWebAddress(text) || /^\/[\w-][\w./-]*$/.test(text),
    'neither a path of this site, as /pictures/name.svg, nor an http(s) address',
  ),
)

const line = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'), v.maxLength(300))

const article = v.pipe(
  v.object({
    title: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300))),
    content: v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'), v.maxLength(10_000)),
    link,
    image: picture,
    text: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'), v.maxLength(50_000))),
    date: v.optional(
      v.pipe(
        v.string(),
        v.check((text) => parsePlainDate(text) !== null, 'not a day, as 2026-11-16'),
      ),
    ),
    author: v.optional(line),
    related: v.optional(v.pipe(v.string(), v.check(isPage, 'not a page of this site'))),
  }),
  v.check(
    ({ link, title, text, date, author }) => !isOwnArticle(link) || Boolean(title && text && date && author),
    'an article of our own needs title, text, date and author',
  ),
)

export type ArticleCheck = { ok: true; article: Article } | { ok: false; reason: string }

export function parseArticle(raw: unknown): ArticleCheck {
  const result = v.safeParse(article, raw)
  if (result.success) return { ok: true, article: result.output }
  const [issue] = result.issues
  return { ok: false, reason: `${v.getDotPath(issue) ?? 'item'}: ${issue.message}` }
}

function isPage(path: string): boolean {
  return allPages.some((page) => page.path === path)
}

/** /AlderlodeBlog/name-of-the-article */
export function isOwnArticle(link: string): boolean {
  return (
    link.startsWith(`${pages.blog.path}/`) &&
    /^[a-z\d]+(-[a-z\d]+)*$/.test(link.slice(pages.blog.path.length + 1))
  )
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}
