import type { ComponentType } from 'react'
import type { ServiceName } from '#content/site/services.ts'
import { CorporateChart } from './corporate-chart.tsx'
import { EquityReleaseChart } from './equity-release-chart.tsx'
import { InsuranceChart } from './insurance-chart.tsx'
import { InvestmentChart } from './investment-chart.tsx'
import { MortgageChart } from './mortgage-chart.tsx'
import { RetirementChart } from './retirement-chart.tsx'

/** A service without an entry has no figure. */
export const serviceCharts: Partial<Record<ServiceName, ComponentType>> = {
  mortgagePlanning: MortgageChart,
  investmentPlanning: InvestmentChart,
  equityRelease: EquityReleaseChart,
  retirementPlanning: RetirementChart,
  corporatePlanning: CorporateChart,
  insuranceProtection: InsuranceChart,
}
