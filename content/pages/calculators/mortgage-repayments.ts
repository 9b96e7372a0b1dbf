import { meta } from '#content/site/meta.ts'
import { formatMoney, formatPence, formatPounds } from '#domain/money.ts'
import { type MortgageInput, type MortgageResult, mortgageLimits } from '#domain/mortgage-repayments.ts'
import { formatRate } from '#domain/yearly-rate.ts'
import { fieldErrors } from './calculator-words.ts'

const { amount, years, rate, overpay } = mortgageLimits

export const mortgageRepayments = {
  meta: meta(
    'Mortgage repayment calculator',
    'What a mortgage would cost each month, what a higher rate would do to it, and what paying more would save. Works as you type.',
    'calculator calculate monthly payment overpay overpayment',
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
  sentence: ({ amount, years, rate, kind }: MortgageInput, { payment, interest }: MortgageResult) =>
    kind === 'repayment'
      ? `${formatMoney(amount)} over ${years} years at ${formatRate(rate)} costs ${formatPence(payment)} a month, and ${formatPounds(interest)} of interest in total.`
      : `${formatMoney(amount)} at ${formatRate(rate)}, interest only, costs ${formatPence(payment)} a month. After ${years} years the whole ${formatMoney(amount)} is still to be repaid, and lenders ask how you would do that.`,
  interest: 'Interest over the whole term',
  total: 'Total paid',
  stillOwed: 'Still owed at the end',
  rises: {
    heading: 'If the rate rose',
    lead: 'Few mortgages keep one rate to the end. This is the same loan at a higher one.',
    rate: 'Rate',
    payment: 'A month',
    more: 'More than now',
    points: (points: number) => `${points} ${points === 1 ? 'point' : 'points'} more`,
  },
  saved: {
    heading: 'What the extra payment would save',
    sentence: (overpay: number, { overpayment }: MortgageResult, kind: MortgageInput['kind']) => {
      if (!overpayment) return ''
      const paid = `${formatMoney(overpay)} more each month would save about ${formatPounds(overpayment.interestSaved)} of interest`
      return overpayment.monthsSaved > 0
        ? `${paid}, and you would owe nothing ${duration(overpayment.monthsSaved)} sooner.`
        : kind === 'interest-only'
          ? `${paid} and leave ${formatPounds(overpayment.balances.at(-1) ?? 0)} to repay at the end.`
          : `${paid}.`
    },
    note: 'Many fixed deals allow extra payments up to a limit each year; more than that can bring a charge.',
  },
  chart: {
    caption: ({ years }: MortgageInput, { balances, overpayment }: MortgageResult) => {
      const half = balances.findIndex((balance) => balance * 2 <= (balances[0] ?? 0))
      const fall =
        half < 0
          ? 'The picture shows a debt that stays the same to the end.'
          : `The picture shows how the debt falls: slowly at first, to half after ${half} of ${years} years, then faster.`
      return overpayment ? `${fall} The lower line is the debt with the extra payment.` : fall
    },
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
  summary: ({ amount, years, rate, kind }: MortgageInput, { payment }: MortgageResult) =>
    `Mortgage repayments: ${formatMoney(amount)} over ${years} years at ${formatRate(rate)}, ${kind === 'repayment' ? 'repayment' : 'interest only'}, about ${formatPence(payment)} a month.`,
} as const

function duration(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12]
  const parts = [years && plural(years, 'year'), rest && plural(rest, 'month')]
  return parts.filter(Boolean).join(' and ')
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
