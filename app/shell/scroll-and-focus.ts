import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { afterPaint } from '#app/delivery/after-paint.ts'

/**
 * Every navigation begins at the top, back and forward included, and the new
 * page's heading takes focus, so that it is announced and Tab goes on from it.
 * Where the address names a passage, that passage stands in for the heading.
 */
export function useScrollAndFocus(): void {
  const { key, hash } = useLocation()
  const arrived = useRef(key)

  useEffect(() => {
    history.scrollRestoration = 'manual'
    // A router that starts while the page loads can make Chromium forget the passage it was sent to.
    if (location.hash && window.scrollY === 0) passageOf(location.hash)?.scrollIntoView()
  }, [])

  // Before the paint: the first frame of a page would else show it where the last one was left.
  useLayoutEffect(() => {
    if (arrived.current === key) return
    arrived.current = key
    const passage = passageOf(hash)
    if (passage) {
      passage.scrollIntoView({ behavior: 'instant' })
      passage.tabIndex = -1
      passage.focus({ preventScroll: true })
      return
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    // After it: to move focus makes the browser look over the whole page.
    return afterPaint(() => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true }))
  }, [key, hash])
}

/** What an address names; an answer that was closed is opened, and says that it need not take its time. */
function passageOf(hash: string): HTMLElement | null {
  const passage = hash ? document.getElementById(hash.slice(1)) : null
  const answer = passage?.closest('details')
  if (answer) {
    answer.dataset.named = ''
    answer.open = true
  }
  return passage
}
