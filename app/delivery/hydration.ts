import { startTransition, useEffect, useState } from 'react'

let isAwake = false
if (!import.meta.env.SSR) {
  const wake = () => {
    isAwake = true
  }
  addEventListener('site-ready', wake, { once: true })
}

/** False on the server, and until what it sent has come alive; what is drawn from then on is drawn by the browser. */
export const hasWoken = () => isAwake

/**
 * False on the server and in the first render of the browser, which must agree; true from then on. The change is
 * no hurry: what it draws anew is drawn a little at a time, so that a slow phone is never held by it.
 */
export function useIsHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(hasWoken)
  useEffect(() => {
    startTransition(() => setHydrated(true))
  }, [])
  return isHydrated
}
