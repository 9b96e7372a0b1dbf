import { articleImages } from './images/articles.ts'
import { eventPosters } from './images/events.ts'
import { adviserLogos } from './images/logos.ts'
import { teamPortraits } from './images/team.ts'
import { videoPosters } from './images/videos.ts'

/**
 * The image catalogue: a name for every replaceable picture. To put in a picture of your own, lay the file in
 * public/pictures and turn the entry into a `file`: every page that shows it by name follows. Two places name the
 * placeholder's address, /pictures/<name>.svg, and do not: the structured data of events
 * (app/shell/structured-data.ts) and the `image` of stored articles, which `npm run desk` changes.
 */
export const images = {
  ...teamPortraits,
  ...adviserLogos,
  ...eventPosters,
  ...videoPosters,
  ...articleImages,
} as const
