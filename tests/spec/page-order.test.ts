import { describe, expect, test } from 'vitest'
import { complaints } from '#content/legal/complaints.ts'
import { privacyNotice } from '#content/legal/privacy-notice.ts'
import { aboutUs } from '#content/pages/about-us.ts'
import { adviserAboutUs } from '#content/pages/adviser-about-us.ts'
import { adviserHome, adviserTiles } from '#content/pages/adviser-home.ts'
import { customerHome } from '#content/pages/customer-home.ts'
import { eventsPage } from '#content/pages/events.ts'
import { joinUs } from '#content/pages/join-us.ts'
import { keyAttributesHeading } from '#content/pages/key-attributes.ts'
import { landing } from '#content/pages/landing.ts'
import { ourServices } from '#content/pages/our-services.ts'
import { personalApproach } from '#content/pages/personal-approach.ts'
import { services } from '#content/pages/services.ts'
import { support } from '#content/pages/support.ts'
import { technology } from '#content/pages/technology.ts'
import { adviserValues } from '#content/pages/values.ts'
import { pages } from '#content/site/pages.ts'
import { elementsOf, sectionNamed, textOf } from '../support/served-page.ts'
import { shownAt } from '../support/shared-site.ts'

const map = 'Visit us in Basingstoke'
const customerTiles = ['News', 'Free Initial Consultation', 'Blog']
const adviserTileTitles = Object.values(adviserTiles).map(({ title }) => title)
const values = ['Our Adviser Values', ...adviserValues.map(({ title }) => title)]
const serviceTitles = services.map(({ title }) => title)
const headingsOf = (passages: { heading: string }[]) => passages.map(({ heading }) => heading)

/** The blocks of each page by their headings, from top to bottom; there may be other headings between them. */
const order: Record<string, string[]> = {
  [pages.landing.path]: [
    'Are you a Customer or a Financial Adviser?',
    // A deviation: the customer's first.
    "I'm a Customer",
    "I'm an Adviser",
    keyAttributesHeading,
    landing.about.heading,
    ...customerTiles,
    'Contact Us',
    map,
  ],
  [pages.customerHome.path]: [
    customerHome.hero.heading,
    customerHome.whyUs.heading,
    ...serviceTitles,
    keyAttributesHeading,
    ...values,
    'FAQ',
    customerHome.testimonials.heading,
    'Contact Us',
  ],
  [pages.adviserHome.path]: [
    adviserHome.hero.heading,
    'Personal Approach',
    'Support',
    'Technology',
    ...adviserTileTitles,
    'Mortgage and Financial Advisers',
    'About the Network',
    adviserHome.testimonialsHeading,
    'Contact Us',
  ],
  [pages.ourServices.path]: [
    ourServices.hero.heading,
    ...serviceTitles,
    'When do I need financial advice?',
    'Starting Your Career',
    'Evolving Financial Priorities',
    'Next Financial Steps',
    'The risks',
    ...values,
    'FAQ',
    'Contact Us',
  ],
  ...Object.fromEntries(
    services.map(({ path, heading, intro, warnings }) => [
      path,
      [
        heading,
        ...headingsOf(intro),
        ...(warnings.length > 0 ? ['The risks'] : []),
        'FAQ',
        'Our other services',
        ...values,
        'Contact Us',
      ],
    ]),
  ),
  [pages.aboutUs.path]: [
    aboutUs.hero.heading,
    ...headingsOf(aboutUs.story),
    aboutUs.mission.heading,
    ...customerTiles,
  ],
  [pages.privacyPolicy.path]: headingsOf(privacyNotice.sections),
  [pages.contactUs.path]: ['Contact Us', complaints.heading, complaints.ombudsman.heading],
  [pages.personalApproach.path]: [
    personalApproach.hero.heading,
    personalApproach.events.heading,
    'About the Network',
    ...adviserTileTitles,
  ],
  [pages.support.path]: [support.hero.heading, support.caseStudy.title, 'About the Network'],
  [pages.technology.path]: [
    technology.hero.heading,
    technology.crm.heading,
    technology.sourcing.heading,
    'About the Network',
  ],
  [pages.adviserAboutUs.path]: [adviserAboutUs.hero.heading, adviserAboutUs.team.heading],
  [pages.joinUs.path]: [
    joinUs.hero.heading,
    ...headingsOf([...joinUs.groups, joinUs.selfEmployed]),
    joinUs.brochure.heading,
  ],
  [pages.events.path]: [eventsPage.hero.heading, ...headingsOf(Object.values(eventsPage.sections))],
}

type Way = [from: string, words: string, to: string]

const ways: Way[] = [
  [pages.landing.path, 'Read More', pages.aboutUs.path],
  [pages.landing.path, landing.tiles.news.action, pages.media.path],
  [pages.landing.path, landing.tiles.blog.action, pages.blog.path],
  [pages.landing.path, landing.roles.adviser.action, pages.adviserHome.path],
  [pages.landing.path, landing.roles.customer.action, pages.customerHome.path],
  [pages.customerHome.path, customerHome.hero.action, pages.adviserHome.path],
  [pages.customerHome.path, 'Learn More', pages.aboutUs.path],
  [pages.aboutUs.path, landing.tiles.news.action, pages.media.path],
  [pages.aboutUs.path, landing.tiles.blog.action, pages.blog.path],
  [pages.adviserHome.path, adviserHome.hero.toCustomers, pages.customerHome.path],
  [pages.adviserHome.path, adviserHome.advisers.action, pages.adviserAboutUs.path],
  [pages.adviserHome.path, adviserTiles.media.action, `${pages.media.path}?audience=adviser`],
  [pages.adviserHome.path, adviserTiles.events.action, pages.events.path],
  [pages.personalApproach.path, adviserTiles.media.action, `${pages.media.path}?audience=adviser`],
  [pages.personalApproach.path, adviserTiles.events.action, pages.events.path],
  ...[
    pages.adviserHome,
    pages.personalApproach,
    pages.support,
    pages.technology,
    pages.adviserAboutUs,
    pages.events,
  ].map(({ path }): Way => [path, 'Join Us', pages.joinUs.path]),
]

describe('The blocks of each page are in the order of the specification', () => {
  test.each(Object.entries(order))('%s', async (path, blocks) => {
    const page = await shownAt(path)
    const [main] = elementsOf(page, 'main')
    if (!main) throw new Error('The page has no main part')
    const headings = elementsOf(main, 'h1', 'h2', 'h3').map(textOf)
    expect(inOrder(headings, blocks)).toEqual(blocks)
    const landmarks = elementsOf(page, 'header', 'main', 'footer').filter(
      (element) => element.tag === 'main' || !elementsOf(main).includes(element),
    )
    expect(landmarks.map(({ tag }) => tag)).toEqual(['header', 'main', 'footer'])
  })
})

describe('Buttons and links that the specification names', () => {
  test.each(ways)('%s: %s leads to %s', async (path, words, to) => {
    const [main] = elementsOf(await shownAt(path), 'main')
    const links = main ? elementsOf(main, 'a').filter((link) => textOf(link).startsWith(words)) : []
    expect(links.map(({ attributes }) => attributes.href)).toContain(to)
  })

  test('the three cards of the adviser home lead to the pages they name', async () => {
    const [main] = elementsOf(await shownAt(pages.adviserHome.path), 'main')
    const cards = main ? elementsOf(main, 'li').filter((item) => elementsOf(item, 'h2').length === 1) : []
    const leads = cards.map((card) => {
      const [heading = '', link] = [elementsOf(card, 'h2').map(textOf)[0], elementsOf(card, 'a')[0]]
      return `${heading} ${link?.attributes.href}`
    })
    expect(leads).toEqual([
      'Personal Approach /Adviser/PersonalApproach',
      'Support /Adviser/Support',
      'Technology /Adviser/Technology',
    ])
  })

  test.each([pages.customerHome.path, pages.ourServices.path])(
    'the six cards of %s, each with its icon, lead to the six services',
    async (path) => {
      const [main] = elementsOf(await shownAt(path), 'main')
      const cards = main ? elementsOf(main, 'article') : []
      const leads = cards.flatMap((card) => {
        const href = elementsOf(card, 'a')[0]?.attributes.href ?? ''
        if (!href.startsWith('/OurServices/')) return []
        expect(elementsOf(card, 'svg')).toHaveLength(1)
        return [`${elementsOf(card, 'h3').map(textOf)[0]} ${href}`]
      })
      expect(leads).toEqual([
        'Mortgage Planning /OurServices/MortgagePlanning',
        'Investment Planning /OurServices/InvestmentPlanning',
        'Equity Release /OurServices/EquityRelease',
        'Retirement Planning /OurServices/RetirementPlanning',
        'Corporate Planning /OurServices/CorporatePlanning',
        'Insurance/Protection /OurServices/InsuranceProtection',
      ])
    },
  )

  test.each(services.map(({ title, path }) => [title, path]))(
    '%s links to the other five',
    async (_, path) => {
      const others = sectionNamed(await shownAt(path), 'Our other services')
      expect(elementsOf(others, 'a').map(({ attributes }) => attributes.href)).toEqual(
        services.map((service) => service.path).filter((other) => other !== path),
      )
    },
  )
})

/** The wanted items that occur in the list in this order, up to the first that is missing. */
function inOrder(list: string[], wanted: string[]): string[] {
  const rest = [...list]
  return wanted.filter((text) => {
    const place = rest.indexOf(text)
    if (place === -1) {
      rest.length = 0
      return false
    }
    rest.splice(0, place + 1)
    return true
  })
}
