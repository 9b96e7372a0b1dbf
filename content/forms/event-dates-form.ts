import { entry } from '#content/site/entry.ts'
import { facts } from '#content/site/facts.ts'
import { meta } from '#content/site/meta.ts'

/** The text of the form by which an adviser asks for the dates of the next events. */
export const eventDatesForm = entry('forms/event-dates', 'Event dates form', {
  meta: meta(
    'Ask for the next event dates',
    'Leave your name and email address, and we will write to you once, when the dates of the next conference, peer groups and masterclasses are set.',
  ),
  heading: 'Tell me the next event dates',
  lead: `The dates of the coming year are set by ${facts.eventsAnnounced}. Leave your name and email address, and we will write to you once, when we know them.`,
  privacy: 'We use your details to send you the dates, and for nothing else.',
  submit: 'Tell me the dates',
  saved: 'Thank you. We will write to you when the dates of the next events are set.',
} as const)
