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
  /** What a number or text is where its shape does not tell, by its path with '*' for the number of an item; '*' alone for all others. */
  kinds?: Record<string, 'money' | 'rate' | 'hours' | 'picture'>
  /** An item of a list that may be empty. */
  item?: unknown
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
