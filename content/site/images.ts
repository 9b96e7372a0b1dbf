import { articleImages } from './images/articles.ts'
import { eventPosters } from './images/events.ts'
import { adviserLogos } from './images/logos.ts'
import { teamPortraits } from './images/team.ts'
import { videoPosters } from './images/videos.ts'

/**
 * The image catalogue: a name for every replaceable picture. To use a picture of your own, put the file into
 * public/pictures and turn the entry into a `file`: every page that shows it by name follows. Two places use the
 * placeholder's path, /pictures/<name>.svg, and do not follow: the structured data of events
 * (app/shell/structured-data.ts) and the `image` of stored articles, which `npm run desk` changes.
 */
export const images = {
  ...teamPortraits,
  ...adviserLogos,
  ...eventPosters,
  ...videoPosters,
  ...articleImages,
} as const
