import { adviserHome } from '#content/pages/adviser-home.ts'
import { customerHome } from '#content/pages/customer-home.ts'
import { ourServices } from '#content/pages/our-services.ts'
import { personalApproach } from '#content/pages/personal-approach.ts'
import { corporatePlanning } from '#content/pages/services/corporate-planning.ts'
import { equityRelease } from '#content/pages/services/equity-release.ts'
import { insuranceProtection } from '#content/pages/services/insurance-protection.ts'
import { investmentPlanning } from '#content/pages/services/investment-planning.ts'
import { mortgagePlanning } from '#content/pages/services/mortgage-planning.ts'
import { retirementPlanning } from '#content/pages/services/retirement-planning.ts'
import { support } from '#content/pages/support.ts'
import { technology } from '#content/pages/technology.ts'
import type { PageName } from './pages.ts'
import type { FaqItem } from './types.ts'

/** Every question by its page. For the server only: a page imports its own. */
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
