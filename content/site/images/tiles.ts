import { drawn } from './catalogue-image.ts'
import { catalogue } from './own-pictures.ts'

/** The pictures of the tiles on / and /AboutUs. A tile shows the middle of a scene, so all are without foreground. */
export const customerTilePictures = catalogue('customer-tiles', 'Tiles for customers', {
  'tile-news': drawn('media', { crop: 'high', without: 'foreground' }),
  'tile-consultation': drawn('contact', { without: 'foreground' }),
  // Its sun would be cut by the card's edge.
  'tile-blog': drawn('blog', { without: 'sun' }),
})

/** Those of the adviser pages, apart, so that a page bundles only what it shows. */
export const adviserTilePictures = catalogue('adviser-tiles', 'Tiles for advisers', {
  'tile-media': drawn('media', { crop: 'high', without: 'foreground' }),
  'tile-films': drawn('adviser-about', { without: 'foreground' }),
  'tile-events': drawn('events', { without: 'foreground' }),
})
