import * as v from 'valibot'
import { allPages, pages } from '#content/site/pages.ts'
import type { Article } from '#content/site/types.ts'
import { parsePlainDate } from '#domain/plain-date.ts'

/** http(s) or an article of our own: no javascript:, data: or file: links. */
const link = v.pipe(
  v.string('give an address'),
  v.trim(),
  v.maxLength(2000, 'give a shorter address'),
  v.check(
    (text) => isWebAddress(text) || isOwnArticle(text),
    `give an address that begins with https://, or ${pages.blog.path}/name-of-the-article`,
  ),
)

/** A path of this site or an http(s) URL. */
const picture = v.pipe(
  v.string('give a picture'),
  v.trim(),
  v.maxLength(2000, 'give a shorter address'),
  v.check(
    (text) => isWebAddress(text) || /^\/[\w-][\w./-]*$/.test(text),
    'give a picture of the desk, or a path of this site, as /pictures/name.svg',
  ),
)

const line = (max: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'), v.maxLength(max, `has more than ${max} characters`))
const text = (max: number) =>
  v.pipe(
    v.string('is missing'),
    v.trim(),
    v.nonEmpty('is empty'),
    v.maxLength(max, `has more than ${max.toLocaleString('en-GB')} characters`),
  )

const fields = v.object({
  title: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300, 'has more than 300 characters'))),
  content: text(10_000),
  link,
  image: picture,
  text: v.optional(text(50_000)),
  date: v.optional(
    v.pipe(
      v.string(),
      v.check((day) => parsePlainDate(day) !== null, 'give a day, as 2026-11-16'),
    ),
  ),
  author: v.optional(line(300)),
  outlet: v.optional(line(300)),
  related: v.optional(v.pipe(v.string(), v.check(isPage, 'not a page of this site'))),
  approvedBy: v.optional(line(300)),
})

type Fields = v.InferOutput<typeof fields>

/** What the page of an article of our own shows. */
const neededByOwn = ['title', 'text', 'date', 'author'] as const

/** An article as it is typed, imported and stored: the import and the desk's pages check it alike. */
const article = v.pipe(
  fields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || !isOwnArticle(dataset.value.link)) return
    for (const key of neededByOwn.filter((name) => !dataset.value[name])) {
      addIssue({
        message: 'an article of our own needs title, text, date and author',
        path: [{ type: 'object', origin: 'value', input: dataset.value, key, value: dataset.value[key] }],
      })
    }
  }),
)

/** An optional field that is empty is one that is not there. */
export function withoutEmpty(raw: object): object {
  return Object.fromEntries(
    Object.entries(raw).filter(
      ([name, value]) => value !== '' || ['content', 'link', 'image'].includes(name),
    ),
  )
}

/** Its title, or the beginning of its words, for lists and messages of the desk. */
export function articleName({ title, content }: Article): string {
  return title || shortened(content)
}

/** At most 60 characters, and no part of a word. */
export function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59).replace(/[\s,;:]+\S*$/, '')}…` : text
}

export type ArticleField = keyof Fields
export type ArticleCheck =
  | { ok: true; article: Article }
  | { ok: false; reason: string; errors: Partial<Record<ArticleField, string>> }

export function parseArticle(raw: unknown): ArticleCheck {
  const result = v.safeParse(article, raw)
  if (result.success) return { ok: true, article: result.output }
  const { issues } = result
  const errors: Partial<Record<ArticleField, string>> = {}
  for (const issue of issues) {
    const field = v.getDotPath(issue) as ArticleField | null
    if (field !== null) errors[field] ??= issue.message
  }
  return { ok: false, reason: `${v.getDotPath(issues[0]) ?? 'item'}: ${issues[0].message}`, errors }
}

/**
 * A stored article with the addresses of today. After a change of brand the blog is elsewhere, and the page that an
 * article belongs to may be gone: it would not be valid, and be lost when the list is next written.
 */
export function atPresentAddresses(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null) return stored
  const { link, related } = stored as Record<string, unknown>
  const name = typeof link === 'string' ? /^\/[^/]+Blog\/([^/]+)$/.exec(link)?.[1] : undefined
  return {
    ...stored,
    ...(name !== undefined && { link: `${pages.blog.path}/${name}` }),
    ...(typeof related === 'string' && !isPage(related) && { related: undefined }),
  }
}

function isPage(path: string): boolean {
  return allPages.some((page) => page.path === path)
}

/** /AlderlodeBlog/name-of-the-article */
export function isOwnArticle(address: string): boolean {
  return (
    address.startsWith(`${pages.blog.path}/`) &&
    /^[a-z\d]+(-[a-z\d]+)*$/.test(address.slice(pages.blog.path.length + 1))
  )
}

/** The address of an article of our own, from its title; empty where the title has no letters. */
export function ownAddress(titled: string): string {
  const name = titled
    .normalize('NFD')
    .toLowerCase()
    .replace(/['’\p{M}]/gu, '')
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '')
  return name === '' ? '' : `${pages.blog.path}/${name}`
}

export function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address) && URL.canParse(address)
}
