import { entry } from './entry.ts'
import { facts } from './facts.ts'
import type { IconName } from './types.ts'

export interface ServiceEntry {
  id: string
  path: `/OurServices/${string}`
  icon: IconName
  /** The name of the page, in menus and on cards. */
  title: string
  summary: string
  /** Its checkbox in the callback form, where it has one. The form has an order of its own. */
  callback?: { label: string; position: number }
}

/**
 * The services in the order of the menu: each entry makes a page, with its place in the menu and the sitemap, and a
 * card. Its copy is in content/pages/services.ts, which lists do not bundle.
 */
export const serviceEntries = entry('services/cards', 'Services in menus and cards', {
  mortgagePlanning: {
    id: 'mortgage-planning',
    path: '/OurServices/MortgagePlanning',
    icon: 'mortgage',
    title: 'Mortgage Planning',
    summary: `First homes, moves, new deals, buy to let: ${facts.lenders} lenders compared.`,
    callback: { label: 'Mortgage Planning', position: 1 },
  },
  investmentPlanning: {
    id: 'investment-planning',
    path: '/OurServices/InvestmentPlanning',
    icon: 'investment',
    title: 'Investment Planning',
    summary: 'What the money is for, how much risk suits you, and what it costs to hold.',
    callback: { label: 'Investment Planning', position: 2 },
  },
  equityRelease: {
    id: 'equity-release',
    path: '/OurServices/EquityRelease',
    icon: 'equity-release',
    title: 'Equity Release',
    summary: `For homeowners aged ${facts.equityReleaseAge} and over: what it gives, what it costs, what else to try.`,
  },
  retirementPlanning: {
    id: 'retirement-planning',
    path: '/OurServices/RetirementPlanning',
    icon: 'retirement',
    title: 'Retirement Planning',
    summary: 'When you could stop, what you would live on, and what to change while there is time.',
    callback: { label: 'Retirement Planning', position: 4 },
  },
  corporatePlanning: {
    id: 'corporate-planning',
    path: '/OurServices/CorporatePlanning',
    icon: 'corporate',
    title: 'Corporate Planning',
    summary: 'Workplace pensions, cover for owners and key people, and finance for the business.',
    callback: { label: 'Corporate Planning', position: 6 },
  },
  insuranceProtection: {
    id: 'insurance-protection',
    path: '/OurServices/InsuranceProtection',
    icon: 'insurance',
    title: 'Insurance/Protection',
    summary: 'Cover for your life, health, income and home, compared across many insurers.',
    callback: { label: 'Insurance/ Protection', position: 5 },
  },
} as const satisfies Record<string, ServiceEntry>)

export type ServiceName = keyof typeof serviceEntries
export const serviceNames = Object.keys(serviceEntries) as ServiceName[]

/** The checkboxes of the callback form: the services that have one, and one that has no page. */
export const callbackServices = [
  ...Object.values<ServiceEntry>(serviceEntries).flatMap(({ callback }) => callback ?? []),
  { label: 'Wealth Management', position: 3 },
]
  .sort((a, b) => a.position - b.position)
  .map(({ label }) => label) as [string, ...string[]]
