import { brand } from './brand.ts'
import type { ExtraPageName, PageName } from './pages.ts'

/** The names of pages in search results and breadcrumbs. */
export const pageNames: Record<PageName | ExtraPageName, string> = {
  landing: brand.name,
  customerHome: 'Customers',
  ourServices: 'Our Services',
  mortgagePlanning: 'Mortgage Planning',
  investmentPlanning: 'Investment Planning',
  equityRelease: 'Equity Release',
  retirementPlanning: 'Retirement Planning',
  corporatePlanning: 'Corporate Planning',
  insuranceProtection: 'Insurance/Protection',
  aboutUs: 'About Us',
  contactUs: 'Contact Us',
  privacyPolicy: 'Privacy Notice',
  media: `${brand.name} in the Media`,
  blog: 'Blog',
  adviserHome: 'Advisers',
  personalApproach: 'Personal Approach',
  support: 'Support',
  technology: 'Technology',
  adviserAboutUs: 'About Us, for advisers',
  joinUs: 'Join Us',
  events: 'Events',
  findAnAnswer: 'Find an answer',
  accessibility: 'Accessibility',
}
