import { events } from '#content/pages/events.ts'
import type { CatalogueImage } from './catalogue-image.ts'
import { type EventPosterName, eventPoster, eventPosterName } from './event-poster.ts'

/** The posters of all events. For the server only: a page draws each from its event. */
export function eventPosters(): Record<EventPosterName, CatalogueImage> {
  return Object.fromEntries(events.map((event) => [eventPosterName(event), eventPoster(event)]))
}
