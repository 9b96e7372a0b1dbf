import { entry } from './entry.ts'
import type { PagePath } from './pages.ts'

/** An address that a page had before, and the page that answers for it now. */
export interface FormerPath {
  from: string
  to: PagePath
}

/**
 * Redirected with 301, the query kept, and with all that is below: articles and feeds. After a change of `brand.slug`,
 * for example: `{ from: '/AlderlodeBlog', to: pages.blog.path }`.
 */
export const formerPaths = entry<FormerPath[]>(
  'site/redirects',
  {
    title: 'Redirects of old addresses',
    item: { from: '/', to: '/' },
    editable: ['to'],
    kinds: { '*.to': 'page' },
    words: {
      from: { label: 'From the address', hint: 'As /OldPage.' },
      to: { label: 'To the page' },
    },
  },
  [],
)
