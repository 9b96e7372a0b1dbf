import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Every navigation begins at the top, back and forward included, and the new
 * page's heading takes focus, so that it is announced and Tab goes on from it.
 */
export function useArrival(): void {
  const { key, hash } = useLocation()
  const arrived = useRef(key)

  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])

  useEffect(() => {
    if (arrived.current === key) return
    arrived.current = key
    // An anchor within the page is the browser's business.
    if (hash) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [key, hash])
}
