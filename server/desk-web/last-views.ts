import type { ReactNode } from 'react'
import { KEPT_MS } from './session-reader.ts'

const MAX_VIEWS = 100
const MAX_CHARACTERS = 2_000_000

export interface LastView<Page> {
  page: Page
  content: ReactNode
  readAt: number
}

/** The pages that people have read lately, to be shown to the same people while the database is unavailable. */
export interface LastViews<Page> {
  keep(staffId: string, address: string, view: Omit<LastView<Page>, 'readAt'>, characters: number): void
  find(staffId: string, address: string): LastView<Page> | undefined
  /** After an erasure by this process; what others erased is gone once it is too old to be shown. */
  clear(): void
}

export function createLastViews<Page>(now: () => number): LastViews<Page> {
  /** The oldest first. */
  const kept = new Map<string, LastView<Page> & { characters: number }>()
  let characters = 0
  const keyOf = (staffId: string, address: string) => `${staffId} ${address}`

  const remove = (key: string) => {
    characters -= kept.get(key)?.characters ?? 0
    kept.delete(key)
  }
  const removeOld = () => {
    for (const [key, { readAt }] of kept) {
      const isTooMuch = kept.size > MAX_VIEWS || characters > MAX_CHARACTERS
      if (!isTooMuch && now() - readAt < KEPT_MS) return
      remove(key)
    }
  }
  return {
    keep(staffId, address, view, length) {
      const key = keyOf(staffId, address)
      remove(key)
      kept.set(key, { ...view, readAt: now(), characters: length })
      characters += length
      removeOld()
    },
    find(staffId, address) {
      removeOld()
      return kept.get(keyOf(staffId, address))
    },
    clear() {
      kept.clear()
      characters = 0
    },
  }
}
