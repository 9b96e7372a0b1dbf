import { guides } from '#content/pages/services.ts'
import { serviceEntries } from './services.ts'

const otherTexts = ['our-services', 'service-map', 'our-fees', 'joining-in-detail', 'privacy-notice'] as const

export type OtherTextName = (typeof otherTexts)[number]
export type LongTextName = (typeof serviceEntries)[keyof typeof serviceEntries]['id'] | OtherTextName

/** Parts of pages that only the server renders (app/blocks/long-read): guides, long texts, the map of the services. */
export const longTextNames: readonly LongTextName[] = [
  ...guides.map(({ name }) => serviceEntries[name].id),
  ...otherTexts,
]
