import type { LoaderFunctionArgs } from 'react-router'
import { serverContext } from '#app/server-context.ts'
import { borrowingPage } from '#content/pages/calculators/borrowing.ts'
import { equityReleasePage } from '#content/pages/calculators/equity-release.ts'
import { mortgageRepayments } from '#content/pages/calculators/mortgage-repayments.ts'
import { pensionPage } from '#content/pages/calculators/pension.ts'
import { stampDutyPage } from '#content/pages/calculators/stamp-duty.ts'
import type { PageMeta } from '#content/site/meta.ts'
import { type CalculatorName, calculatorPages } from '#content/site/pages.ts'
import { type DatedClaim, type DatedClaimName, taxAndRates } from '#content/site/tax-and-rates.ts'
import { londonDate } from '#domain/london.ts'
import { formatDate, formatMonth, plainDate } from '#domain/plain-date.ts'
import type { RawInput } from './use-calculator.ts'

interface CalculatorPageText {
  meta: PageMeta
  heading: string
  lead: string
  notes: readonly string[]
  alternatives?: { heading: string; items: readonly string[] }
  /** What the fields contain at first. */
  example: RawInput
  fields: Readonly<Record<string, { label: string; options?: readonly { value: string }[] }>>
}

/** The words of each calculator's page, and the claims of the register that its result depends on. */
const calculators: Record<CalculatorName, { text: CalculatorPageText; claims: readonly DatedClaimName[] }> = {
  mortgageRepayments: { text: mortgageRepayments, claims: [] },
  borrowing: { text: borrowingPage, claims: ['incomeMultiples'] },
  stampDuty: {
    text: stampDutyPage,
    claims: [
      'stampDutyBands',
      'stampDutyFirstTimeBands',
      'stampDutyFirstTimeLimit',
      'stampDutyAdditionalHome',
      'stampDutyNonResidentPoints',
    ],
  },
  pension: {
    text: pensionPage,
    claims: [
      'projectionRates',
      'projectionInflation',
      'pensionTaxRelief',
      'defaultFundChargeCap',
      'minimumPensionAge',
      'statePensionTimetable',
      'newStatePensionWeekly',
      'pensionLastsUntil',
    ],
  },
  equityReleaseDebt: { text: equityReleasePage, claims: ['housePriceRange'] },
}

/** Longer values are refused by their field in any case. */
const maxValueLength = 40

export type LoadedCalculator = ReturnType<typeof loadCalculator>

/**
 * The figures of the address, or the example where there are none; of a choice that it leaves out, the first option.
 * The words of the page come with the data, so that its script has none.
 */
export function loadCalculator(
  name: CalculatorName,
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
) {
  const { text, claims } = calculators[name]
  const { meta, heading, lead, notes, alternatives, example, fields } = text
  const { searchParams } = new URL(request.url)
  const names = Object.keys(example)
  const isExample = !names.some((field) => searchParams.has(field))
  const today = londonDate(context.get(serverContext).now())
  const sent = (field: string) => {
    const value = searchParams.get(field) || (fields[field]?.options?.[0]?.value ?? '')
    return [field, value.slice(0, maxValueLength)]
  }
  return {
    name,
    text: { meta, heading, lead, notes, alternatives },
    raw: isExample ? example : (Object.fromEntries(names.map(sent)) as RawInput),
    isExample,
    today,
    claims: claims.map((claim) => shownClaim(taxAndRates[claim], today)),
  }
}

/** By the last segment of its path. */
export function calculatorNamed(segment: string): CalculatorName | undefined {
  const path = `${calculatorPages.workItOut.path}/${segment}`
  return (Object.keys(calculators) as CalculatorName[]).find((name) => calculatorPages[name].path === path)
}

function shownClaim({ statement, applies, source, checked, reviewBy }: DatedClaim, today: string) {
  return {
    statement,
    applies: applies.charAt(0).toUpperCase() + applies.slice(1),
    source,
    checked: formatMonth(checked),
    /** The day by which it had to be checked again, where that has passed. */
    overdue: reviewBy < today ? formatDate(plainDate(reviewBy)) : null,
  }
}
