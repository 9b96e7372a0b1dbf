import { pages } from './pages.ts'

/** The RSS feeds of the two lists, with their pages. */
export const feeds = [
  { page: 'media', list: 'news', path: `${pages.media.path}/feed.xml` },
  { page: 'blog', list: 'blog', path: `${pages.blog.path}/feed.xml` },
] as const
