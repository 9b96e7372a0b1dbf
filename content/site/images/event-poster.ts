import type { SiteEvent } from '#content/site/types.ts'
import type { FileImage } from './catalogue-image.ts'

/** The firm's own poster, or one of the two for events of this kind, on which the page writes the date. */
export function eventPoster({ poster, kind, date }: SiteEvent): FileImage {
  if (poster) return poster
  const src = `/pictures/event-${kind}-${(Number(date.slice(-2)) % 2) + 1}.svg`
  return { kind: 'file', src, widths: [], width: 640, height: 800, alt: '' }
}
