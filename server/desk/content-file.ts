// All that the firm has changed of its content, as one JSON file: for another machine, or for review in git.
import { createHash } from 'node:crypto'
import {
  type Changes,
  collections,
  type Entry,
  entries,
  entryWithId,
  type PublishedContent,
  withChanges,
} from '#content/site/entry.ts'
import { changesBetween, valueAt } from '#server/editing/fields.ts'
import { lastPublication, publishedAt } from '#server/editing/publications.ts'
import { problemsOf } from '#server/editing/rules.ts'
import { recordAction } from './audit-log.ts'
import { addPublication } from './content-drafts.ts'
import type { DeskDependencies } from './desk-dependencies.ts'
import { attempt, Refusal } from './refusal.ts'

/** What differs from the shipped content now; schedules are not part of it. */
export async function exportContent({ database, now }: DeskDependencies): Promise<string> {
  const published = await publishedAt(database.db, now())
  const content = knownEntries(published)
    .map(({ id, shipped }) => [id, changesBetween(shipped, withChanges(shipped, published[id] ?? {}))])
    .filter(([, changes = {}]) => Object.keys(changes).length > 0)
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1))
  return `${JSON.stringify({ content: Object.fromEntries(content) }, null, 2)}\n`
}

/** Those of the site, and what the firm has added. */
function knownEntries(published: PublishedContent): Entry[] {
  const ids = new Set([...entries.keys(), ...Object.keys(published)])
  return [...ids].flatMap((id) => entryWithId(id) ?? [])
}

export interface ImportOrder {
  text: string
  /** The user of the machine. */
  operator: string
  reason: string
  isDryRun: boolean
}

/**
 * Publishes what makes the content that of the file, an entry at a time, all or nothing. Resolves to what changes, a line
 * each; nothing where it was imported before.
 */
export async function importContent(
  desk: DeskDependencies,
  { text, operator, reason, isDryRun }: ImportOrder,
): Promise<string[] | Refusal> {
  const content = contentIn(text)
  if (content instanceof Refusal) return content
  const unknown = Object.keys(content).filter((id) => !entryWithId(id))
  if (unknown.length > 0) return new Refusal(`The site has no such content: ${unknown.join(', ')}.`)
  return await attempt(desk.database, async (trx) => {
    const published = await publishedAt(trx, desk.now())
    const lines: string[] = []
    const problems: string[] = []
    for (const entry of knownEntries({ ...published, ...content })) {
      const { id, shipped } = entry
      const before = withChanges(shipped, published[id] ?? {})
      // What the firm has added is in the record for good, so that it is hidden where the file lacks it.
      const isAdded = collections.get(id.split('/')[0] ?? '')?.empty === shipped
      const after =
        isAdded && content[id] === undefined
          ? withChanges(before, { shown: false })
          : withChanges(shipped, content[id] ?? {})
      const changes = changesBetween(before, after)
      const broken = problemsOf(entry, before, changes)
      problems.push(...Object.entries(broken).map(([path, problem]) => `${id}, ${path}: ${problem}`))
      lines.push(...linesOf(id, before, changes))
      if (isDryRun || Object.keys(changes).length === 0) continue
      const number = (await lastPublication(trx)) + 1
      await addPublication(trx, desk, {
        number,
        entry: id,
        changes,
        from: desk.now(),
        authorId: 'import',
        authorName: 'a file',
        approverId: 'command line',
        approverName: `${operator}, on the command line`,
        sole: 0,
        confirmed: reason,
        draftId: desk.createId(),
      })
      const detail = `publication ${number}`
      const action = { action: 'content imported', subject: `content/${id}`, detail } as const
      await recordAction(trx, { staffId: null, device: operator }, action, desk)
    }
    if (problems.length > 0) throw new Refusal(`It breaks a rule:\n${problems.join('\n')}`)
    return lines
  })
}

function contentIn(text: string): PublishedContent | Refusal {
  try {
    const { content } = JSON.parse(text) as { content?: unknown }
    const isContent =
      typeof content === 'object' && content !== null && Object.values(content).every(isObject)
    if (isContent) return content as PublishedContent
  } catch {}
  return new Refusal('It is no file that “content export” has written.')
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function linesOf(id: string, before: unknown, changes: Changes): string[] {
  return Object.entries(changes).map(
    ([path, value]) => `${id}, ${path || 'all of it'}: ${short(valueAt(before, path))} → ${short(value)}`,
  )
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 70 ? `${text.slice(0, 70)}…` : text
}

/** To tell files apart in the record. */
export function fileDigest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
