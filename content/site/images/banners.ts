import { type CatalogueImage, drawn } from './catalogue-image.ts'

/**
 * The picture behind the heading of each page. A file of your own covers the same area, 1440 by 640, with its lower
 * part always in view; the heading stands on its upper left, which must be calm and, in both themes, far enough in
 * colour from the text.
 */
export const pageBanners: Record<`banner-${string}`, CatalogueImage> = {
  'banner-about-us': drawn('about-us'),
  'banner-accessibility': drawn('accessibility'),
  'banner-adviser-about': drawn('adviser-about'),
  'banner-adviser-home': drawn('adviser-home'),
  'banner-blog': drawn('blog'),
  'banner-contact': drawn('contact'),
  'banner-corporate': drawn('corporate'),
  'banner-customer-home': drawn('customer-home'),
  'banner-equity-release': drawn('equity-release'),
  'banner-events': drawn('events'),
  'banner-fault': drawn('fault'),
  'banner-insurance': drawn('insurance'),
  'banner-investment': drawn('investment'),
  'banner-join-us': drawn('join-us'),
  'banner-landing': drawn('landing'),
  'banner-media': drawn('media'),
  'banner-mortgage': drawn('mortgage'),
  'banner-not-found': drawn('not-found'),
  'banner-our-fees': drawn('our-fees'),
  'banner-our-services': drawn('our-services'),
  'banner-personal-approach': drawn('personal-approach'),
  'banner-privacy': drawn('privacy'),
  'banner-retirement': drawn('retirement'),
  'banner-support': drawn('support'),
  'banner-technology': drawn('technology'),
  'banner-work-it-out': drawn('work-it-out'),
}
