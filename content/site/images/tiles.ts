import { type CatalogueImage, drawn } from './catalogue-image.ts'

/** The pictures of the tiles that lead on from the home pages and /AboutUs. */
export const tilePictures = {
  'tile-news': drawn('media'),
  'tile-consultation': drawn('contact'),
  'tile-blog': drawn('blog'),
  'tile-films': drawn('adviser-about'),
  'tile-events': drawn('events'),
} as const satisfies Record<string, CatalogueImage>

export type TilePictureName = keyof typeof tilePictures
