import { type ServiceName, serviceNames } from '#content/site/services.ts'
import type { DetailedGuide } from '#content/site/text-blocks.ts'
import type { Service } from '#content/site/types.ts'
import { corporateGuide } from './guides/corporate-planning.ts'
import { equityReleaseGuide } from './guides/equity-release.ts'
import { insuranceGuide } from './guides/insurance-protection.ts'
import { investmentGuide } from './guides/investment-planning.ts'
import { mortgageGuide } from './guides/mortgage-planning.ts'
import { retirementGuide } from './guides/retirement-planning.ts'
import { corporatePlanning } from './services/corporate-planning.ts'
import { equityRelease } from './services/equity-release.ts'
import { insuranceProtection } from './services/insurance-protection.ts'
import { investmentPlanning } from './services/investment-planning.ts'
import { mortgagePlanning } from './services/mortgage-planning.ts'
import { retirementPlanning } from './services/retirement-planning.ts'

interface ServiceTexts {
  page: Service
  /** A service may do without. */
  guide?: DetailedGuide
}

/** The words of every service. For the server only: a page imports its own, and no script contains a guide. */
export const serviceTexts: Record<ServiceName, ServiceTexts> = {
  mortgagePlanning: { page: mortgagePlanning, guide: mortgageGuide },
  investmentPlanning: { page: investmentPlanning, guide: investmentGuide },
  equityRelease: { page: equityRelease, guide: equityReleaseGuide },
  retirementPlanning: { page: retirementPlanning, guide: retirementGuide },
  corporatePlanning: { page: corporatePlanning, guide: corporateGuide },
  insuranceProtection: { page: insuranceProtection, guide: insuranceGuide },
}

/** In the order of the menu. */
export const services: Service[] = serviceNames.map((name) => serviceTexts[name].page)

/** Those that have a guide, with it. */
export const guides: { name: ServiceName; guide: DetailedGuide }[] = serviceNames.flatMap((name) => {
  const { guide } = serviceTexts[name]
  return guide ? { name, guide } : []
})
