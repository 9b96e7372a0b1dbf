import type { SiteEvent } from '#content/site/types.ts'
import { formatDate, plainDate } from '#domain/plain-date.ts'
import { type CatalogueImage, placeholder } from './catalogue-image.ts'

export type EventPosterName = `event-${string}`

/** Its name in the catalogue. Events of one kind on one day share a drawn poster. */
export function eventPosterName({ date, kind }: SiteEvent): EventPosterName {
  return `event-${date}-${kind}`
}

/** The firm's own poster, or one that is drawn from the date and kind of the event. */
export function eventPoster({ poster, title, date, sample }: SiteEvent): CatalogueImage {
  if (poster) return poster
  const day = formatDate(plainDate(date))
  const label = day.replace(/[A-Z]\w+/, (month) => month.slice(0, 3).toUpperCase())
  return { ...placeholder('event-poster', label, `Poster for ‘${title}’ on ${day}`), sample }
}
