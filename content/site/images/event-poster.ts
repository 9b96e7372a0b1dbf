import type { SiteEvent } from '#content/site/types.ts'
import type { FileImage } from './catalogue-image.ts'

/** The firm's own poster, or the cover of its kind. */
export function eventPoster({ poster, kind }: SiteEvent): FileImage {
  return poster ?? eventCover(kind)
}

/** A drawn cover in public/pictures; the page writes title and date beside it. */
export function eventCover(name: string): FileImage {
  const src = `/pictures/event-${name}.svg`
  return { kind: 'file', src, widths: [], width: 640, height: 800, alt: '' }
}
