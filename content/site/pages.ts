import { brand } from './brand.ts'
import { type ServiceName, serviceEntries } from './services.ts'

/**
 * Every page of the site, once: its path, its name in search results and breadcrumbs, its family and its delivery.
 * The router, navigation, sitemap, prerendering and tests all read this list. The file that renders a page follows
 * from its entry (app/routes.ts); page-content.ts has its words.
 */
export const pages = {
  landing: page('/', brand.name, 'landing', 'prerendered'),
  customerHome: page('/Customer', 'Customers', 'customer', 'prerendered'),
  ourServices: page('/OurServices', 'Our Services', 'customer', 'prerendered'),
  ...servicePages(),
  aboutUs: page('/AboutUs', 'About Us', 'customer', 'prerendered'),
  contactUs: page('/ContactUs', 'Contact Us', 'contact', 'rendered'),
  privacyPolicy: page('/PrivacyPolicy', 'Privacy Notice', 'customer', 'prerendered'),
  media: page(`/${brand.slug}InMedia`, `${brand.name} in the Media`, 'shared', 'rendered'),
  blog: page(`/${brand.slug}Blog`, 'Blog', 'shared', 'rendered'),
  adviserHome: page('/Adviser', 'Advisers', 'adviser', 'prerendered'),
  personalApproach: page('/Adviser/PersonalApproach', 'Personal Approach', 'adviser', 'prerendered'),
  support: page('/Adviser/Support', 'Support', 'adviser', 'prerendered'),
  technology: page('/Adviser/Technology', 'Technology', 'adviser', 'prerendered'),
  adviserAboutUs: page('/Adviser/AboutUs', 'About Us, for advisers', 'adviser', 'prerendered'),
  joinUs: page('/Adviser/JoinUs', 'Join Us', 'adviser', 'prerendered'),
  events: page('/Adviser/Events', 'Events', 'adviser', 'rendered'),
} as const

/** Pages that are a form: those of the dialogs, for browsers without JavaScript, and one more. Not in the sitemap. */
export const formPages = {
  requestACallback: page('/RequestACallback', 'Request a Callback', 'customer', 'rendered'),
  requestOurBrochure: page('/RequestOurBrochure', 'Request our Brochure', 'adviser', 'rendered'),
  requestEventDates: page('/RequestEventDates', 'Tell me the next event dates', 'adviser', 'rendered'),
} as const

/** Pages that are not in the specification. Not in the sitemap. */
export const extraPages = {
  findAnAnswer: page('/FindAnAnswer', 'Find an answer', 'customer', 'rendered'),
  ourFees: page('/OurFees', 'Our fees', 'customer', 'prerendered'),
  accessibility: page('/Accessibility', 'Accessibility', 'customer', 'prerendered'),
} as const

/** The calculators: not in the specification, but in the sitemap. They depend on the day, and on their query. */
export const calculatorPages = {
  workItOut: calculator('', 'Work it out'),
  mortgageRepayments: calculator('/MortgageRepayments', 'Mortgage repayments'),
  borrowing: calculator('/Borrowing', 'What might I borrow?'),
  stampDuty: calculator('/StampDuty', 'Stamp duty'),
  pension: calculator('/Pension', 'Pension growth'),
  equityReleaseDebt: calculator('/EquityRelease', 'Equity release debt'),
} as const

/** Opens the form of a callback as that of a consultation. */
export const consultationPath = `${formPages.requestACallback.path}?kind=consultation` as const

/**
 * Decides the menu, footer and accent colour of a page. `contact` and `shared` pages are for customers, and for
 * advisers with `?audience=adviser`: they must be `rendered`, because a prerendered page is the same for every query.
 */
export type PageFamily = 'landing' | 'customer' | 'adviser' | 'contact' | 'shared'

/**
 * `prerendered` at build time, or `rendered` by the running server because it depends on the database, the day or the
 * query. Without a query a rendered page is the same for everyone: server/static/render-cache.ts renders it whenever
 * an article is edited or a new day begins in London, and it is served from memory. With a query it is rendered per
 * request.
 */
export type PageDelivery = 'prerendered' | 'rendered'

export type PageName = keyof typeof pages
export type PagePath = (typeof pages)[PageName]['path']
export type ExtraPageName = keyof typeof extraPages
export type CalculatorPageName = keyof typeof calculatorPages
export type CalculatorName = Exclude<CalculatorPageName, 'workItOut'>

/** All pages, in the sitemap or not. */
export const allPages: Page<string>[] = [
  ...Object.values(pages),
  ...Object.values(formPages),
  ...Object.values(extraPages),
  ...Object.values(calculatorPages),
]

interface Page<Path extends string> {
  path: Path
  name: string
  family: PageFamily
  delivery: PageDelivery
}

function page<Path extends string>(
  path: Path,
  name: string,
  family: PageFamily,
  delivery: PageDelivery,
): Page<Path> {
  return { path, name, family, delivery }
}

function calculator<Path extends string>(path: Path, name: string) {
  return page(`/WorkItOut${path}`, name, 'customer', 'rendered')
}

function servicePages() {
  const entries = Object.entries(serviceEntries).map(([name, { path, title }]) => [
    name,
    page(path, title, 'customer', 'prerendered'),
  ])
  return Object.fromEntries(entries) as {
    [Name in ServiceName]: Page<(typeof serviceEntries)[Name]['path']>
  }
}
