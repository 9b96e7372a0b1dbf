import type { FileImage } from './catalogue-image.ts'
import { ownPicture, ownPictures } from './own-pictures.ts'

/** The scenes behind the headings of pages (app/illustration/drawing-names.ts). */
const scenes = [
  'about-us',
  'accessibility',
  'adviser-about',
  'adviser-home',
  'blog',
  'contact',
  'corporate',
  'customer-home',
  'equity-release',
  'events',
  'insurance',
  'investment',
  'join-us',
  'landing',
  'media',
  'mortgage',
  'our-fees',
  'our-services',
  'personal-approach',
  'privacy',
  'retirement',
  'support',
  'technology',
  'work-it-out',
] as const

const chosen = ownPictures(
  'banners',
  'Behind the headings of pages',
  Object.fromEntries(scenes.map((name) => [name, ''])) as Record<(typeof scenes)[number], string>,
)

/**
 * Photographs of the firm in place of the drawn scenes. One covers the whole hero, its lower edge always in view, and is
 * made paler where text stands on it, and darker in the dark theme.
 */
export const pageBanners: Readonly<Record<string, FileImage>> = Object.fromEntries(
  Object.entries(chosen)
    .filter(([, { own }]) => own !== '')
    .map(([name, { own, alt }]) => [name, ownPicture(own, { width: 1440, height: 640 }, alt)]),
)
