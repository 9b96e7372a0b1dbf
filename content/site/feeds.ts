import { pages } from './pages.ts'

/** The two lists as feeds: what they hold in storage, and the page they belong to. */
export const feeds = [
  { page: 'media', list: 'Media', path: `${pages.media.path}/feed.xml` },
  { page: 'blog', list: 'Blogs', path: `${pages.blog.path}/feed.xml` },
] as const
