import * as v from 'valibot'
import type { Article } from '#content/site/types.ts'

/** http(s) only: no javascript:, data: or file: links. */
const webAddress = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(2000),
  v.check(isWebAddress, 'not an http(s) address'),
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

const article = v.object({
  title: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300))),
  content: v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'), v.maxLength(10_000)),
  link: webAddress,
  image: picture,
})

export type ArticleCheck = { ok: true; article: Article } | { ok: false; reason: string }

export function parseArticle(raw: unknown): ArticleCheck {
  const result = v.safeParse(article, raw)
  if (result.success) return { ok: true, article: result.output }
  const [issue] = result.issues
  return { ok: false, reason: `${v.getDotPath(issue) ?? 'item'}: ${issue.message}` }
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}
