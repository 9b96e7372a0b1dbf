import { figures } from '#content/site/figures.ts'
import { pages } from '#content/site/pages.ts'
import type { ServiceCard } from '#content/site/types.ts'

/**
 * The six services as cards and links, in the order of the navigation. Not in the pages' own files, so that a list of
 * links does not bundle their text.
 */
export const serviceCards: ServiceCard[] = [
  {
    id: 'mortgage-planning',
    path: pages.mortgagePlanning.path,
    icon: 'mortgage',
    title: 'Mortgage Planning',
    summary: `First homes, moves, new deals and lets, compared across ${figures.lenders} lenders.`,
  },
  {
    id: 'investment-planning',
    path: pages.investmentPlanning.path,
    icon: 'investment',
    title: 'Investment Planning',
    summary: 'What the money is for, how much risk suits you, and what it costs to hold.',
  },
  {
    id: 'equity-release',
    path: pages.equityRelease.path,
    icon: 'equity-release',
    title: 'Equity Release',
    summary: `For homeowners aged ${figures.equityReleaseAge} and over: what it gives, what it costs, what else to try.`,
  },
  {
    id: 'retirement-planning',
    path: pages.retirementPlanning.path,
    icon: 'retirement',
    title: 'Retirement Planning',
    summary: 'When you could stop, what you would live on, and what to change while there is time.',
  },
  {
    id: 'corporate-planning',
    path: pages.corporatePlanning.path,
    icon: 'corporate',
    title: 'Corporate Planning',
    summary: 'Workplace pensions, cover for owners and key people, and finance for the business.',
  },
  {
    id: 'insurance-protection',
    path: pages.insuranceProtection.path,
    icon: 'insurance',
    title: 'Insurance/Protection',
    summary: 'Cover for your life, health, income and home, chosen from the whole of the market.',
  },
]

export function serviceCard(id: string): ServiceCard {
  const card = serviceCards.find((service) => service.id === id)
  if (!card) throw new Error(`There is no service called ${id}`)
  return card
}

/** The links at the end of a service page. */
export function otherServices(id: string): ServiceCard[] {
  return serviceCards.filter((service) => service.id !== id)
}
