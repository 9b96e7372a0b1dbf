import type { PagePath } from './pages.ts'

/** An address that a page or feed had before, and the page that answers for it now. */
export interface FormerPath {
  from: string
  to: PagePath | `${PagePath}/feed.xml`
}

/**
 * Redirected with 301, the query kept. After a change of `brand.slug`, for example:
 * `{ from: '/AlderlodeBlog', to: pages.blog.path }`.
 */
export const formerPaths: FormerPath[] = []
