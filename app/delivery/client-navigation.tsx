import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'
import { isPlainClick } from '#app/ui/links.tsx'
import { allPages } from '#content/site/pages.ts'

/** Internal links, without those that open a new tab or need a new document. */
const links = 'a[href^="/"]:not([target], [rel="external"])'
const intents = ['pointerover', 'focusin'] as const

/**
 * Client-side navigation, with prefetching on hover, touch and focus. One listener for all links: every `<Link>` of
 * the router would render again at each page change, which took 357 ms instead of 310 (docs/performance.md).
 */
export function ClientNavigation() {
  const navigate = useNavigate()
  const [prefetched, setPrefetched] = useState<string>()

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = pageLinkOf(event)
      if (!link || !isPlainClick(event)) return
      event.preventDefault()
      // As browsers do, a link to the current URL adds no history entry.
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
