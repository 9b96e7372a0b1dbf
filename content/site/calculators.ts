import { type CalculatorName, calculatorPages } from './pages.ts'
import type { IconName } from './types.ts'

interface CalculatorCard {
  name: CalculatorName
  icon: IconName
  title: string
  text: string
}

/** The calculators in the order of their overview. */
export const calculatorCards: readonly CalculatorCard[] = [
  {
    name: 'mortgageRepayments',
    icon: 'mortgage',
    title: calculatorPages.mortgageRepayments.name,
    text: 'The payment each month, what a higher rate would add, and what paying more would save.',
  },
  {
    name: 'borrowing',
    icon: 'person',
    title: calculatorPages.borrowing.name,
    text: 'A range from your income, commitments and deposit.',
  },
  {
    name: 'stampDuty',
    icon: 'plan',
    title: calculatorPages.stampDuty.name,
    text: 'What is due on a first, next or additional home in England and Northern Ireland, band by band.',
  },
  {
    name: 'pension',
    icon: 'retirement',
    title: 'What could my pension grow to?',
    text: 'A range in today’s money after charges, the income it might support, and your State Pension beside it.',
  },
  {
    name: 'equityReleaseDebt',
    icon: 'equity-release',
    title: 'Equity release: what would be owed?',
    text: 'How a lifetime mortgage grows, with and without payments, beside the value of the home.',
  },
]
