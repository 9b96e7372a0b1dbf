import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adviserAboutUs } from '#content/pages/adviser-about-us.ts'
import { adviserHome } from '#content/pages/adviser-home.ts'
import { adviserTestimonials } from '#content/pages/adviser-testimonials.ts'
import { customerHome } from '#content/pages/customer-home.ts'
import { events, eventsPage } from '#content/pages/events.ts'
import { joinUs } from '#content/pages/join-us.ts'
import { keyAttributesHeading } from '#content/pages/key-attributes.ts'
import { services } from '#content/pages/services.ts'
import { clientTestimonials } from '#content/pages/testimonials.ts'
import { pages } from '#content/site/pages.ts'
import { formatLong, plainDate } from '#domain/plain-date.ts'
import { openBuiltSite } from '../support/built-site.ts'
import { elementsOf, sectionNamed, textOf, withoutClosedDialogs } from '../support/served-page.ts'

type Count = [path: string, heading: string, count: number]

const items: Count[] = [
  [pages.landing.path, keyAttributesHeading, 3],
  [pages.customerHome.path, keyAttributesHeading, 3],
  [pages.customerHome.path, 'Our Adviser Values', 4],
  [pages.ourServices.path, 'Our Adviser Values', 4],
  ...services.map(({ path }): Count => [path, 'Our Adviser Values', 4]),
  ...services.map(({ path }): Count => [path, 'Our other services', 5]),
  [pages.customerHome.path, customerHome.services.heading, 6],
  [pages.ourServices.path, 'When do I need financial advice?', 3],
  [pages.customerHome.path, customerHome.testimonials.heading, 17],
  [pages.adviserHome.path, adviserHome.testimonialsHeading, 7],
  [pages.adviserAboutUs.path, adviserAboutUs.team.heading, 22],
  [pages.joinUs.path, joinUs.selfEmployed.heading, 2],
]

let site: Awaited<ReturnType<typeof openBuiltSite>>
beforeAll(async () => {
  site = await openBuiltSite()
})
afterAll(() => site.close())

const pageAt = async (path: string) => withoutClosedDialogs(await (await site.request(path)).text())

describe('Counts in the served page', () => {
  test.each([
    [pages.customerHome.path, 'FAQ', 9],
    [pages.adviserHome.path, 'About the Network', 3],
    [pages.ourServices.path, 'FAQ', 3],
    [pages.retirementPlanning.path, 'FAQ', 8],
    [pages.mortgagePlanning.path, 'FAQ', 9],
    [pages.investmentPlanning.path, 'FAQ', 7],
    [pages.corporatePlanning.path, 'FAQ', 1],
    [pages.equityRelease.path, 'FAQ', 5],
    [pages.insuranceProtection.path, 'FAQ', 5],
    [pages.personalApproach.path, 'About the Network', 3],
    [pages.support.path, 'About the Network', 3],
    [pages.technology.path, 'About the Network', 3],
  ])('%s: under “%s” %i questions, each with its answer', async (path, heading, count) => {
    const items = elementsOf(sectionNamed(await pageAt(path), heading), 'details')
    expect(items).toHaveLength(count)
    for (const item of items) expect(textOf(item).split(' ').length).toBeGreaterThan(40)
  })

  test.each(items)('%s: under “%s” %i items', async (path, heading, count) => {
    expect(elementsOf(sectionNamed(await pageAt(path), heading), 'li')).toHaveLength(count)
  })

  test('nine videos, also without JavaScript', async () => {
    for (const { path } of [pages.adviserHome, pages.personalApproach]) {
      const links = elementsOf(await pageAt(path), 'a').map(({ attributes }) => attributes.href ?? '')
      expect(links.filter((href) => href.includes('youtube-nocookie.com/embed/'))).toHaveLength(9)
    }
  })

  test('every guide lists products with title and content', async () => {
    const section = sectionNamed(await pageAt(pages.ourServices.path), 'When do I need financial advice?')
    for (const guide of elementsOf(section, 'li')) {
      const titles = elementsOf(guide, 'dt')
      expect(titles.length).toBeGreaterThanOrEqual(4)
      expect(elementsOf(guide, 'dd')).toHaveLength(titles.length)
    }
  })

  test('every member of the team with portrait, name, role and bio; every adviser’s testimonial with a logo', async () => {
    const team = sectionNamed(await pageAt(pages.adviserAboutUs.path), adviserAboutUs.team.heading)
    for (const card of elementsOf(team, 'article')) {
      expect(elementsOf(card, 'img')).toHaveLength(1)
      expect(elementsOf(card, 'h3')).toHaveLength(1)
      expect(textOf(card).split(' ').length).toBeGreaterThan(35)
    }
    const words = sectionNamed(await pageAt(pages.adviserHome.path), adviserHome.testimonialsHeading)
    for (const card of elementsOf(words, 'li')) {
      expect(elementsOf(card, 'img').map(({ attributes }) => attributes.alt)).toEqual([
        expect.stringMatching(/^Logo of /),
      ])
    }
  })

  test.each([
    [pages.customerHome.path, customerHome.testimonials.heading, clientTestimonials],
    [pages.adviserHome.path, adviserHome.testimonialsHeading, adviserTestimonials],
  ])('%s: every testimonial with its text and the name of its author', async (path, heading, told) => {
    const cards = elementsOf(sectionNamed(await pageAt(path), heading), 'li')
    expect(
      cards.map((card) => [elementsOf(card, 'blockquote').map(textOf), elementsOf(card, 'cite').map(textOf)]),
    ).toEqual(told.map(({ name, text }) => [[text], [name]]))
  })

  test('every event with title, place, day, description, poster and whether it is past', async () => {
    const page = await pageAt(pages.events.path)
    expect(textOf(page)).toContain(eventsPage.noneUpcoming)
    const cards = elementsOf(page, 'li')
    for (const { id, title, place, date, description } of events) {
      const card = cards.find(({ attributes }) => attributes.id === id)
      if (!card) throw new Error(`${id} is not on the page`)
      expect(textOf(card)).toBe(`Past ${title} ${place} ${formatLong(plainDate(date))} ${description}`)
      expect(elementsOf(card, 'img')).toHaveLength(1)
    }
  })

  test.each([pages.customerHome.path, pages.ourServices.path, ...services.map(({ path }) => path)])(
    '%s: every value with icon and text',
    async (path) => {
      for (const item of elementsOf(sectionNamed(await pageAt(path), 'Our Adviser Values'), 'li')) {
        expect(elementsOf(item, 'svg')).toHaveLength(1)
        expect(elementsOf(item, 'p').map((text) => textOf(text).length > 40)).toEqual([true])
      }
    },
  )
})
