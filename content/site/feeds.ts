import { pages } from './pages.ts'

/** The RSS feeds, each with the page of its list. */
export const feeds = [
  { page: 'media', path: `${pages.media.path}/feed.xml` },
  { page: 'blog', path: `${pages.blog.path}/feed.xml` },
  { page: 'whatChangesWhen', path: `${pages.whatChangesWhen.path}/feed.xml` },
] as const

export const changesCalendarPath = `${pages.whatChangesWhen.path}/calendar.ics`
