import type { PlaceholderImage } from '#content/site/images/catalogue-image.ts'

/** The intrinsic size of each kind of drawing, so that a page can reserve its space. */
export const placeholderSize: Record<
  PlaceholderImage['drawing'] | 'scene',
  { width: number; height: number }
> = {
  portrait: { width: 640, height: 800 },
  logo: { width: 300, height: 120 },
  'event-poster': { width: 640, height: 800 },
  'video-poster': { width: 1280, height: 720 },
  article: { width: 960, height: 640 },
  scene: { width: 1440, height: 640 },
}
