import { feeds } from '#content/site/feeds.ts'
import { allPages, formPages } from '#content/site/pages.ts'
import type { RenderedPage } from './render-cache.ts'

/** What depends on the articles or the day, and not on the visitor. Pages of a form read who linked to them. */
export const renderedPages: RenderedPage[] = [
  ...allPages.filter(({ delivery }) => delivery === 'rendered'),
  ...feeds,
  { path: '/sitemap.xml' },
  { path: '/answers.json' },
].map(({ path }) => ({
  path,
  readsReferrer: Object.values(formPages).some((page) => page.path === path),
}))
