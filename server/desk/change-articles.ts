// What the firm does with its news and blog items. Each change is one transaction with its entry in the audit log.
import type { Article } from '#content/site/types.ts'
import { isOwnArticle } from '#server/articles/article.ts'
import {
  type ArticleList,
  articleColumns,
  articleId,
  type ListedArticle,
  listArticles,
  type NewArticle,
} from '#server/articles/articles.ts'
import { flag } from '#server/platform/db/column-types.ts'
import type { Trx } from '#server/platform/db/database.ts'
import type { AuditAction } from '#server/platform/db/desk-tables.ts'
import { type ArticlePicture, storePicture } from './article-picture.ts'
import { type Actor, recordAction } from './audit-log.ts'
import type { DeskDependencies } from './desk-dependencies.ts'
import { attempt, Refusal } from './refusal.ts'

/** Who changes which list. */
export interface ListChange {
  list: ArticleList
  actor: Actor
}

export interface ArticleDraft extends NewArticle {
  picture?: ArticlePicture | undefined
}

/** A new article comes first. */
export async function addArticle(
  desk: DeskDependencies,
  change: ListChange,
  draft: ArticleDraft,
): Promise<string | Refusal> {
  const { list, actor } = change
  // Made once: the transaction may be run again.
  const id = articleId(desk.createId)
  return await attempt(desk.database, async (trx) => {
    const items = await listArticles({ db: trx }, list)
    const same = items.find((item) => item.id !== id && hasAddress(item, draft.article))
    if (same) throw addressTaken(same.article)
    await storePicture(trx, desk, actor, draft)
    const { first } = await trx
      .selectFrom('articles')
      .where('list', '=', list)
      .select(({ fn }) => fn.min('position').as('first'))
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('articles')
      .values({
        id,
        list,
        position: Number(first) - 1,
        hidden: flag(draft.isHidden),
        version: 0,
        ...articleColumns(draft.article),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    await logChange(trx, desk, change, 'article added', id)
    return id
  })
}

/** `version` is that of the article that the change was made to. */
export async function editArticle(
  desk: DeskDependencies,
  change: ListChange,
  id: string,
  draft: ArticleDraft,
  version: number,
): Promise<string | Refusal> {
  return await attempt(desk.database, async (trx) => {
    const items = await listArticles({ db: trx }, change.list)
    const item = find(items, id)
    const same = items.find((other) => other.id !== item.id && hasAddress(other, draft.article))
    if (same) throw addressTaken(same.article)
    const { numUpdatedRows } = await trx
      .updateTable('articles')
      .set((row) => ({
        ...articleColumns(draft.article),
        hidden: flag(draft.isHidden),
        version: row('version', '+', 1),
      }))
      .where('id', '=', item.id)
      .where('version', '=', version)
      .executeTakeFirst()
    if (numUpdatedRows === 0n)
      throw new Refusal('Somebody else has changed this article in the meantime.', 'stale')
    await storePicture(trx, desk, change.actor, draft)
    await logChange(trx, desk, change, 'article edited', id)
    return id
  })
}

/** To the place with this number, from 1. */
export async function moveArticle(
  desk: DeskDependencies,
  change: ListChange,
  id: string,
  to: number,
): Promise<Refusal | undefined> {
  return await attempt<undefined>(desk.database, async (trx) => {
    const items = await listArticles({ db: trx }, change.list)
    const item = find(items, id)
    if (!Number.isInteger(to) || to < 1 || to > items.length)
      throw new Refusal(`There is no place ${to}: the list has the places 1 to ${items.length}.`)
    if (items[to - 1] === item) return
    const moved = items.filter((other) => other !== item).toSpliced(to - 1, 0, item)
    for (const [position, { id }] of moved.entries())
      await trx.updateTable('articles').set({ position }).where('id', '=', id).execute()
    await logChange(trx, desk, change, 'article moved', item.id)
  })
}

/** Hidden, or shown again at the same place. */
export async function setArticleHidden(
  desk: DeskDependencies,
  change: ListChange,
  id: string,
  isHidden: boolean,
): Promise<Article | Refusal> {
  return await attempt(desk.database, async (trx) => {
    const item = find(await listArticles({ db: trx }, change.list), id)
    if (item.isHidden !== isHidden) {
      await trx
        .updateTable('articles')
        .set((row) => ({ hidden: flag(isHidden), version: row('version', '+', 1) }))
        .where('id', '=', item.id)
        .execute()
      await logChange(trx, desk, change, isHidden ? 'article hidden' : 'article shown', item.id)
    }
    return item.article
  })
}

export async function removeArticle(
  desk: DeskDependencies,
  change: ListChange,
  id: string,
): Promise<Article | Refusal> {
  return await attempt(desk.database, async (trx) => {
    const { article } = find(await listArticles({ db: trx }, change.list), id)
    await trx.deleteFrom('articles').where('id', '=', id).execute()
    await logChange(trx, desk, change, 'article removed', id)
    return article
  })
}

/** Another article of our own has the address already. */
function addressTaken({ title = '', link }: Article): Refusal {
  return new Refusal(`The article “${title}” has the address ${link} already: give another.`, 'address')
}

function find(items: readonly ListedArticle[], id: string): ListedArticle {
  const item = items.find((each) => each.id === id)
  if (item === undefined) throw new Refusal('This article has been removed.')
  return item
}

/** Addresses of other sites may be there twice. */
function hasAddress({ article }: ListedArticle, { link }: Article): boolean {
  return isOwnArticle(link) && article.link === link
}

/** The audit log names an article by where the desk has it. */
async function logChange(
  trx: Trx,
  desk: DeskDependencies,
  { list, actor }: ListChange,
  action: AuditAction,
  id: string,
): Promise<void> {
  await recordAction(trx, actor, { action, subject: `${list}/${id}` }, desk)
}
