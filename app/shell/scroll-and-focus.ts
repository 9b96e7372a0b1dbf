import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { afterPaint } from '#app/delivery/after-paint.ts'

/**
 * Every navigation, back and forward included, scrolls to the top and focuses the new page's heading, so that it is
 * announced and Tab goes on from it. A URL with a fragment scrolls to its target and focuses that.
 */
export function useScrollAndFocus(): void {
  const { key, hash } = useLocation()
  const handledKey = useRef(key)

  useEffect(() => {
    history.scrollRestoration = 'manual'
    // Chromium can lose its scroll to the fragment when the router starts while the page loads.
    if (location.hash && window.scrollY === 0) fragmentTarget(location.hash)?.scrollIntoView()
  }, [])

  // Before the paint, or the first frame would show the new page at the old scroll position.
  useLayoutEffect(() => {
    if (handledKey.current === key) return
    handledKey.current = key
    const target = fragmentTarget(hash)
    if (target) {
      target.scrollIntoView({ behavior: 'instant' })
      target.tabIndex = -1
      target.focus({ preventScroll: true })
      return
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    // After the paint: moving focus makes the browser recalculate the styles of the whole page.
    return afterPaint(() => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true }))
  }, [key, hash])
}

/** Opens the closed folds that the target is in. */
function fragmentTarget(hash: string): HTMLElement | null {
  const target = hash ? document.getElementById(hash.slice(1)) : null
  for (let fold = target?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true
  return target
}
