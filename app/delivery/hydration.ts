import { useEffect, useState, useSyncExternalStore } from 'react'
import { layOutDeferredParts } from './deferred-layout.ts'

let hydrated = false

/** Used by the root route: its effects run once the document has been hydrated. boot.ts waits for the event. */
export function useAnnounceHydration(): void {
  useEffect(() => {
    hydrated = true
    dispatchEvent(new Event('hydrated'))
    layOutDeferredParts()
  }, [])
}

/** False on the server and during hydration; true for whatever is rendered afterwards. */
export const isHydrated = () => hydrated

/**
 * The same of one component, whose first render must match the server's markup: it may have to wait for its code. Not for
 * one with a <Suspense> inside: its second render would make React replace what was served there.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}

/** Whether the markup of a component came with the document. */
export function useIsServed(): boolean {
  const [isServed] = useState(!useIsHydrated())
  return isServed
}
