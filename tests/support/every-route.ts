import { adviserPath } from '#content/pages/advisers.ts'
import { allPages, pages } from '#content/site/pages.ts'

/** The URL of every page and its variants, error pages included. */
export const everyRoute = [
  ...allPages.map(({ path }) => path),
  `${pages.contactUs.path}?audience=adviser`,
  `${pages.findAnAnswer.path}?q=deposit`,
  `${pages.findAnAdviser.path}?near=RG21&service=RetirementPlanning`,
  adviserPath('eleanor-frost'),
  adviserPath('rupert-vane'),
  `${pages.pension.path}?born=1990-01-01&retire=55&pot=lots`,
  '/nowhere',
  '/styleguide/fault',
]
