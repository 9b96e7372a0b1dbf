import { type ComponentType, useEffect } from 'react'
import type { CalculatorProps } from '#app/calculators/calculator.tsx'
import { CalculatorPage } from '#app/calculators/calculator-page.tsx'
import { calculatorNamed, loadCalculator } from '#app/calculators/load-calculator.ts'
import { useIsServed } from '#app/delivery/hydration.ts'
import { lazyComponent } from '#app/delivery/lazy-component.tsx'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import type { CalculatorName } from '#content/site/calculators.ts'
import type { Route } from './+types/calculator'

const calculators: { [Name in CalculatorName]: ComponentType<CalculatorProps<Name>> } = {
  mortgageRepayments: lazyComponent(
    async () =>
      (await import('#app/calculators/mortgage-repayments-calculator.tsx')).MortgageRepaymentsCalculator,
    ServedForm,
  ),
  borrowing: lazyComponent(
    async () => (await import('#app/calculators/borrowing-calculator.tsx')).BorrowingCalculator,
    ServedForm,
  ),
  stampDuty: lazyComponent(
    async () => (await import('#app/calculators/stamp-duty-calculator.tsx')).StampDutyCalculator,
    ServedForm,
  ),
  pension: lazyComponent(
    async () => (await import('#app/calculators/pension-calculator.tsx')).PensionCalculator,
    ServedForm,
  ),
  equityReleaseDebt: lazyComponent(
    async () => (await import('#app/calculators/equity-release-calculator.tsx')).EquityReleaseCalculator,
    ServedForm,
  ),
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? pageMetaTags(loaderData.name, loaderData.page.meta) : []

export function loader({ params, request, context }: Route.LoaderArgs) {
  const name = calculatorNamed(params.calculator)
  if (!name) throw new Response(null, { status: 404 })
  return loadCalculator(name, { request, context })
}

export default function CalculatorRoute({ loaderData }: Route.ComponentProps) {
  // The loader gives each its own words, which the compiler cannot follow through the name.
  const calculator = calculators[loaderData.name] as ComponentType<CalculatorProps>
  return <CalculatorPage calculator={calculator} loaded={loaderData} />
}

/**
 * Where the code cannot be fetched: the served form stays, and works without it. After a page change there is none, and
 * the browser asks for the document.
 */
function ServedForm() {
  const isServed = useIsServed()
  useEffect(() => {
    if (!isServed) location.reload()
  }, [isServed])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves what was served as it is
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
