import { type ComponentType, lazy } from 'react'
import type { CalculatorProps } from '#app/calculators/calculator.tsx'
import { CalculatorPage } from '#app/calculators/calculator-page.tsx'
import { calculatorNamed, loadCalculator } from '#app/calculators/load-calculator.ts'
import { isHydrated } from '#app/delivery/hydration.ts'
import { basicMetaTags } from '#app/shell/meta-tags.ts'
import { type CalculatorName, calculatorPages } from '#content/site/pages.ts'
import type { Route } from './+types/calculator'

/** The page of the served document. */
const servedPath = import.meta.env.SSR || isHydrated() ? undefined : location.pathname

const calculators = {
  mortgageRepayments: lazyCalculator(
    'mortgageRepayments',
    async () =>
      (await import('#app/calculators/mortgage-repayments-calculator.tsx')).MortgageRepaymentsCalculator,
  ),
  borrowing: lazyCalculator(
    'borrowing',
    async () => (await import('#app/calculators/borrowing-calculator.tsx')).BorrowingCalculator,
  ),
  stampDuty: lazyCalculator(
    'stampDuty',
    async () => (await import('#app/calculators/stamp-duty-calculator.tsx')).StampDutyCalculator,
  ),
  pension: lazyCalculator(
    'pension',
    async () => (await import('#app/calculators/pension-calculator.tsx')).PensionCalculator,
  ),
  equityReleaseDebt: lazyCalculator(
    'equityReleaseDebt',
    async () => (await import('#app/calculators/equity-release-calculator.tsx')).EquityReleaseCalculator,
  ),
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? basicMetaTags(calculatorPages[loaderData.name].path, loaderData.text.meta) : []

export function loader({ params, request, context }: Route.LoaderArgs) {
  const name = calculatorNamed(params.calculator)
  if (!name) throw new Response(null, { status: 404 })
  return loadCalculator(name, { request, context })
}

export default function CalculatorRoute({ loaderData }: Route.ComponentProps) {
  return <CalculatorPage calculator={calculators[loaderData.name]} loaded={loaderData} />
}

/**
 * Its code is fetched while the page is hydrated. Where it cannot be, the served form stays, and works without it; after
 * a page change there is none, and the browser asks for the document.
 */
function lazyCalculator(name: CalculatorName, load: () => Promise<ComponentType<CalculatorProps>>) {
  return lazy(async () => {
    try {
      return { default: await load() }
    } catch {
      const { path } = calculatorPages[name]
      if (path !== servedPath) location.assign(path)
      return await new Promise<never>(() => {})
    }
  })
}
