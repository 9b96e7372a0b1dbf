import { type ServiceName, serviceNames } from '#content/site/services.ts'
import type { Service } from '#content/site/types.ts'
import { corporatePlanning } from './services/corporate-planning.ts'
import { equityRelease } from './services/equity-release.ts'
import { insuranceProtection } from './services/insurance-protection.ts'
import { investmentPlanning } from './services/investment-planning.ts'
import { mortgagePlanning } from './services/mortgage-planning.ts'
import { retirementPlanning } from './services/retirement-planning.ts'

/** The words of every service. For the server only: a page imports its own. */
export const servicePages: Record<ServiceName, Service> = {
  mortgagePlanning,
  investmentPlanning,
  equityRelease,
  retirementPlanning,
  corporatePlanning,
  insuranceProtection,
}

/** In the order of the menu. */
export const services: Service[] = serviceNames.map((name) => servicePages[name])
