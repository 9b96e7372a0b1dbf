import type { LoaderFunctionArgs } from 'react-router'
import { serverContext } from '#app/server-context.ts'
import { calculatorWords } from '#content/pages/calculators/calculator-words.ts'
import {
  type CalculatorCopy,
  type CalculatorName,
  calculatorCopy,
  calculatorNames,
} from '#content/site/calculators.ts'
import { pages } from '#content/site/pages.ts'
import { type DatedClaim, taxAndRates } from '#content/site/tax-and-rates.ts'
import { londonDate } from '#domain/london.ts'
import { formatDate, plainDate } from '#domain/plain-date.ts'
import type { CalculatorProps } from './calculator.tsx'
import type { RawInput } from './use-calculator.ts'

/** Longer values are refused by their field in any case. */
const maxValueLength = 40

export type LoadedCalculator = Awaited<ReturnType<typeof loadCalculator>>

/** The figures of the address, or the example where there are none; of a choice that it leaves out, the first option. */
export async function loadCalculator(
  name: CalculatorName,
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
) {
  const copy: CalculatorCopy = await calculatorCopy()[name]()
  const { meta, heading, lead, notes, alternatives, example, claims } = copy
  const { searchParams } = new URL(request.url)
  const names = Object.keys(example)
  const isExample = !names.some((field) => searchParams.has(field))
  const today = londonDate(context.get(serverContext).now())
  const sent = (field: string) => {
    const value = searchParams.get(field) || (copy.fields[field]?.options?.[0]?.value ?? '')
    return [field, value.slice(0, maxValueLength)]
  }
  return {
    name,
    page: { meta, heading, lead, notes, alternatives },
    ...(await readCalculatorWords(name)),
    raw: isExample ? example : (Object.fromEntries(names.map(sent)) as RawInput),
    isExample,
    today,
    claims: claims.map((claim) => shownClaim(taxAndRates[claim], today)),
  }
}

/** What it says beside the page around it: the file at `calculatorWordsPath`. */
export async function readCalculatorWords(name: CalculatorName) {
  const copy: CalculatorCopy = await calculatorCopy()[name]()
  const { meta, faq, heading, lead, notes, alternatives, example, claims, mainRisk, ...text } = copy
  return {
    words: calculatorWords,
    text: text as CalculatorProps['text'],
    rates: Object.fromEntries(
      claims.map((claim) => [claim, taxAndRates[claim].value]),
    ) as CalculatorProps['rates'],
  }
}

/** By the last segment of its path. */
export function calculatorNamed(segment: string): CalculatorName | undefined {
  const path = `${pages.workItOut.path}/${segment}`
  return calculatorNames.find((name) => pages[name].path === path)
}

function shownClaim({ statement, applies, source, reviewBy }: DatedClaim, today: string) {
  return {
    statement,
    applies: applies.charAt(0).toUpperCase() + applies.slice(1),
    source,
    /** The day by which it had to be checked again, where that has passed. */
    overdue: reviewBy < today ? formatDate(plainDate(reviewBy)) : null,
  }
}
