import { EventSections } from '#app/blocks/events/event-sections.tsx'
import { Hero } from '#app/blocks/hero/hero.tsx'
import { JoinUsButton } from '#app/blocks/join-us-button.tsx'
import { ContactSection } from '#app/forms/contact/contact-section.tsx'
import { serverContext } from '#app/server-context.ts'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { eventsData, loadedThings } from '#app/shell/structured-data.ts'
import { events, eventsPage } from '#content/pages/events.ts'
import { sampleNote } from '#content/site/sample.ts'
import { londonDate } from '#domain/london.ts'
import { formatLong, plainDate } from '#domain/plain-date.ts'
import type { Route } from './+types/events'

export const meta = () => pageMetaTags('events', eventsPage.meta)

/** Rendered by the running server, and not at build time, because it depends on today's date. */
export function loader({ context }: Route.LoaderArgs) {
  context.set(loadedThings, eventsData())
  const today = londonDate(context.get(serverContext).now())
  return {
    events: events.map((event) => {
      const date = plainDate(event.date)
      return { ...event, day: formatLong(date), isUpcoming: date >= today }
    }),
  }
}

export default function EventsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero
        heading={eventsPage.hero.heading}
        lead={`${eventsPage.hero.lead}${sampleNote(loaderData.events, 'The events')}`}
        scene="events"
        actions={<JoinUsButton />}
      />
      <EventSections events={loaderData.events} />
      <ContactSection audience="adviser" />
    </>
  )
}
