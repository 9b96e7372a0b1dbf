import { allPages } from '#content/site/pages.ts'

/** Not those that open something here instead, a new tab, or the page anew. */
const pageLinks = 'a[href^="/"]:not([target], [rel="external"])'

/** The link to a page of ours that an event happened on. */
export function pageLinkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(pageLinks) : null
  return link && allPages.some(({ path }) => path === link.pathname) ? link : null
}
