import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * What is below the first screen is not laid out before a page is painted (see base.css): the paint need not
 * wait for what it does not show. Right after it, all is laid out a section a frame, so that a search in the
 * page, a jump and a picture of the whole page find everything in its place. On a first visit the early script
 * does the same, long before this is there.
 */
export function useUnfolding(): void {
  const { key } = useLocation()
  const served = useRef(key)

  useEffect(() => {
    if (served.current === key) return
    const folded = [...document.querySelectorAll<HTMLElement>('main > section ~ section')]
    let frame = requestAnimationFrame(unfold)
    function unfold() {
      const section = folded.shift()
      if (!section) return
      section.style.contentVisibility = 'visible'
      frame = requestAnimationFrame(unfold)
    }
    return () => cancelAnimationFrame(frame)
  }, [key])
}
