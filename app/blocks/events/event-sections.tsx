import { ButtonLink, ToggleButton } from '#app/ui/button.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { eventsPage } from '#content/pages/events.ts'
import { pages } from '#content/site/pages.ts'
import { type DatedEvent, EventList } from './event-list.tsx'
import styles from './event-sections.module.css'
import { YearRing } from './year-ring.tsx'

type Kind = DatedEvent['kind']
const allKinds = Object.keys(eventsPage.sections) as Kind[]

/** One section per kind of event, with a filter by kind (app/browser/toggles.ts). */
export function EventSections({ events }: { events: readonly DatedEvent[] }) {
  // A kind without events has no section.
  const kinds = allKinds.filter((kind) => events.some((event) => event.kind === kind))

  return (
    <>
      <Section>
        <div className={styles.year}>
          <YearRing events={events} />
          <div>
            {!events.some((event) => event.isUpcoming) && <p>{eventsPage.noneUpcoming}</p>}
            <p className={styles.tellMe}>
              <ButtonLink to={pages.requestEventDates.path}>{eventsPage.tellMe}</ButtonLink>
            </p>
          </div>
        </div>
        {kinds.length > 1 && (
          <fieldset className={styles.filter} data-filter data-print="never">
            <legend>{eventsPage.filter}</legend>
            <ToggleButton value="" aria-pressed>
              {eventsPage.all}
            </ToggleButton>
            {kinds.map((kind) => (
              <ToggleButton key={kind} value={kind} data-event={kind}>
                {eventsPage.sections[kind].heading}
              </ToggleButton>
            ))}
          </fieldset>
        )}
      </Section>
      {kinds.map((kind) => (
        <div key={kind} data-group={kind}>
          <KindSection kind={kind} events={events.filter((event) => event.kind === kind)} />
        </div>
      ))}
    </>
  )
}

function KindSection({ kind, events }: { kind: Kind; events: readonly DatedEvent[] }) {
  const upcoming = events.filter((event) => event.isUpcoming)
  const past = events.filter((event) => !event.isUpcoming).toReversed()
  return (
    <Section flush labelledBy={kind}>
      <SectionHeading id={kind} {...eventsPage.sections[kind]} />
      <EventList events={[...upcoming, ...past]} />
    </Section>
  )
}
