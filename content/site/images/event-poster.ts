import type { SiteEvent } from '#content/site/types.ts'
import { type FileImage, placeholderSizes } from './catalogue-image.ts'
import { ownPicture } from './own-pictures.ts'

export function eventPoster({ poster, kind }: SiteEvent): FileImage {
  return ownPicture(poster || eventCover(kind), placeholderSizes.portrait, '')
}

/** The address of a drawn cover in public/pictures; the page writes title and date beside it. */
export function eventCover(name: string): `/pictures/${string}` {
  return `/pictures/event-${name}.svg`
}
