import { calculators } from '#content/site/calculators.ts'
import { entry } from '#content/site/entry.ts'
import { meta } from '#content/site/meta.ts'
import { borrowingLimits } from '#domain/borrowing.ts'
import { formatMoney } from '#domain/money.ts'
import { fieldErrors } from './calculator-words.ts'

const { income, income2, commitments, deposit } = borrowingLimits
const limits = ([least, most]: readonly [number, number]) => ({
  least: formatMoney(least),
  most: formatMoney(most),
})

export const borrowingPage = entry('calculators/borrowing', 'What you could borrow', {
  meta: meta(
    'How much might I borrow?',
    'A range for a mortgage from one or two incomes, your commitments and your deposit, with the multiples behind it. No credit check.',
    'calculator calculate how much affordability',
  ),
  heading: 'How much might I borrow?',
  lead: 'Lenders look at what you earn and what you already owe each month. This is the range that many start from.',
  example: { income: '40,000', income2: '', commitments: '0', deposit: '20,000' },
  fields: {
    income: {
      label: 'Your income a year, before tax',
      hint: 'Salary or profit, for example 40,000',
      errors: fieldErrors({ what: 'an income', example: '40,000', ...limits(income) }),
    },
    income2: {
      label: 'Second income a year',
      hint: 'Before tax, if two of you apply',
      errors: fieldErrors({ what: 'a second income', example: '25,000', ...limits(income2) }),
    },
    commitments: {
      label: 'Commitments a month',
      hint: 'Loans, cards, car finance, childcare, maintenance',
      errors: fieldErrors({ what: 'commitments', example: '250', ...limits(commitments) }),
    },
    deposit: {
      label: 'Deposit',
      hint: 'Savings and gifts towards the price',
      errors: fieldErrors({ what: 'a deposit', example: '20,000', ...limits(deposit) }),
    },
  },
  headline: 'You might borrow about',
  range: '{lower} to {upper}',
  nothing: 'Nothing, on these figures',
  sentence: {
    range:
      'Many lenders lend about {lowerMultiple} to {upperMultiple} times income; some lend more, some less. On {income} a year that is {lower} to {upper}.',
    nothing:
      'On these figures your commitments take up the whole income. Lenders differ, and so do commitments: an adviser can look at what would change it.',
  },
  estimate: 'At {multiple} times income',
  loan: 'Loan',
  deposit: 'Deposit',
  price: 'Price you could look at',
  loanToValue: 'Loan as a share of the price',
  counted:
    'We take {deducted} a year off the income for your commitments before it is multiplied. That is rough: each lender counts them in its own way.',
  caption: {
    bars: 'The bars show what could pay for a home of {lowerPrice} or {upperPrice}: your deposit first, then the loan. The loan would be {lowerShare} or {upperShare} of the price.',
    nothing: 'There is nothing to draw for these figures.',
  },
  repayments: {
    link: 'See what that loan would cost each month',
    path: calculators.mortgageRepayments.path,
  },
  isNot: {
    heading: 'What this is not',
    items: [
      'Not an offer: only a lender can make one, after checking your documents and the home.',
      'Not an affordability check: lenders also look at bills, dependants, your age and a higher rate than today’s.',
      'Not a credit check: nothing here leaves a mark on your record.',
    ],
  },
  claims: ['incomeMultiples'],
  mainRisk: 'mortgage',
  warnings: [
    'A mortgage is a loan secured on your home. Your home may be repossessed if you do not keep up repayments on your mortgage.',
    'What a lender would lend you and what you can comfortably pay are seldom the same. Plan around the smaller sum.',
  ],
  notes: [],
  summary: 'What might I borrow: income {income} a year, deposit {deposit}, range {lower} to {upper}.',
} as const)
