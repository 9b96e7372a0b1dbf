import type { ComponentType } from 'react'
import type { ServiceName } from '#content/site/services.ts'

type Load = () => Promise<ComponentType>

/** Server only, as the guides are. A service without an entry has no figure. */
export const serviceCharts: Partial<Record<ServiceName, Load>> = {
  mortgagePlanning: async () => (await import('./mortgage-chart.tsx')).MortgageChart,
  investmentPlanning: async () => (await import('./investment-chart.tsx')).InvestmentChart,
  equityRelease: async () => (await import('./equity-release-chart.tsx')).EquityReleaseChart,
  retirementPlanning: async () => (await import('./retirement-chart.tsx')).RetirementChart,
  corporatePlanning: async () => (await import('./corporate-chart.tsx')).CorporateChart,
  insuranceProtection: async () => (await import('./insurance-chart.tsx')).InsuranceChart,
}
