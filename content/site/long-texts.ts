import { serviceEntries } from './services.ts'

/** Parts of pages that only the server renders (app/blocks/long-read): long texts, and the map of the services. */
export const longTextNames = [
  ...Object.values(serviceEntries).map(({ id }) => id),
  'our-services',
  'service-map',
  'our-fees',
  'joining-in-detail',
  'privacy-notice',
] as const

export type LongTextName = (typeof longTextNames)[number]
