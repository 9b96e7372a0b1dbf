import { entry } from '#content/site/entry.ts'
import { feeWords } from '#content/site/fee-words.ts'
import { feeSchedule } from '#content/site/fees.ts'
import { meta } from '#content/site/meta.ts'
import { pages } from '#content/site/pages.ts'
import { riskWarnings } from '#content/site/risk-warnings.ts'
import { feeLimits } from '#domain/advice-fee.ts'
import { formatMoney } from '#domain/money.ts'
import { fieldErrors } from './calculator-words.ts'

const [least, most] = feeLimits.sum
const invested = [riskWarnings.investment, riskWarnings.tax] as const

export const adviceFeePage = {
  ...entry('calculators/advice-fee', 'Our fee for your sum', {
    meta: meta(
      'Our fee for your sum',
      'What our advice would cost you in pounds and per cent, in the first year and over ten, and when it is not worth it.',
      'calculator calculate fees charges cost how much percent worth it expensive',
    ),
    heading: 'What would your advice cost me?',
    lead: 'Choose the kind of advice and enter the sum. If our fee is not worth it, the page tells you.',
    example: { service: 'ongoing', sum: '80,000' },
    fields: {
      service: {
        label: 'Kind of advice',
        options: [
          { value: 'ongoing', label: 'Investments or a pension, with reviews' },
          { value: 'once', label: 'Investments or a pension, once' },
          { value: 'plan', label: 'A written retirement plan' },
          { value: 'mortgage', label: 'A mortgage' },
          { value: 'equity-release', label: 'Equity release' },
        ],
        errors: { unreadable: 'Choose what the advice is about.' },
      },
      sum: {
        label: 'The sum',
        hint: 'Your investment, pension or loan',
        errors: fieldErrors({
          what: 'a sum',
          example: '80,000',
          least: formatMoney(least),
          most: formatMoney(most),
        }),
      },
    },
    headline: 'Our fee for the advice',
    sentence: {
      share: 'That is {share} of {sum}.',
      yearly:
        'With the charges of platform and funds, and the growth shown in the picture, the first year would cost {firstYear} and ten years {tenYears}, of which {ours} is our fee.',
      once: 'You owe us nothing else.',
      commission:
        'The lender would pay us about {commission} as well; lenders differ, and you see the exact sum.',
      equityRelease:
        'The lender pays us commission as well. The illustration, the lender’s summary of your loan, shows how much.',
      tooMuch:
        'For this sum alone, advice is not worth it: our fee would take too large a share. MoneyHelper is free, and so is a first call with us about what you could do alone.',
    },
    caption: {
      yearly:
        'The picture shows {sum} over {years} years at {growth}% growth a year: {without} without any charge, {with} after our charges and those of platform and funds.',
      commission: 'The bars show the fee that you pay us, {fee}, and what a lender pays us, {commission}.',
      flat: 'The bars show the fee that you pay us, {fee}, beside the sum, {sum}.',
    },
    chart: {
      without: 'Without any charge',
      with: 'After all charges',
      xLabel: 'Years from now',
      fee: 'You pay us',
      commission: 'A lender pays us',
      sum: 'The sum',
    },
    table: {
      heading: 'The first year',
      what: 'What it is for',
      share: 'Rate',
      pounds: 'In pounds',
      initial: 'Our advice, once',
      ongoing: 'Our reviews',
      platform: 'Platform',
      funds: 'Funds',
      total: 'Total',
    },
    guide: { link: 'Our fees, with what you get for them', path: pages.ourFees.path },
    claims: ['projectionRates'],
    mainRisk: 'investment',
    warnings: [riskWarnings.mortgage, riskWarnings.equityRelease, ...invested],
    warningsOf: {
      ongoing: invested,
      once: invested,
      plan: invested,
      mortgage: [riskWarnings.mortgage],
      'equity-release': [riskWarnings.lifetimeMortgage, riskWarnings.equityRelease],
    },
    notes: [
      `${feeWords.edition} The fee is agreed in writing before any work. A fee that is a share of the sum has no upper limit.`,
      'Charges are taken at the end of each year from what the investment is worth then. Without our advice you would still pay for a platform and for funds, and they may cost you more or less. Growth is an example: nobody knows it.',
      'For insurance you pay us no fee; our commission is built into the premium.',
    ],
    summary: {
      ongoing: 'Our fee: investments or a pension with reviews, {sum}, fee {fee}.',
      once: 'Our fee: investments or a pension once, {sum}, fee {fee}.',
      plan: 'Our fee: a retirement plan, {sum}, fee {fee}.',
      mortgage: 'Our fee: a mortgage, {sum}, fee {fee}.',
      'equity-release': 'Our fee: equity release, {sum}, fee {fee}.',
    },
  } as const),
  schedule: feeSchedule,
}
