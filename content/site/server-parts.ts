import { guides } from '#content/pages/services.ts'
import { offices } from './offices.ts'
import { serviceEntries } from './services.ts'

const otherParts = ['life-stages', 'service-map', 'our-fees', 'joining-in-detail', 'privacy-notice'] as const

export type OtherPartName = (typeof otherParts)[number]
export type ServerPartName =
  | (typeof serviceEntries)[keyof typeof serviceEntries]['id']
  | OtherPartName
  | `office-map-${string}`

/** Parts of pages that only the server renders (app/blocks/server-part); a guide has the id of its service. */
export const serverPartNames: readonly ServerPartName[] = [
  ...guides.map(({ name }) => serviceEntries[name].id),
  ...offices.filter(({ map }) => !('src' in map)).map(({ id }) => `office-map-${id}` as const),
  ...otherParts,
]
