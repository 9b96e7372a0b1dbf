import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { events } from '#content/pages/events.ts'
import { images } from '#content/site/images.ts'
import { imagePath } from './catalogue-image.ts'
import { eventPoster } from './event-poster.ts'

test('every picture of the catalogue and every poster of an event is a file of the site', () => {
  const paths = [
    ...Object.entries(images)
      .filter(([, { kind }]) => kind !== 'drawn')
      .map(([name, image]) => imagePath(name, image)),
    ...events.map((event) => eventPoster(event).src),
  ]
  const folder = join(import.meta.dirname, '../../../public')
  expect(paths.filter((path) => !existsSync(join(folder, path)))).toEqual([])
})

test('an event of any kind has the cover of its kind while it has no poster of its own', () => {
  const event = { id: 'e', title: 'E', place: 'P', date: '2027-03-03', description: 'D', poster: '' } as const
  const kinds = ['conference', 'masterclass', 'peer-group', 'social'] as const
  const posters = kinds.map((kind) => eventPoster({ ...event, kind }).src)
  const folder = join(import.meta.dirname, '../../../public')
  expect(posters.filter((path) => !existsSync(join(folder, path)))).toEqual([])
  expect(eventPoster({ ...event, kind: 'social', poster: '/pictures/own.webp' }).src).toBe(
    '/pictures/own.webp',
  )
})
