import { startTransition, useEffect, useState } from 'react'
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

/** The same as state, for components whose first render must match the server's markup. */
export function useIsHydrated(): boolean {
  const [state, setState] = useState(isHydrated)
  useEffect(() => {
    startTransition(() => setState(true))
  }, [])
  return state
}
