import { eventPoster } from '#content/site/images/event-poster.ts'
import type { SiteEvent } from '#content/site/types.ts'
import { CatalogueImage } from '../catalogue-image/catalogue-image.tsx'
import styles from './event-list.module.css'

export interface DatedEvent extends SiteEvent {
  isUpcoming: boolean
  /** 'Thursday 16 January 2025' */
  day: string
}

/** Non-breaking spaces within the date; the line may break after the weekday. */
const unbroken = (day: string) => day.replace(/(?<=\d) | (?=\d{4})/g, '\u00a0')

export function EventList({ events }: { events: readonly DatedEvent[] }) {
  return (
    <ul className={styles.root}>
      {events.map((event) => (
        <EventCard key={event.id} {...event} />
      ))}
    </ul>
  )
}

function EventCard(event: DatedEvent) {
  const { id, title, place, date, day, description, isUpcoming } = event
  return (
    <li id={id} className={styles.card} data-upcoming={isUpcoming}>
      <CatalogueImage
        name="poster"
        of={{ poster: eventPoster(event) }}
        alt=""
        className={styles.poster ?? ''}
      />
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.where}>
          {place}
          <br />
          <time dateTime={date}>{unbroken(day)}</time>{' '}
          <span className={styles.label}>{isUpcoming ? 'Upcoming' : 'Past'}</span>
        </p>
        <p>{description}</p>
      </div>
    </li>
  )
}
