import { allPages, extraPages, pages } from '#content/site/pages.ts'

/** The URL of every page and its variants, error pages included. */
export const everyRoute = [
  ...allPages.map(({ path }) => path),
  `${pages.contactUs.path}?audience=adviser`,
  `${extraPages.findAnAnswer.path}?q=deposit`,
  '/nowhere',
  '/styleguide/fault',
]
