import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'
import { isPlainClick } from '#app/ui/links.tsx'
import { allPages } from '#content/site/pages.ts'

/** Not those that open a new tab, or ask for a new document. */
const links = 'a[href^="/"]:not([target], [rel="external"])'
const intents = ['pointerover', 'focusin'] as const

/**
 * Follows links between our pages without a new document, and prefetches a page when a link to it is hovered,
 * touched or focused. One listener for all: each of the router's own links renders again at every page change,
 * and sixty of them take a third of it (docs/performance.md).
 */
export function ClientNavigation() {
  const navigate = useNavigate()
  const [prefetched, setPrefetched] = useState<string>()

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = pageLinkOf(event)
      if (!link || !isPlainClick(event)) return
      event.preventDefault()
      // As the browser does: a link to the page that is shown adds no entry to the history.
      navigate(link.href.slice(link.origin.length), { replace: link.href === location.href })
    }
    const prefetch = (event: Event) => {
      const link = pageLinkOf(event)
      if (link) setPrefetched(link.pathname)
    }
    addEventListener('click', follow)
    for (const intent of intents) addEventListener(intent, prefetch, { passive: true })
    return () => {
      removeEventListener('click', follow)
      for (const intent of intents) removeEventListener(intent, prefetch)
    }
  }, [navigate])

  return prefetched ? <PrefetchPageLinks page={prefetched} /> : null
}

function pageLinkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(links) : null
  return link && allPages.some(({ path }) => path === link.pathname) ? link : null
}
