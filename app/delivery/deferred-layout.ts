import { useEffect } from 'react'

const parts = 'body > header, #main > *, #main ~ footer'
/** A form that is sent is answered by one. */
const opensDialog = '[aria-haspopup="dialog"], [type="submit"]'
/** Further from the screen than anything that stands out of its part of the page. */
const farPx = 200
/** Not in the midst of the answer to a click, which may well move the page from under the pointer. */
const restMs = 500

/**
 * What is below the first screen is not laid out before a page is painted (see base.css): the paint need not
 * wait for what it does not show. Right after it, all is laid out a section a frame, so that a search in the
 * page, a jump and a picture of the whole page find everything in its place. On a first visit the early script
 * does the same, long before this is there.
 */
export function unfoldPage(): () => void {
  return unfold('#main > section ~ *, #main section ~ section')
}

/**
 * A modal dialog makes the browser style all of the page behind it anew, to make it inert. What is far from the
 * screen is therefore folded again, at its own size, while something is pointed at that opens a dialog, and for
 * as long as one is open.
 */
export function useFolding(): void {
  useEffect(() => {
    let stop: (() => void) | undefined
    let isFolded = false
    const turn = (toFolded: boolean) => {
      if (toFolded === isFolded) return
      isFolded = toFolded
      stop?.()
      stop = toFolded ? fold() : unfoldLater(parts)
    }
    const look = ({ target }: Event) => {
      const isAsked = target instanceof Element && target.closest(opensDialog)
      turn(Boolean(isAsked ?? document.querySelector('dialog:modal')))
    }
    const events = ['pointerover', 'focusin', 'close'] as const
    for (const event of events) addEventListener(event, look, { capture: true, passive: true })
    return () => {
      for (const event of events) removeEventListener(event, look, { capture: true })
    }
  }, [])
}

function fold(): undefined {
  const all = document.querySelectorAll<HTMLElement>(parts)
  const far = [...all].filter((part) => {
    const { top, bottom } = part.getBoundingClientRect()
    return bottom < -farPx || top > innerHeight + farPx
  })
  for (const part of far) part.style.contentVisibility = 'auto'
}

function unfoldLater(selector: string): () => void {
  let stop: (() => void) | undefined
  const timer = setTimeout(() => {
    stop = unfold(selector)
  }, restMs)
  return () => {
    clearTimeout(timer)
    stop?.()
  }
}

function unfold(selector: string): () => void {
  const folded = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    ({ style }) => style.contentVisibility !== 'visible',
  )
  let frame = requestAnimationFrame(unfoldNext)
  function unfoldNext() {
    const part = folded.shift()
    if (!part) return
    part.style.contentVisibility = 'visible'
    frame = requestAnimationFrame(unfoldNext)
  }
  return () => cancelAnimationFrame(frame)
}
