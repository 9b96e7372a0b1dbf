import { expect, test } from 'vitest'
import { events } from './events.ts'
import { videos } from './videos.ts'

// What holds for these lists, whoever is on them.

test('Events have a date of the calendar, and are sorted oldest first', () => {
  const dates = events.map(({ date }) => date)
  expect(dates.filter((date) => isoDate(date) !== date)).toEqual([])
  expect(dates).toEqual(dates.toSorted())
})

test('Films are embedded from the privacy-enhanced host, which the Content Security Policy allows', () => {
  const embedded = /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}$/
  expect(
    videos.map(({ url }) => url).filter((url) => !embedded.test(url)),
    'A film’s `url` ends in its YouTube id, which has 11 characters',
  ).toEqual([])
})

/** '2025-02-30' as '2025-03-02'. */
function isoDate(date: string): string | undefined {
  const day = new Date(`${date}T00:00:00Z`)
  return Number.isNaN(day.valueOf()) ? undefined : day.toISOString().slice(0, 10)
}
