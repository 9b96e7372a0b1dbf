import { entry } from '#content/site/entry.ts'
import { meta } from '#content/site/meta.ts'
import { formatMoney } from '#domain/money.ts'
import { mortgageLimits } from '#domain/mortgage-repayments.ts'
import { formatRate } from '#domain/yearly-rate.ts'
import { fieldErrors } from './calculator-words.ts'

const { amount, years, rate, overpay } = mortgageLimits

export const mortgageRepayments = entry('calculators/mortgage-repayments', 'Mortgage repayments', {
  meta: meta(
    'Mortgage repayment calculator',
    'What a mortgage would cost each month, what a higher rate would do to it, and what paying more would save. Works as you type.',
    'calculator calculate monthly payment overpay overpayment paid off early',
  ),
  heading: 'What would a mortgage cost each month?',
  lead: 'Enter a loan, a term and a rate. See the payment, what a rise would add to it, and how the debt falls.',
  example: { amount: '200,000', years: '25', rate: '5', kind: 'repayment', overpay: '' },
  fields: {
    amount: {
      label: 'Amount you would borrow',
      hint: 'In pounds, for example 200,000',
      errors: fieldErrors({
        what: 'an amount',
        example: '200,000',
        least: formatMoney(amount[0]),
        most: formatMoney(amount[1]),
      }),
    },
    years: {
      label: 'Term in years',
      hint: 'Whole years, up to 40',
      errors: fieldErrors({
        what: 'a term',
        example: '25',
        least: `${years[0]} year`,
        most: `${years[1]} years`,
      }),
    },
    rate: {
      label: 'Interest rate in percent',
      hint: 'For example 5 or 4.25',
      errors: fieldErrors({
        what: 'a rate',
        example: '4.25',
        least: formatRate(rate[0]),
        most: formatRate(rate[1]),
      }),
    },
    kind: {
      label: 'How you would repay',
      options: [
        { value: 'repayment', label: 'Repayment' },
        { value: 'interest-only', label: 'Interest only' },
      ],
      errors: { unreadable: 'Choose repayment or interest only.' },
    },
    overpay: {
      label: 'Extra payment each month',
      hint: 'To see what it would save',
      errors: fieldErrors({
        what: 'an extra payment',
        example: '100',
        least: formatMoney(overpay[0]),
        most: formatMoney(overpay[1]),
      }),
    },
  },
  headline: 'Monthly payment',
  sentence: {
    repayment:
      '{amount} over {years} years at {rate} costs {payment} a month, and {interest} of interest in total.',
    'interest-only':
      '{amount} at {rate}, interest only, costs {payment} a month. After {years} years the whole {amount} is still to be repaid, and lenders ask how you would do that.',
  },
  interest: 'Interest over the whole term',
  total: 'Total paid',
  stillOwed: 'Still owed at the end',
  rises: {
    heading: 'If the rate rose',
    lead: 'Few mortgages keep one rate to the end. This is the same loan at a higher one.',
    rate: 'Rate',
    payment: 'A month',
    more: 'More than now',
    points: { one: '{count} point more', other: '{count} points more' },
  },
  saved: {
    heading: 'What the extra payment would save',
    interest: '{overpay} more each month would save about {interest} of interest.',
    time: '{overpay} more each month would save about {interest} of interest, and you would owe nothing {time} sooner.',
    debt: '{overpay} more each month would save about {interest} of interest and leave {debt} to repay at the end.',
    note: 'Many fixed deals allow extra payments up to a limit each year; more than that can bring a charge.',
  },
  caption: {
    falls:
      'The picture shows how the debt falls: slowly at first, to half after {half} of {years} years, then faster.',
    evenly:
      'The picture shows how the debt falls without interest: by the same sum each month, to half after {half} of {years} years.',
    stays: 'The picture shows a debt that stays the same to the end.',
    overpaid: 'The lower line is the debt with the extra payment.',
  },
  chart: {
    balance: 'Owed',
    faster: 'Owed with the extra payment',
    xLabel: 'Years from now',
  },
  claims: [],
  mainRisk: 'mortgage',
  warnings: [
    'A mortgage is a loan secured on your home. Your home may be repossessed if you do not keep up repayments on your mortgage.',
    'Real payments depend on the lender, its fees and the day it starts. This is not an offer, and not a check of what you can afford.',
  ],
  notes: [
    'The rate stays the same for the whole term. Interest is added every month and rounded to the penny; fees are left out.',
  ],
  summary: {
    repayment:
      'Mortgage repayments: {amount} over {years} years at {rate}, repayment, about {payment} a month.',
    'interest-only':
      'Mortgage repayments: {amount} over {years} years at {rate}, interest only, about {payment} a month.',
  },
} as const)
