import { afterEach, expect, test } from 'vitest'
import { events } from '#content/pages/events.ts'
import { eventsData } from './structured-data.ts'

const kept = [...events]
afterEach(() => {
  events.splice(0, events.length, ...kept)
})

test('the structured data of an event has the firm’s own poster, or the cover of its kind', () => {
  const event = {
    id: 'evening',
    kind: 'social',
    title: 'An evening',
    place: 'Hall, Town',
    description: '',
  } as const
  const poster = '/pictures/evening.webp'
  events.splice(
    0,
    events.length,
    { ...event, date: '2027-03-03', poster },
    { ...event, id: 'another-evening', date: '2027-03-04', poster: '' },
  )
  const images = eventsData().map((event) => 'image' in event && event.image)
  expect(images).toEqual([
    'http://localhost:3000/pictures/evening.webp',
    'http://localhost:3000/pictures/event-social.svg',
  ])
})
