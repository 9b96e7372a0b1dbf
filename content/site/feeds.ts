import { pages } from './pages.ts'

/** The RSS feeds of the two lists, with their pages. */
export const feeds = [
  { page: 'media', path: `${pages.media.path}/feed.xml` },
  { page: 'blog', path: `${pages.blog.path}/feed.xml` },
] as const
