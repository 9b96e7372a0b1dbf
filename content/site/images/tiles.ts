import { drawn } from './catalogue-image.ts'
import { catalogue } from './own-pictures.ts'

/** The pictures of the tiles on / and /AboutUs. */
export const customerTilePictures = catalogue('customer-tiles', 'Tiles for customers', {
  'tile-news': drawn('media', { crop: 'high' }),
  'tile-consultation': drawn('contact'),
  // Its sun would be cut by the card's edge.
  'tile-blog': drawn('blog', { sun: false }),
})

/** Those of the adviser pages, apart, so that a page bundles only what it shows. */
export const adviserTilePictures = catalogue('adviser-tiles', 'Tiles for advisers', {
  'tile-media': drawn('media', { crop: 'high' }),
  'tile-films': drawn('adviser-about'),
  'tile-events': drawn('events'),
})
