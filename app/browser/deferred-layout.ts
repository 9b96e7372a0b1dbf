import { painted } from '#app/delivery/after-paint.ts'

/** What deferred-layout.css leaves out of the layout while the document loads. */
const deferred = 'main > section:nth-child(n + 3), body > footer, [data-layout="deferred"]'

/** How long the layout may take before the next frame. */
const budgetMs = 8

/**
 * Lays out the rest of the served page in several frames: in one task it would block the main thread of a slow phone
 * for 200 ms. A page that nobody sees yet has no frames. From then on nothing is deferred.
 */
export async function layOutDeferredParts(): Promise<void> {
  // The first frame lays out the screen with the stylesheet.
  if (!document.prerendering) await painted()
  let start = performance.now()
  let keepInPlace = scrollAnchor()
  for (const part of document.querySelectorAll<HTMLElement>(deferred)) {
    part.style.contentVisibility = 'visible'
    // Asking for a size makes the browser lay it out now.
    part.getBoundingClientRect()
    keepInPlace?.()
    if (document.prerendering || performance.now() - start < budgetMs) continue
    await painted()
    start = performance.now()
    keepInPlace = scrollAnchor()
  }
  document.documentElement.dataset.laidOut = ''
}

/**
 * Once the visitor has scrolled: a function that scrolls what is in the middle of the screen back to where it is now.
 * The browser's own scroll anchoring does not follow changes of `content-visibility`.
 */
function scrollAnchor(): (() => void) | undefined {
  const anchor = scrollY > 0 && document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  if (!anchor) return
  const { top } = anchor.getBoundingClientRect()
  return () => scrollBy(0, anchor.getBoundingClientRect().top - top)
}
