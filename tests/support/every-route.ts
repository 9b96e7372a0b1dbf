import { allPages, extraPages, pages } from '#content/site/pages.ts'

/** Every address that answers with a page, those for mishaps included. */
export const everyRoute = [
  ...allPages.map(({ path }) => path),
  `${pages.contactUs.path}?audience=adviser`,
  `${extraPages.findAnAnswer.path}?q=deposit`,
  '/nowhere',
  '/styleguide/fault',
]
