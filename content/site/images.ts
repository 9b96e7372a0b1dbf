import { adviserPortraits } from './images/advisers.ts'
import { articleImages } from './images/articles.ts'
import type { CatalogueImage } from './images/catalogue-image.ts'
import { adviserLogos } from './images/logos.ts'
import { teamPortraits } from './images/team.ts'
import { adviserTilePictures, customerTilePictures } from './images/tiles.ts'
import { videoPosters } from './images/videos.ts'

const all = {
  ...teamPortraits,
  ...adviserPortraits,
  ...adviserLogos,
  ...videoPosters,
  ...articleImages,
  ...customerTilePictures,
  ...adviserTilePictures,
}

/**
 * The image catalogue: a name for every replaceable picture. To use a picture of your own, put the file into
 * public/pictures and turn the entry into a `file`: pages, structured data and articles that show it follow.
 * Any entry may be of any kind, also while none of some kind is left.
 */
export const images: Readonly<Record<keyof typeof all, CatalogueImage>> = all
