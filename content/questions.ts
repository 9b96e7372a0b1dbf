import { adviserHome } from './adviser-home.ts'
import { customerHome } from './customer-home.ts'
import { ourServices } from './our-services.ts'
import type { PageName } from './pages.ts'
import { personalApproach } from './personal-approach.ts'
import { corporatePlanning } from './services/corporate-planning.ts'
import { equityRelease } from './services/equity-release.ts'
import { insuranceProtection } from './services/insurance-protection.ts'
import { investmentPlanning } from './services/investment-planning.ts'
import { mortgagePlanning } from './services/mortgage-planning.ts'
import { retirementPlanning } from './services/retirement-planning.ts'
import { support } from './support.ts'
import { technology } from './technology.ts'
import type { FaqItem } from './types.ts'

/** Every question of the site, by the page that answers it. For the server: a page loads its own alone. */
export const questions: Partial<Record<PageName, readonly FaqItem[]>> = {
  customerHome: customerHome.faq,
  ourServices: ourServices.faq,
  mortgagePlanning: mortgagePlanning.faq,
  investmentPlanning: investmentPlanning.faq,
  equityRelease: equityRelease.faq,
  retirementPlanning: retirementPlanning.faq,
  corporatePlanning: corporatePlanning.faq,
  insuranceProtection: insuranceProtection.faq,
  adviserHome: adviserHome.faq,
  personalApproach: personalApproach.faq,
  support: support.faq,
  technology: technology.faq,
}
