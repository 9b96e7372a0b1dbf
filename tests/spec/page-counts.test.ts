import { describe, expect, test } from 'vitest'
import { adviserAboutUs } from '#content/pages/adviser-about-us.ts'
import { adviserHome } from '#content/pages/adviser-home.ts'
import { customerHome } from '#content/pages/customer-home.ts'
import { joinUs } from '#content/pages/join-us.ts'
import { keyAttributesHeading } from '#content/pages/key-attributes.ts'
import { services } from '#content/pages/services.ts'
import { pages } from '#content/site/pages.ts'
import { elementsOf, sectionNamed, textOf } from '../support/served-page.ts'
import { shownAt } from '../support/shared-site.ts'

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

describe('Counts in the served page', () => {
  test.each([
    [pages.customerHome.path, 'FAQ', 9],
    [pages.adviserHome.path, 'About the Network', 3],
    [pages.ourServices.path, 'FAQ', 3],
    ['/OurServices/RetirementPlanning', 'FAQ', 8],
    ['/OurServices/MortgagePlanning', 'FAQ', 9],
    ['/OurServices/InvestmentPlanning', 'FAQ', 7],
    ['/OurServices/CorporatePlanning', 'FAQ', 1],
    ['/OurServices/EquityRelease', 'FAQ', 5],
    ['/OurServices/InsuranceProtection', 'FAQ', 5],
    [pages.personalApproach.path, 'About the Network', 3],
    [pages.support.path, 'About the Network', 3],
    [pages.technology.path, 'About the Network', 3],
  ])('%s: under “%s” %i questions, each with its answer', async (path, heading, count) => {
    const items = elementsOf(sectionNamed(await shownAt(path), heading), 'details')
    expect(items).toHaveLength(count)
    for (const item of items) expect(textOf(item).split(' ').length).toBeGreaterThan(40)
  })

  test.each(items)('%s: under “%s” %i items', async (path, heading, count) => {
    expect(elementsOf(sectionNamed(await shownAt(path), heading), 'li')).toHaveLength(count)
  })

  test('nine videos, also without JavaScript', async () => {
    for (const { path } of [pages.adviserHome, pages.personalApproach]) {
      const links = elementsOf(await shownAt(path), 'a').map(({ attributes }) => attributes.href ?? '')
      expect(links.filter((href) => href.includes('youtube-nocookie.com/embed/'))).toHaveLength(9)
    }
  })

  test('every guide lists products with title and content', async () => {
    const section = sectionNamed(await shownAt(pages.ourServices.path), 'When do I need financial advice?')
    for (const guide of elementsOf(section, 'li')) {
      const titles = elementsOf(guide, 'dt')
      expect(titles.length).toBeGreaterThanOrEqual(4)
      expect(elementsOf(guide, 'dd')).toHaveLength(titles.length)
    }
  })
})
