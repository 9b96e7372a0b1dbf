import { afterEach, expect, test } from 'vitest'
import { events } from '#content/pages/events.ts'
import type { CatalogueImage } from '#content/site/images/catalogue-image.ts'
import { eventPosters } from '#content/site/images/events.ts'
import { structuredData } from './structured-data.ts'

const [first, second] = events
if (!first || !second) throw new Error('There are no two events')
const posters: Record<string, CatalogueImage> = eventPosters
const kept = { ...posters }

afterEach(() => {
  Object.assign(posters, kept)
})

test('the structured data of an event has the firm’s own poster where there is one', () => {
  posters[first.image] = {
    kind: 'file',
    src: '/pictures/conference.jpg',
    widths: [],
    width: 600,
    height: 800,
    alt: 'The conference hall',
  }
  posters[second.image] = {
    kind: 'placeholder',
    drawing: 'event-poster',
    label: '1 JAN 2027',
    alt: 'A poster',
    sample: true,
  }
  const images = structuredData('events').flatMap((thing) =>
    typeof thing === 'object' && 'image' in thing ? [thing.image] : [],
  )
  expect(images[0]).toBe('http://localhost:3000/pictures/conference.jpg')
  expect(images[1]).toBe(`http://localhost:3000/pictures/${second.image}.svg`)
})
