import { startTransition, useEffect, useState } from 'react'

let hydrated = false

/** Called by the root once the served document has been hydrated; boot.ts waits for the event. */
export function useAnnounceHydration(): void {
  useEffect(() => {
    hydrated = true
    dispatchEvent(new Event('hydrated'))
  }, [])
}

/** False on the server and while the served document is hydrated; true for all that is rendered afterwards. */
export const isHydrated = () => hydrated

/** The same as state, for what must first be rendered as the server did. A transition: it is never urgent. */
export function useIsHydrated(): boolean {
  const [state, setState] = useState(isHydrated)
  useEffect(() => {
    startTransition(() => setState(true))
  }, [])
  return state
}
