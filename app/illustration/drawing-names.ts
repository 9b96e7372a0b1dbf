/** The scenes of the pages, each by the name of its file; drawings.ts has their components. */
export const sceneNames = [
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
  'fault',
  'insurance',
  'investment',
  'join-us',
  'landing',
  'media',
  'mortgage',
  'not-found',
  'our-services',
  'personal-approach',
  'privacy',
  'retirement',
  'support',
  'technology',
] as const

/** The scenes that are also pictures within other pages. */
export const scenePictures = [
  'about-us',
  'adviser-about',
  'adviser-home',
  'contact',
  'customer-home',
] as const

/** Every drawing that is part of a page. */
export const drawingNames = [...sceneNames, 'office-map'] as const
export type DrawingName = (typeof drawingNames)[number]
