import { allPages, calculatorPages, extraPages, pages } from '#content/site/pages.ts'

/** The URL of every page and its variants, error pages included. */
export const everyRoute = [
  ...allPages.map(({ path }) => path),
  `${pages.contactUs.path}?audience=adviser`,
  `${extraPages.findAnAnswer.path}?q=deposit`,
  `${calculatorPages.pension.path}?born=1990-01-01&retire=55&pot=lots`,
  '/nowhere',
  '/styleguide/fault',
]
