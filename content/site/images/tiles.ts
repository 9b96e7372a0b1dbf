import { type CatalogueImage, drawn } from './catalogue-image.ts'

/** The pictures of the tiles on / and /AboutUs. */
export const customerTilePictures = {
  'tile-news': drawn('media'),
  'tile-consultation': drawn('contact'),
  'tile-blog': drawn('blog'),
} as const satisfies Record<string, CatalogueImage>

/** Those of the adviser pages, apart, so that a page bundles only what it shows. */
export const adviserTilePictures = {
  'tile-media': drawn('media'),
  'tile-films': drawn('adviser-about'),
  'tile-events': drawn('events'),
} as const satisfies Record<string, CatalogueImage>

export type CustomerTilePicture = keyof typeof customerTilePictures
