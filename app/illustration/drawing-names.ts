/** The heroes' illustrations; drawings.ts maps each name to its component. */
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
  'our-fees',
  'our-services',
  'personal-approach',
  'privacy',
  'retirement',
  'support',
  'technology',
  'work-it-out',
] as const

export type SceneName = (typeof sceneNames)[number]

/** What is a file of its own: the scenes, and the river between two parts of a page, and its end in the footer. */
export const standaloneNames = [...sceneNames, 'lit-door', 'river-reach', 'river-ford'] as const
export type DrawingName = (typeof standaloneNames)[number]
