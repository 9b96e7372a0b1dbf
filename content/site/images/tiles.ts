import { type CatalogueImage, drawn } from './catalogue-image.ts'

/** The pictures of the tiles on / and /AboutUs. */
export const customerTilePictures = {
  'tile-news': drawn('media', { crop: 'high' }),
  'tile-consultation': drawn('contact'),
  // Its sun would be cut by the card's edge.
  'tile-blog': drawn('blog', { sun: false }),
} as const satisfies Record<string, CatalogueImage>

/** Those of the adviser pages, apart, so that a page bundles only what it shows. */
export const adviserTilePictures = {
  'tile-media': drawn('media', { crop: 'high' }),
  'tile-films': drawn('adviser-about'),
  'tile-events': drawn('events'),
} as const satisfies Record<string, CatalogueImage>
