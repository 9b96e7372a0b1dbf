// What the firm does with its news and blog items. For the command line and the desk's pages alike: each change is one
// transaction with its entry in the audit log, and the list is locked while it is changed.
import { createHash } from 'node:crypto'
import type { Article } from '#content/site/types.ts'
import { isOwnArticle } from '#server/articles/article.ts'
import {
  type ArticleList,
  type ListedArticle,
  lockedArticles,
  replaceArticles,
  type WrittenArticle,
} from '#server/articles/articles.ts'
import type { Database, Trx } from '#server/db/database.ts'
import type { AuditAction } from '#server/db/desk-tables.ts'
import { transact } from '#server/db/transact.ts'
import { fingerprint } from './article-fingerprint.ts'
import { type ArticlePicture, storePicture } from './article-picture.ts'
import { type Actor, recordAction } from './audit-log.ts'
import { DeskError } from './desk-error.ts'
import { ChangedSince } from './handle-enquiry.ts'

export interface ArticleParts {
  database: Database
  now(): number
  createId(): string
}

/** Who changes which list. */
interface ListChange {
  list: ArticleList
  actor: Actor
}

/** An article's id, or its number in the list, from 1. */
type Which = string | number

export interface Written {
  article: Article
  isHidden: boolean
  picture?: ArticlePicture | undefined
}

/** Where the desk's pages have a list; the audit log names articles by it. */
export const listPaths = { Media: 'news', Blogs: 'blog' } as const satisfies Record<ArticleList, string>

/** A new article comes first. `replacing` puts an article of our own in the place of the one at the same address. */
export async function addArticle(
  parts: ArticleParts,
  change: ListChange,
  written: Written,
  { replacing = false }: { replacing?: boolean } = {},
): Promise<string> {
  const id = createHash('sha256').update(parts.createId()).digest('hex').slice(0, 12)
  await apply(parts, change, async (trx, items) => {
    // The reply to the commit of an earlier attempt was lost.
    if (items.some((item) => item.id === id)) return null
    const same = items.find(sameAddress(written.article))
    if (same && !replacing) throw new AddressTaken(same)
    await storePicture(trx, parts, change.actor, written)
    return {
      items: [
        { ...written.article, id, isHidden: written.isHidden },
        ...items.filter((item) => item !== same),
      ],
      action: 'article added',
      id,
    }
  })
  return id
}

/** `seen` is the fingerprint of the article that the change was made to; any where it is left out. */
export async function editArticle(
  parts: ArticleParts,
  change: ListChange,
  which: Which,
  edit: (article: ListedArticle) => Written,
  seen?: string,
): Promise<ListedArticle> {
  let edited: ListedArticle | undefined
  await apply(parts, change, async (trx, items) => {
    const item = find(items, which)
    const written = edit(item)
    edited = { ...written.article, id: item.id, isHidden: written.isHidden }
    if (seen !== undefined && fingerprint(item) !== seen) {
      // Nothing is left to do where an earlier attempt was stored and its reply lost.
      if (fingerprint(edited) === fingerprint(item)) return null
      throw new ChangedSince('Somebody else has changed this article in the meantime.')
    }
    const same = items.find((other) => other.id !== item.id && sameAddress(written.article)(other))
    if (same) throw new AddressTaken(same)
    await storePicture(trx, parts, change.actor, written)
    const next = edited
    return {
      items: items.map((other) => (other.id === item.id ? next : other)),
      action: 'article edited',
      id: item.id,
    }
  })
  return edited as ListedArticle
}

/** To the place with this number, from 1. */
export async function moveArticle(
  parts: ArticleParts,
  change: ListChange,
  which: Which,
  to: number,
): Promise<void> {
  await apply(parts, change, async (_, items) => {
    const item = find(items, which)
    if (!Number.isInteger(to) || to < 1 || to > items.length)
      throw new DeskError(`There is no place ${to}: the list has the places 1 to ${items.length}.`)
    if (items[to - 1] === item) return null
    return {
      items: items.filter((other) => other !== item).toSpliced(to - 1, 0, item),
      action: 'article moved',
      id: item.id,
    }
  })
}

/** Hidden, or shown again at the same place. */
export async function setArticleHidden(
  parts: ArticleParts,
  change: ListChange,
  which: Which,
  isHidden: boolean,
): Promise<ListedArticle> {
  let found: ListedArticle | undefined
  await apply(parts, change, async (_, items) => {
    found = find(items, which)
    const { id } = found
    if (found.isHidden === isHidden) return null
    return {
      items: items.map((item) => (item.id === id ? { ...item, isHidden } : item)),
      action: isHidden ? 'article hidden' : 'article shown',
      id,
    }
  })
  return found as ListedArticle
}

export async function removeArticle(
  parts: ArticleParts,
  change: ListChange,
  which: Which,
): Promise<ListedArticle> {
  let gone: ListedArticle | undefined
  await apply(parts, change, async (_, items) => {
    const item = find(items, which)
    gone = item
    return { items: items.filter((other) => other !== item), action: 'article removed', id: item.id }
  })
  return gone as ListedArticle
}

/** In place of all that were there: resolves to how many they were. */
export async function importArticles(
  parts: ArticleParts,
  change: ListChange,
  articles: readonly WrittenArticle[],
): Promise<number> {
  let before = 0
  await apply(parts, change, async (_, items) => {
    before = items.length
    return { items: articles, action: 'articles imported' }
  })
  return before
}

/** Another article of our own has the address already. */
export class AddressTaken extends DeskError {
  override name = 'AddressTaken'
  constructor({ title = '', link }: Article) {
    super(`The article “${title}” has the address ${link} already: give another.`)
  }
}

function find(items: readonly ListedArticle[], which: Which): ListedArticle {
  const item = typeof which === 'number' ? items[which - 1] : items.find(({ id }) => id === which)
  if (item !== undefined) return item
  throw new DeskError(
    typeof which === 'number'
      ? `There is no article ${which} among ${items.length}.`
      : 'This article has been removed.',
  )
}

function sameAddress({ link }: Article): (item: Article) => boolean {
  return (item) => isOwnArticle(link) && item.link === link
}

interface ListResult {
  items: readonly WrittenArticle[]
  action: AuditAction
  id?: string
}

/** Null where there is nothing to change. */
async function apply(
  parts: ArticleParts,
  { list, actor }: ListChange,
  work: (trx: Trx, items: ListedArticle[]) => Promise<ListResult | null>,
): Promise<void> {
  const { database, now } = parts
  await transact(database, async (trx) => {
    const result = await work(trx, await lockedArticles(database, trx, list))
    if (result === null) return
    const { items, action, id } = result
    await replaceArticles(trx, list, items, now())
    const path = listPaths[list]
    await recordAction(trx, actor, { action, subject: id ? `${path}/${id}` : path }, parts)
  })
}
