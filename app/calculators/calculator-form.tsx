import type { ComponentType } from 'react'
import { island } from '#app/delivery/island.tsx'
import { type CalculatorName, calculatorNames, calculatorWordsPath } from '#content/site/calculators.ts'
import { AdviceFeeCalculator } from './advice-fee-calculator.tsx'
import { BorrowingCalculator } from './borrowing-calculator.tsx'
import type { CalculatorProps } from './calculator.tsx'
import { EquityReleaseCalculator } from './equity-release-calculator.tsx'
import { InheritanceTaxCalculator } from './inheritance-tax-calculator.tsx'
import type { LoadedCalculator } from './load-calculator.ts'
import { MortgageRepaymentsCalculator } from './mortgage-repayments-calculator.tsx'
import { PensionCalculator } from './pension-calculator.tsx'
import { PensionWithdrawalCalculator } from './pension-withdrawal-calculator.tsx'
import { SavingsCalculator } from './savings-calculator.tsx'
import { StampDutyCalculator } from './stamp-duty-calculator.tsx'

const components: { [Name in CalculatorName]: ComponentType<CalculatorProps<Name>> } = {
  mortgageRepayments: MortgageRepaymentsCalculator,
  borrowing: BorrowingCalculator,
  stampDuty: StampDutyCalculator,
  savings: SavingsCalculator,
  pension: PensionCalculator,
  equityReleaseDebt: EquityReleaseCalculator,
  pensionWithdrawal: PensionWithdrawalCalculator,
  inheritanceTax: InheritanceTaxCalculator,
  adviceFee: AdviceFeeCalculator,
}

/** The loader gives each its own words, which the compiler cannot follow through the name. */
const calculators = Object.fromEntries(
  calculatorNames.map((name) => {
    const fetched = { from: calculatorWordsPath(name), props: ['words', 'text', 'rates'] as const }
    return [name, island(name, components[name] as ComponentType<CalculatorProps>, { fetched })]
  }),
) as Record<CalculatorName, ComponentType<CalculatorProps>>

/** The form of a calculator with its result: the part of the page that depends on the address's query. */
export function CalculatorForm({ loaded }: { loaded: LoadedCalculator }) {
  const { name, page, claims, ...props } = loaded
  const Calculator = calculators[name]
  return <Calculator {...props} />
}
