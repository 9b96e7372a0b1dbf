import type { ComponentType } from 'react'
import { island } from '#app/delivery/island.tsx'
import { type CalculatorName, calculatorWordsPath } from '#content/site/calculators.ts'
import { AdviceFeeCalculator } from './advice-fee-calculator.tsx'
import { BorrowingCalculator } from './borrowing-calculator.tsx'
import type { CalculatorProps } from './calculator.tsx'
import { EquityReleaseCalculator } from './equity-release-calculator.tsx'
import { InheritanceTaxCalculator } from './inheritance-tax-calculator.tsx'
import type { LoadedCalculator } from './load-calculator.ts'
import { MortgageRepaymentsCalculator } from './mortgage-repayments-calculator.tsx'
import { PensionCalculator } from './pension-calculator.tsx'
import { PensionWithdrawalCalculator } from './pension-withdrawal-calculator.tsx'
import { StampDutyCalculator } from './stamp-duty-calculator.tsx'

const fetched = (name: CalculatorName) => ({
  fetched: { from: calculatorWordsPath(name), props: ['words', 'text', 'rates'] as const },
})

const calculators = {
  mortgageRepayments: island(
    'mortgage-repayments',
    MortgageRepaymentsCalculator,
    fetched('mortgageRepayments'),
  ),
  borrowing: island('borrowing', BorrowingCalculator, fetched('borrowing')),
  stampDuty: island('stamp-duty', StampDutyCalculator, fetched('stampDuty')),
  pension: island('pension', PensionCalculator, fetched('pension')),
  equityReleaseDebt: island('equity-release-debt', EquityReleaseCalculator, fetched('equityReleaseDebt')),
  pensionWithdrawal: island('pension-withdrawal', PensionWithdrawalCalculator, fetched('pensionWithdrawal')),
  inheritanceTax: island('inheritance-tax', InheritanceTaxCalculator, fetched('inheritanceTax')),
  adviceFee: island('advice-fee', AdviceFeeCalculator, fetched('adviceFee')),
} satisfies Record<CalculatorName, unknown>

/** The form of a calculator with its result: the part of the page that depends on the address's query. */
export function CalculatorForm({ loaded }: { loaded: LoadedCalculator }) {
  const { name, page, claims, ...props } = loaded
  // The loader gives each its own words, which the compiler cannot follow through the name.
  const Calculator = calculators[name] as ComponentType<CalculatorProps>
  return <Calculator {...props} />
}
