import { entry } from './entry.ts'
import type { PageCopy } from './meta.ts'
import type { DatedClaimName } from './tax-and-rates.ts'

export interface CalculatorEntry {
  path: `/WorkItOut/${string}`
  title: string
  /** On the card, whose heading is the title unless it has one of its own. */
  card: { heading?: string; text: string }
}

/** The calculators in the order of their overview: each entry makes a page and a card. */
export const calculators = entry('calculators/cards', 'Calculators in menus and cards', {
  mortgageRepayments: {
    path: '/WorkItOut/MortgageRepayments',
    title: 'Mortgage repayments',
    card: {
      text: 'The payment each month, what a higher rate would add, and what paying more would save.',
    },
  },
  borrowing: {
    path: '/WorkItOut/Borrowing',
    title: 'What might I borrow?',
    card: { text: 'A range from your income, commitments and deposit.' },
  },
  stampDuty: {
    path: '/WorkItOut/StampDuty',
    title: 'Stamp duty',
    card: {
      text: 'What is due on a first, next or additional home in England and Northern Ireland, band by band.',
    },
  },
  savings: {
    path: '/WorkItOut/Savings',
    title: 'Saving and investing',
    card: {
      heading: 'Save or invest: what could it become?',
      text: 'A sum now and one each month, as savings and as an investment, in today’s money.',
    },
  },
  pension: {
    path: '/WorkItOut/Pension',
    title: 'Pension growth',
    card: {
      heading: 'What could my pension grow to?',
      text: 'A range in today’s money after charges, the income it might support, and your State Pension beside it.',
    },
  },
  equityReleaseDebt: {
    path: '/WorkItOut/EquityRelease',
    title: 'Equity release debt',
    card: {
      heading: 'Equity release: what would be owed?',
      text: 'How a lifetime mortgage grows, with and without payments, beside the value of the home.',
    },
  },
  pensionWithdrawal: {
    path: '/WorkItOut/PensionWithdrawal',
    title: 'Tax on a pension withdrawal',
    card: {
      heading: 'What tax would I pay on money from my pension?',
      text: 'What you would keep, what is withheld at first, and which form claims it back.',
    },
  },
  inheritanceTax: {
    path: '/WorkItOut/InheritanceTax',
    title: 'Inheritance tax',
    card: {
      heading: 'What inheritance tax would be due?',
      text: 'What an estate would pay before and after pensions count in it: married, widowed or not.',
    },
  },
  adviceFee: {
    path: '/WorkItOut/OurFee',
    title: 'Our fee for your sum',
    card: { text: 'Pounds and per cent, the first year and ten, and when our advice is not worth it.' },
  },
} as const satisfies Record<string, CalculatorEntry>)

export type CalculatorName = keyof typeof calculators
export const calculatorNames = Object.keys(calculators) as CalculatorName[]

/** Where its script has its words and rates from: in the page they would be there twice. */
export const calculatorWordsPath = (name: CalculatorName) => `/calculators/${name}.json`

export interface CalculatorCopy extends PageCopy {
  heading: string
  lead: string
  notes: readonly string[]
  alternatives?: { heading: string; items: readonly string[] }
  /** What the fields contain at first, by their names. */
  example: Readonly<Record<string, string>>
  fields: Readonly<Record<string, { label: string; options?: readonly { value: string }[] }>>
  /** The figures of the register that its result depends on, which the page lists with their sources. */
  claims: readonly DatedClaimName[]
  /** What a visitor could lose: one of the `warnings` beside the result must tell of it. */
  mainRisk: 'mortgage' | 'investment' | 'tax'
}

export const calculatorCopy = () =>
  ({
    mortgageRepayments: async () =>
      (await import('#content/pages/calculators/mortgage-repayments.ts')).mortgageRepayments,
    borrowing: async () => (await import('#content/pages/calculators/borrowing.ts')).borrowingPage,
    stampDuty: async () => (await import('#content/pages/calculators/stamp-duty.ts')).stampDutyPage,
    savings: async () => (await import('#content/pages/calculators/savings.ts')).savingsPage,
    pension: async () => (await import('#content/pages/calculators/pension.ts')).pensionPage,
    equityReleaseDebt: async () =>
      (await import('#content/pages/calculators/equity-release.ts')).equityReleasePage,
    pensionWithdrawal: async () =>
      (await import('#content/pages/calculators/pension-withdrawal.ts')).pensionWithdrawalPage,
    inheritanceTax: async () =>
      (await import('#content/pages/calculators/inheritance-tax.ts')).inheritanceTaxPage,
    adviceFee: async () => (await import('#content/pages/calculators/advice-fee.ts')).adviceFeePage,
  }) satisfies Record<CalculatorName, () => Promise<CalculatorCopy>>

export type CopyOf<Name extends CalculatorName> = Awaited<ReturnType<ReturnType<typeof calculatorCopy>[Name]>>
