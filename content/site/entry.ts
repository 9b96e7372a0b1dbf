/**
 * Content that the firm can change at the desk. What is written in this folder is the shipped default; what the firm has
 * published instead is known before any of these modules is evaluated (server/supervisor.ts), so that whatever is
 * derived from an entry follows from it.
 */

/** Values by their paths within an entry: keys and indices joined by dots; '' is the whole entry. */
export type Changes = Record<string, unknown>

/** What differs from the shipped content, by the ids of entries. */
export type PublishedContent = Record<string, Changes>

declare global {
  var publishedContent: PublishedContent | undefined
}

export interface EntryOptions {
  title: string
  /** Further keys, at any depth, of what code depends on: they are not edited (server/editing/fields.ts). */
  fixed?: readonly string[]
  /** Keys that are edited although such keys are fixed elsewhere. */
  editable?: readonly string[]
  /**
   * What a number or text is where its shape does not tell: by its path with '*' for the number of an item, by its key
   * after '*.', or '*' for all others.
   */
  kinds?: Record<string, 'money' | 'rate' | 'hours' | 'picture' | 'page' | 'paragraphs' | 'date'>
  /** The values that a text can have, with what each is called, by its key. */
  choices?: Record<string, Record<string, string>>
  /** What a field is called, and what its form says about it, by its key, where the key does not tell. */
  words?: Record<string, { label: string; hint?: string }>
  /** An item of a list that may be empty. */
  item?: unknown
  /** What is wrong with the value as a whole, by path. */
  check?(value: unknown): Record<string, string>
}

export interface Entry extends EntryOptions {
  /** The group that the desk lists it under, and its name: 'firm/fees'. */
  id: string
  shipped: unknown
  /** With what the firm has published. */
  value: unknown
}

/** All entries whose modules have been evaluated. */
export const entries = new Map<string, Entry>()

interface Collection<Value = unknown> extends EntryOptions {
  /** The group of its entries: 'blog' of 'blog/power-of-attorney'. */
  group: string
  /** What a new one begins with. */
  empty: Value
  /** What one is called. */
  nameOf(value: Value): string
}

/** Groups of entries of one shape, to which the firm can add. */
export const collections = new Map<string, Collection>()

/** The entries of the group by name: those that were shipped, then those that the firm has added. */
export function collection<Value>(
  about: Collection<Value>,
  shipped: Record<string, Value>,
): Record<string, Value> {
  const { group, empty } = about
  collections.set(group, about as Collection)
  const names = Object.keys(globalThis.publishedContent ?? {})
    .filter((id) => id.startsWith(`${group}/`))
    .map((id) => id.slice(group.length + 1))
  return Object.fromEntries(
    [...new Set([...Object.keys(shipped), ...names])].map((name) => {
      const id = `${group}/${name}`
      const value = entry(id, about, shipped[name] ?? empty)
      entries.set(id, { ...(entries.get(id) as Entry), title: about.nameOf(value) })
      return [name, value]
    }),
  )
}

/** The entry with this id; of a collection also one that is not published yet. */
export function entryWithId(id: string): Entry | undefined {
  const [, group = '', name] = /^([a-z]+)\/([a-z\d]+(?:-[a-z\d]+)*)$/.exec(id) ?? []
  const added = collections.get(group)
  return (
    entries.get(id) ??
    (added && name ? { ...added, id, shipped: added.empty, value: added.empty } : undefined)
  )
}

/** The shipped value with the firm's changes in it. */
/* @__NO_SIDE_EFFECTS__ */
export function entry<Value>(id: string, about: string | EntryOptions, shipped: Value): Value {
  const value = withChanges(shipped, globalThis.publishedContent?.[id] ?? {})
  entries.set(id, { ...(typeof about === 'string' ? { title: about } : about), id, shipped, value })
  return value
}

/** A change of what is no longer there, or is of another type now, is left out. */
export function withChanges<Value>(shipped: Value, changes: Changes): Value {
  return Object.entries(changes)
    .sort(([a], [b]) => keysOf(a).length - keysOf(b).length)
    .reduce((value, [path, changed]) => withValue(value, keysOf(path), changed) as Value, shipped)
}

export function keysOf(path: string): string[] {
  return path === '' ? [] : path.split('.')
}

function withValue(value: unknown, [key, ...rest]: string[], changed: unknown): unknown {
  if (key === undefined) return isAlike(value, changed) ? changed : value
  if (Array.isArray(value))
    return Number(key) < value.length
      ? value.map((item, index) => (String(index) === key ? withValue(item, rest, changed) : item))
      : value
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return value
  return { ...value, [key]: withValue((value as Record<string, unknown>)[key], rest, changed) }
}

function isAlike(a: unknown, b: unknown): boolean {
  return a === null || b === null || (typeof a === typeof b && Array.isArray(a) === Array.isArray(b))
}
