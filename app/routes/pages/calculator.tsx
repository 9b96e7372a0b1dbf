import { CalculatorPage } from '#app/calculators/calculator-page.tsx'
import { calculatorNamed, loadCalculator } from '#app/calculators/load-calculator.ts'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import type { Route } from './+types/calculator'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? pageMetaTags(loaderData.name, loaderData.page.meta) : []

export function loader({ params, request, context }: Route.LoaderArgs) {
  const name = calculatorNamed(params.calculator)
  if (!name) throw new Response(null, { status: 404 })
  return loadCalculator(name, { request, context })
}

export default function CalculatorRoute({ loaderData }: Route.ComponentProps) {
  return <CalculatorPage loaded={loaderData} />
}
