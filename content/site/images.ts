import { articleImages } from './images/articles.ts'
import { pageBanners } from './images/banners.ts'
import { eventPosters } from './images/events.ts'
import { adviserLogos } from './images/logos.ts'
import { teamPortraits } from './images/team.ts'
import { adviserTilePictures, customerTilePictures } from './images/tiles.ts'
import { videoPosters } from './images/videos.ts'

/**
 * The image catalogue: a name for every replaceable picture. To use a picture of your own, put the file into
 * public/pictures and turn the entry into a `file`: pages, structured data and stored articles that show it follow.
 */
export const images = {
  ...teamPortraits,
  ...adviserLogos,
  ...eventPosters,
  ...videoPosters,
  ...articleImages,
  ...customerTilePictures,
  ...adviserTilePictures,
  ...pageBanners,
} as const
