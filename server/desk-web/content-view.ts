// What the pages of content have in common.
import type { Difference } from '#app/desk/content-elements.tsx'
import { type Changes, collections, type Entry, entryWithId, withChanges } from '#content/site/entry.ts'
import { allPages } from '#content/site/pages.ts'
import { londonMoment } from '#domain/enquiry-text.ts'
import { londonDate } from '#domain/london.ts'
import { addDays, type PlainDate } from '#domain/plain-date.ts'
import { type Draft, listDrafts } from '#server/desk/content-drafts.ts'
import type { Session } from '#server/desk/sessions.ts'
import { labelAt, partsOf, textAt } from '#server/editing/fields.ts'
import { publishedAt } from '#server/editing/publications.ts'
import { wordDiff } from '#server/editing/word-diff.ts'
import { type DeskContext, message } from './desk-page.tsx'
import type { DeskDependencies } from './desk-route.ts'

export const entryPath = (id: string) => `/content/entry/${id}`
export const draftPath = (id: string) => `/content/drafts/${id}`

/** With what a draft of it says. */
export function titleOf(id: string, changes: Changes = {}): string {
  const entry = entryWithId(id)
  const named = collections.get(id.split('/')[0] ?? '')
  return (entry && named?.nameOf(withChanges(entry.value, changes))) || entry?.title || id
}

/** With what is published at this moment, whichever process answers. */
export async function publishedValue({ database, now }: DeskDependencies, entry: Entry): Promise<unknown> {
  return withChanges(entry.shipped, (await publishedAt(database.db, now()))[entry.id] ?? {})
}

/** What changes, word by word. */
export function differencesOf(entry: Entry, before: unknown, changes: Changes): Difference[] {
  const old = partsOf(entry, before)
  const present = partsOf(entry, withChanges(before, changes))
  return Object.keys(changes).map((path) => ({
    path,
    label: labelAt(present, path) || entry.title,
    runs: wordDiff(textAt(old, path), textAt(present, path)),
  }))
}

export async function ownDraft({ database }: DeskDependencies, entry: Entry, { staffId }: Session) {
  const drafts = await listDrafts(database.db, { entry: entry.id })
  return drafts.find(({ authorId }) => authorId === staffId)
}

export const stateNames: Record<Draft['state'], string> = {
  open: 'being edited',
  waiting: 'waits for approval',
  approved: 'approved',
  published: 'published',
  discarded: 'discarded',
}

export function draftLink({ id, entry, author, state, changes, updatedUtc }: Draft) {
  const note = `${author}, ${stateNames[state]}, changed ${londonMoment(updatedUtc)}`
  return { href: draftPath(id), title: titleOf(entry, changes), note }
}

export function pageName(path: string): string {
  return allPages.find((each) => each.path === path)?.name ?? path
}

export function notThere(context: DeskContext) {
  return message(context, 'Not there', 404, 'There is no such content, or it is gone by now.')
}

/** Reviews are listed from a month before they are due. */
export function reviewHorizon({ now }: Pick<DeskDependencies, 'now'>): PlainDate {
  return addDays(londonDate(now()), 31)
}

/** What waits for somebody to approve it who did not write it. */
export async function draftsToApprove({ database }: Pick<DeskDependencies, 'database'>, staffId: string) {
  const drafts = await listDrafts(database.db)
  return drafts.filter(({ state, authorId }) => state === 'waiting' && authorId !== staffId)
}
