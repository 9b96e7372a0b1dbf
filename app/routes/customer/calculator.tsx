import { CalculatorPage } from '#app/calculators/calculator-page.tsx'
import { calculatorNamed, loadCalculator } from '#app/calculators/load-calculator.ts'
import { hydrateOnIntent } from '#app/delivery/hydrate-on-intent.tsx'
import { extraPageMetaTags } from '#app/shell/meta-tags.ts'
import { calculatorPages } from '#content/site/pages.ts'
import type { Route } from './+types/calculator'

const parts = {
  mortgageRepayments: hydrateOnIntent(
    async () =>
      (await import('#app/calculators/mortgage-repayments-calculator.tsx')).MortgageRepaymentsCalculator,
  ),
  borrowing: hydrateOnIntent(
    async () => (await import('#app/calculators/borrowing-calculator.tsx')).BorrowingCalculator,
  ),
  stampDuty: hydrateOnIntent(
    async () => (await import('#app/calculators/stamp-duty-calculator.tsx')).StampDutyCalculator,
  ),
  pension: hydrateOnIntent(
    async () => (await import('#app/calculators/pension-calculator.tsx')).PensionCalculator,
  ),
  equityReleaseDebt: hydrateOnIntent(
    async () => (await import('#app/calculators/equity-release-calculator.tsx')).EquityReleaseCalculator,
  ),
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? extraPageMetaTags(calculatorPages[loaderData.name].path, loaderData.text.meta) : []

export function loader({ params, request, context }: Route.LoaderArgs) {
  const name = calculatorNamed(params.calculator)
  if (!name) throw new Response(null, { status: 404 })
  return loadCalculator(name, { request, context })
}

export default function CalculatorRoute({ loaderData }: Route.ComponentProps) {
  return <CalculatorPage calculator={parts[loaderData.name]} loaded={loaderData} />
}
