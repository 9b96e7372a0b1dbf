import type { Service } from '#content/site/types.ts'
import { corporatePlanning } from './services/corporate-planning.ts'
import { equityRelease } from './services/equity-release.ts'
import { insuranceProtection } from './services/insurance-protection.ts'
import { investmentPlanning } from './services/investment-planning.ts'
import { mortgagePlanning } from './services/mortgage-planning.ts'
import { retirementPlanning } from './services/retirement-planning.ts'

/** In the order of the navigation. */
export const services: Service[] = [
  mortgagePlanning,
  investmentPlanning,
  equityRelease,
  retirementPlanning,
  corporatePlanning,
  insuranceProtection,
]
