import { startTransition, useEffect, useState } from 'react'

let isAlive = false

/**
 * False on the server and in the first render of the browser, which must agree; true from then on. The change is
 * no hurry: what it draws anew is drawn a little at a time, so that a slow phone is never held by it.
 */
export function useIsHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(isAlive)
  useEffect(() => {
    isAlive = true
    startTransition(() => setHydrated(true))
  }, [])
  return isHydrated
}
