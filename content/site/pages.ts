import { brand } from './brand.ts'

/**
 * Every page of the site, once. The router, navigation, sitemap, prerendering
 * and tests all read this list; `app/routes.ts` has the file that renders each.
 */
export const pages = {
  landing: page('/', 'landing', 'prerendered'),
  customerHome: page('/Customer', 'customer', 'prerendered'),
  ourServices: page('/OurServices', 'customer', 'prerendered'),
  mortgagePlanning: page('/OurServices/MortgagePlanning', 'customer', 'prerendered'),
  investmentPlanning: page('/OurServices/InvestmentPlanning', 'customer', 'prerendered'),
  equityRelease: page('/OurServices/EquityRelease', 'customer', 'prerendered'),
  retirementPlanning: page('/OurServices/RetirementPlanning', 'customer', 'prerendered'),
  corporatePlanning: page('/OurServices/CorporatePlanning', 'customer', 'prerendered'),
  insuranceProtection: page('/OurServices/InsuranceProtection', 'customer', 'prerendered'),
  aboutUs: page('/AboutUs', 'customer', 'prerendered'),
  contactUs: page('/ContactUs', 'contact', 'rendered'),
  privacyPolicy: page('/PrivacyPolicy', 'customer', 'prerendered'),
  media: page(`/${brand.slug}InMedia`, 'customer', 'rendered'),
  blog: page(`/${brand.slug}Blog`, 'customer', 'rendered'),
  adviserHome: page('/Adviser', 'adviser', 'prerendered'),
  personalApproach: page('/Adviser/PersonalApproach', 'adviser', 'prerendered'),
  support: page('/Adviser/Support', 'adviser', 'prerendered'),
  technology: page('/Adviser/Technology', 'adviser', 'prerendered'),
  adviserAboutUs: page('/Adviser/AboutUs', 'adviser', 'prerendered'),
  joinUs: page('/Adviser/JoinUs', 'adviser', 'prerendered'),
  events: page('/Adviser/Events', 'adviser', 'rendered'),
} as const

/** The page variants of the dialogs, for browsers without JavaScript. Not in the sitemap. */
export const formPages = {
  requestACallback: page('/RequestACallback', 'customer', 'rendered'),
  requestOurBrochure: page('/RequestOurBrochure', 'adviser', 'rendered'),
} as const

/** Pages that are not in the specification. Not in the sitemap. */
export const extraPages = {
  findAnAnswer: page('/FindAnAnswer', 'customer', 'rendered'),
  accessibility: page('/Accessibility', 'customer', 'prerendered'),
} as const

/** Decides the menu, footer and accent colour of a page. */
export type PageFamily = 'landing' | 'customer' | 'adviser' | 'contact'

/** `prerendered` at build time, or `rendered` per request because it needs the database or the time. */
export type PageDelivery = 'prerendered' | 'rendered'

export type PageName = keyof typeof pages
export type PagePath = (typeof pages)[PageName]['path']
export type ExtraPageName = keyof typeof extraPages

/** All pages, in the sitemap or not. */
export const allPages: { path: string; family: PageFamily; delivery: PageDelivery }[] = [
  ...Object.values(pages),
  ...Object.values(formPages),
  ...Object.values(extraPages),
]

function page<Path extends string>(path: Path, family: PageFamily, delivery: PageDelivery) {
  return { path, family, delivery }
}
