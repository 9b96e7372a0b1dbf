import { serviceEntries } from './services.ts'

/** Long texts below the first screen, which only the server renders (app/blocks/long-read). */
export const longTextNames = [
  ...Object.values(serviceEntries).map(({ id }) => id),
  'our-services',
  'our-fees',
  'joining-in-detail',
  'privacy-notice',
] as const

export type LongTextName = (typeof longTextNames)[number]
