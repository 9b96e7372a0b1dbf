import { describe, expect, test } from 'vitest'
import { images } from '#content/site/images.ts'
import { pageCopy } from '#content/site/page-copy.ts'
import { adviserTestimonials } from './adviser-testimonials.ts'
import { seedBlogs, seedMedia } from './articles.ts'
import { events } from './events.ts'
import { joinUs } from './join-us.ts'
import { team } from './team.ts'
import { technology } from './technology.ts'
import { clientTestimonials } from './testimonials.ts'
import { videos } from './videos.ts'

// What holds for these lists, whoever is on them.

const questionIds = Object.values(pageCopy).flatMap(({ faq = [] }) => faq.map(({ id }) => id))
const cardGroups = [...joinUs.groups, joinUs.selfEmployed]
const partners = [technology.crm.partner, ...technology.sourcing.partners]

describe('The lists of the content', () => {
  test.each(
    Object.entries<string[]>({
      'ids of questions': questionIds,
      'ids of cards and events': [...cardGroups.flatMap(({ cards }) => cards), ...cardGroups, ...events].map(
        ({ id }) => id,
      ),
      'people of the team': team.map(({ name }) => name),
      'clients who are quoted': clientTestimonials.map(({ name }) => name),
      'advisers who are quoted': adviserTestimonials.map(({ name }) => name),
      partners: partners.map(({ name }) => name),
      videos: videos.flatMap(({ url, title }) => [url, title]),
      articles: [...seedMedia, ...seedBlogs].map(({ link }) => link),
      pictures: [
        ...team.map(({ image }) => image),
        ...[...adviserTestimonials, ...partners].map(({ logo }) => logo),
        ...videos.map(({ poster }) => poster),
      ],
    }),
  )('have no %s twice', (_, values) => {
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
  })

  test('have an anchor of small letters, digits and hyphens for every question', () => {
    expect(questionIds.filter((id) => !/^[a-z]+(-[a-z\d]+)+$/.test(id))).toEqual([])
  })
})

test('Events have a date of the calendar, and are sorted oldest first', () => {
  const dates = events.map(({ date }) => date)
  expect(dates.filter((date) => isoDate(date) !== date)).toEqual([])
  expect(dates).toEqual(dates.toSorted())
})

describe('Pictures', () => {
  test('say whose portrait and whose logo they are', () => {
    const named = [
      ...team.map(({ name, image }) => [images[image].alt, name]),
      ...partners.map(({ name, logo }) => [images[logo].alt, name]),
      ...adviserTestimonials.map(({ name, logo }) => [images[logo].alt, name.split(', ').at(-1) ?? '']),
    ] as const
    expect(named.filter(([alt = '', name = '']) => !alt.includes(name))).toEqual([])
  })
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
