import type { ComponentType } from 'react'
import type { ServiceName } from '#content/site/services.ts'

type Load = () => Promise<ComponentType>

/** Server only, as the guides are. A service without an entry has no figure. */
export const serviceFigures: Partial<Record<ServiceName, Load>> = {
  mortgagePlanning: async () => (await import('./mortgage-figure.tsx')).MortgageFigure,
  investmentPlanning: async () => (await import('./investment-figure.tsx')).InvestmentFigure,
  equityRelease: async () => (await import('./equity-release-figure.tsx')).EquityReleaseFigure,
  retirementPlanning: async () => (await import('./retirement-figure.tsx')).RetirementFigure,
  corporatePlanning: async () => (await import('./corporate-figure.tsx')).CorporateFigure,
  insuranceProtection: async () => (await import('./insurance-figure.tsx')).InsuranceFigure,
}
