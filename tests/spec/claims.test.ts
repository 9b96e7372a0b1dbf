import { describe, expect, test } from 'vitest'
import { pages } from '#content/site/pages.ts'
import { elementsOf, textOf } from '../support/served-page.ts'
import { pageAt } from '../support/shared-site.ts'

/** The wording of each claim on the pages that should have it. */
const claimsByPage: Record<string, (string | RegExp)[]> = {
  [pages.landing.path]: [
    '80+ lenders',
    'Whole of market protection proposition',
    'Highly competitive platform charges',
    'Founded in 2004',
    'took our present name in 2006',
    'support over 140 advisers',
    'Free Initial Consultation',
    'Any fees are explained afterwards',
    'Monday to Friday: 8:30 to 5:00',
    '48 working hours',
  ],
  [pages.customerHome.path]: [
    '80+ lenders',
    'Whole of market protection proposition',
    'Highly competitive platform charges',
    'since 2004',
    'over 140 advisers',
    'It is a free initial consultation',
    'Afterwards the adviser explains what further work would involve and what the fees would be',
    'in contact within 2 working days',
  ],
  [pages.aboutUs.path]: [
    'founded in 2004',
    'In 2006 it took the name',
    'over 140 advisers',
    'staff to adviser ratio of 1 to 4',
    '80+ lenders',
    'whole of market protection proposition',
  ],
  [pages.ourServices.path]: [
    'typically 20% of the price',
    '3.5%',
    /from 55, or 57 from 6 April 2028/,
    /age is 66, rising to 67 and later 68/,
    'repossessed if you do not keep up repayments',
    'can fall as well as rise',
    'may get back less than you invest',
  ],
  '/OurServices/MortgagePlanning': [
    '80+ lenders',
    'typical is 20% of the price',
    'as low as 3.5%',
    'for 15 to 30 years',
    'loan secured on your home',
    'repossessed if you do not keep up repayments',
  ],
  '/OurServices/InvestmentPlanning': [
    /platform/i,
    'can fall as well as rise',
    'may get back less than you invest',
  ],
  '/OurServices/EquityRelease': [
    'aged 55 and over',
    'no negative equity guarantee, which the standards of the Equity Release Council require',
    'loan secured on your home',
    'inheritance',
  ],
  '/OurServices/RetirementPlanning': [
    'the age is 66 rising to 67 and 68',
    'from age 55. From 6 April 2028 that becomes 57',
    'basic-rate relief of 20%',
    'relief is 40%',
    'a payment of £100 into a personal pension becomes £125',
    'can fall as well as rise',
  ],
  '/OurServices/InsuranceProtection': ['whole of market protection proposition'],
  [pages.contactUs.path]: [
    '48 working hours',
    'at least six years',
    'Monday to Friday: 8:30 to 5:00',
    'Financial Ombudsman Service',
  ],
  [pages.requestACallback.path]: ['A financial adviser will be in contact within 2 working days'],
  [pages.privacyPolicy.path]: ['at least six years'],
  [pages.adviserHome.path]: [
    'over 140',
    '1 to 4',
    '80+ lenders',
    'founded in 2004',
    'products from across the market',
  ],
  [pages.personalApproach.path]: [
    'Every January',
    /BBQ Every other summer/,
    /Charity ball In the years between/,
  ],
  [pages.support.path]: ['ratio of staff to advisers is 1 to 4'],
  [pages.adviserAboutUs.path]: ['founded in 2004', 'in 2006', 'over 140 advisers'],
  [pages.joinUs.path]: ['80+ lenders', 'protection proposition is whole of market'],
  [pages.events.path]: ['one conference every January', 'BBQ one summer, the ball in the year after'],
}

describe('Claims and figures are in the served page', () => {
  test.each(Object.entries(claimsByPage))('%s', async (path, texts) => {
    const [main] = elementsOf(await pageAt(path), 'main')
    const words = main ? textOf(main) : ''
    for (const text of texts) {
      if (typeof text === 'string') expect(words).toContain(text)
      else expect(words).toMatch(text)
    }
  })
})
