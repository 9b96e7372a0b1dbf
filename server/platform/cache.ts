/** Any key can be asked for: where there are too many, what is kept is forgotten. */
const maxEntries = 200

/**
 * Single flight with time to live: all who ask for a key while it is being read, or within `ttlMs` after, share one
 * read. A read that fails is not kept.
 */
export function createCache<Value, Key = void>(read: (key: Key) => Promise<Value>, ttlMs: number) {
  let entries = new Map<Key, { value: Promise<Value>; until: number }>()
  return {
    read(key: Key): Promise<Value> {
      const known = entries.get(key)
      if (known && performance.now() < known.until) return known.value
      if (entries.size >= maxEntries) entries.clear()
      const entry = { value: read(key), until: Number.POSITIVE_INFINITY }
      const within = entries.set(key, entry)
      entry.value.then(
        () => {
          entry.until = performance.now() + ttlMs
        },
        () => within.delete(key),
      )
      return entry.value
    },
    /** After a change: what is being read at this moment may be from before, and is not kept either. */
    clear() {
      entries = new Map()
    },
  }
}
