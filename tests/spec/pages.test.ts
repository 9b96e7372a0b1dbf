import { expect, test } from 'vitest'
import { adviserAboutUs } from '#content/pages/adviser-about-us.ts'
import { adviserHome, adviserTiles } from '#content/pages/adviser-home.ts'
import { customerHome } from '#content/pages/customer-home.ts'
import { joinUs } from '#content/pages/join-us.ts'
import { keyAttributesHeading } from '#content/pages/key-attributes.ts'
import { landing } from '#content/pages/landing.ts'
import { services } from '#content/pages/services.ts'
import { pages } from '#content/site/pages.ts'
import { elementsOf, only, sectionNamed, textOf } from '../support/served-page.ts'
import { shownAt } from '../support/shared-site.ts'

// What the specification counts, orders, states and links, in the served pages. Its quotations: wording.test.ts.

const values = 'Our Adviser Values'
const network = 'About the Network'
const customerTiles = ['News', 'Free Initial Consultation', 'Blog']
const adviserTileTitles = Object.values(adviserTiles).map(({ title }) => title)
const serviceTitles = services.map(({ title }) => title)

const mainOf = async (path: string) => only(await shownAt(path), 'main', ({ tag }) => tag === 'main')

test.each<readonly [path: string, heading: string, tag: 'li' | 'details', count: number]>([
  [pages.landing.path, keyAttributesHeading, 'li', 3],
  [pages.customerHome.path, keyAttributesHeading, 'li', 3],
  [pages.customerHome.path, customerHome.services.heading, 'li', 6],
  [pages.customerHome.path, values, 'li', 4],
  [pages.customerHome.path, 'FAQ', 'details', 9],
  [pages.customerHome.path, customerHome.testimonials.heading, 'li', 17],
  [pages.ourServices.path, 'When do I need financial advice?', 'li', 3],
  [pages.ourServices.path, 'FAQ', 'details', 3],
  ...[...services, pages.ourServices].map(({ path }) => [path, values, 'li', 4] as const),
  ...services.map(({ path }) => [path, 'Our other services', 'li', 5] as const),
  ['/OurServices/RetirementPlanning', 'FAQ', 'details', 8],
  ['/OurServices/MortgagePlanning', 'FAQ', 'details', 9],
  ['/OurServices/InvestmentPlanning', 'FAQ', 'details', 7],
  ['/OurServices/CorporatePlanning', 'FAQ', 'details', 1],
  ['/OurServices/EquityRelease', 'FAQ', 'details', 5],
  ['/OurServices/InsuranceProtection', 'FAQ', 'details', 5],
  [pages.adviserHome.path, network, 'details', 3],
  [pages.adviserHome.path, adviserHome.testimonialsHeading, 'li', 7],
  [pages.personalApproach.path, network, 'details', 3],
  [pages.support.path, network, 'details', 3],
  [pages.technology.path, network, 'details', 3],
  [pages.adviserAboutUs.path, adviserAboutUs.team.heading, 'li', 22],
  [pages.joinUs.path, joinUs.selfEmployed.heading, 'li', 2],
])('%s: under “%s” as many %s as %i', async (path, heading, tag, count) => {
  expect(elementsOf(sectionNamed(await shownAt(path), heading), tag)).toHaveLength(count)
})

test.each([pages.adviserHome.path, pages.personalApproach.path])('%s: nine videos', async (path) => {
  const links = elementsOf(await mainOf(path), 'a').map(({ attributes }) => attributes.href ?? '')
  expect(links.filter((href) => href.includes('youtube-nocookie.com/embed/'))).toHaveLength(9)
})

test.each<readonly [path: string, figures: string[]]>([
  [pages.landing.path, ['80+', '2004', '2006', '140', '8:30 to 5:00', '48 working hours']],
  [pages.customerHome.path, ['80+', '2004', '140', '2 working days']],
  [pages.aboutUs.path, ['2004', '2006', '140', '1 to 4']],
  ['/OurServices/MortgagePlanning', ['20%', '3.5%', '15 to 30 years']],
  ['/OurServices/EquityRelease', ['55 and over']],
  [
    '/OurServices/RetirementPlanning',
    ['66', '67', '68', '55', '57', '6 April 2028', '20%', '40%', '£100', '£125'],
  ],
  [pages.contactUs.path, ['48 working hours', 'six years', 'Financial Ombudsman Service']],
  [pages.requestACallback.path, ['2 working days']],
  [pages.privacyPolicy.path, ['six years']],
  [pages.adviserHome.path, ['140', '1 to 4', '80+']],
])('%s states the figures %j', async (path, figures) => {
  const words = textOf(await mainOf(path))
  for (const figure of figures) expect(words).toHaveText(figure)
})

/** Headings from top to bottom; there may be others between them. */
test.each<readonly [path: string, headings: string[]]>([
  [
    pages.landing.path,
    // A deviation: the customer's card first.
    [
      ...['Are you a Customer or a Financial Adviser?', "I'm a Customer", "I'm an Adviser"],
      ...[
        keyAttributesHeading,
        landing.about.heading,
        ...customerTiles,
        'Contact Us',
        'Visit us in Basingstoke',
      ],
    ],
  ],
  [
    pages.customerHome.path,
    [
      ...[customerHome.whyUs.heading, ...serviceTitles, keyAttributesHeading, values, 'FAQ'],
      ...[customerHome.testimonials.heading, 'Contact Us'],
    ],
  ],
  [
    pages.adviserHome.path,
    [
      ...['Personal Approach', 'Support', 'Technology', ...adviserTileTitles],
      ...['Mortgage and Financial Advisers', network, adviserHome.testimonialsHeading, 'Contact Us'],
    ],
  ],
  [
    pages.ourServices.path,
    [
      ...[...serviceTitles, 'When do I need financial advice?', 'Starting Your Career'],
      ...['Evolving Financial Priorities', 'Next Financial Steps', 'The risks', values, 'FAQ', 'Contact Us'],
    ],
  ],
  ...services.map(({ path, warnings }): [string, string[]] => [
    path,
    [...(warnings.length > 0 ? ['The risks'] : []), 'FAQ', 'Our other services', values, 'Contact Us'],
  ]),
])('%s has its blocks in the order of the specification', async (path, blocks) => {
  const headings = elementsOf(await mainOf(path), 'h1', 'h2', 'h3').map(textOf)
  let last = -1
  for (const block of blocks) {
    const place = headings.indexOf(block, last + 1)
    expect(place, `${block}, after ${headings[last]}`).toBeGreaterThan(last)
    last = place
  }
})

const adviserMedia = `${pages.media.path}?audience=adviser`

test.each<readonly [from: string, words: string, to: string]>([
  [pages.landing.path, 'Read More', pages.aboutUs.path],
  [pages.landing.path, landing.tiles.news.action, pages.media.path],
  [pages.landing.path, landing.tiles.blog.action, pages.blog.path],
  [pages.landing.path, landing.roles.adviser.action, pages.adviserHome.path],
  [pages.landing.path, landing.roles.customer.action, pages.customerHome.path],
  [pages.customerHome.path, customerHome.hero.action, pages.adviserHome.path],
  [pages.customerHome.path, 'Learn More', pages.aboutUs.path],
  [pages.adviserHome.path, adviserHome.hero.toCustomers, pages.customerHome.path],
  [pages.adviserHome.path, adviserHome.advisers.action, pages.adviserAboutUs.path],
  [pages.adviserHome.path, adviserTiles.media.action, adviserMedia],
  [pages.adviserHome.path, adviserTiles.events.action, pages.events.path],
  [pages.personalApproach.path, adviserTiles.media.action, adviserMedia],
  [pages.personalApproach.path, adviserTiles.events.action, pages.events.path],
  ...[pages.adviserHome, pages.support, pages.technology, pages.adviserAboutUs, pages.events].map(
    ({ path }) => [path, 'Join Us', pages.joinUs.path] as const,
  ),
])('%s: %s leads to %s', async (from, words, to) => {
  const links = elementsOf(await mainOf(from), 'a').filter((link) => textOf(link).startsWith(words))
  expect(links.map(({ attributes }) => attributes.href)).toContain(to)
})

test.each<[path: string, to: string[]]>([
  [pages.customerHome.path, services.map(({ path }) => path)],
  [pages.ourServices.path, services.map(({ path }) => path)],
  [pages.adviserHome.path, [pages.personalApproach.path, pages.support.path, pages.technology.path]],
])('the cards of %s lead to %j', async (path, to) => {
  const links = elementsOf(await mainOf(path), 'a').map(({ attributes }) => attributes.href)
  expect(links.filter((href) => to.includes(href ?? ''))).toEqual(to)
})

test('three groups of cards on Join Us', () => {
  expect(joinUs.groups).toHaveLength(3)
})
