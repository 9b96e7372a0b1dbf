import type { ServiceName } from '#content/site/services.ts'
import type { DetailedGuide } from '#content/site/text-blocks.ts'
import { corporateGuide } from './guides/corporate-planning.ts'
import { equityReleaseGuide } from './guides/equity-release.ts'
import { insuranceGuide } from './guides/insurance-protection.ts'
import { investmentGuide } from './guides/investment-planning.ts'
import { laterStage, middleStage, startingStage } from './guides/life-stages.ts'
import { mortgageGuide } from './guides/mortgage-planning.ts'
import { retirementGuide } from './guides/retirement-planning.ts'

export const guideWords = {
  contents: 'On this page',
  heading: 'In detail',
  lead: 'Steps, costs, risks and what to bring. Open what you want to know.',
} as const

/** The guide of each service page. For the server only: no script contains it. */
export const guides: Record<ServiceName, DetailedGuide> = {
  mortgagePlanning: mortgageGuide,
  investmentPlanning: investmentGuide,
  equityRelease: equityReleaseGuide,
  retirementPlanning: retirementGuide,
  corporatePlanning: corporateGuide,
  insuranceProtection: insuranceGuide,
}

export interface LifeStageGuide extends DetailedGuide {
  heading: string
  lead: string
}

/** The three life stages of Our Services in detail, by the id of their entry there. */
export const lifeStageGuides: Record<string, LifeStageGuide> = {
  'starting-your-career': startingStage,
  'evolving-financial-priorities': middleStage,
  'next-financial-steps': laterStage,
}
