import { entry } from '#content/site/entry.ts'
import { feeWords } from '#content/site/fee-words.ts'
import { fees } from '#content/site/fees.ts'
import { meta } from '#content/site/meta.ts'
import { riskWarnings } from '#content/site/risk-warnings.ts'
import * as tax from '#content/site/tax-words.ts'
import { formatMoney } from '#domain/money.ts'
import { savingsLimits } from '#domain/savings.ts'
import { formatRate } from '#domain/yearly-rate.ts'
import { fieldErrors } from './calculator-words.ts'

const { sum, monthly, years, rate, goal, charge } = savingsLimits

/** Of an investment a year, where the field is left empty. */
const usualCharge = fees.platform + fees.funds

export const savingsPage = {
  ...entry('calculators/savings', 'Saving and investing', {
    meta: meta(
      'Saving and investing calculator',
      'What a sum and monthly payments could become as savings after tax on interest, and invested after charges, in today’s money.',
      'calculator calculate compound interest savings account cash ISA stocks and shares ISA invest monthly goal target how much should I save',
    ),
    heading: 'Save or invest: what could it become?',
    lead: 'A sum now, a sum each month, and time. See it as savings and as an investment, after tax on interest or charges, in today’s money.',
    example: { sum: '10,000', monthly: '200', years: '10', rate: '4', tax: 'basic', goal: '', charge: '' },
    fields: {
      sum: {
        label: 'You have now',
        hint: 'What you could put aside at once',
        errors: fieldErrors({
          what: 'a sum',
          example: '10,000',
          least: formatMoney(sum[0]),
          most: formatMoney(sum[1]),
        }),
      },
      monthly: {
        label: 'You add each month',
        errors: fieldErrors({
          what: 'a monthly sum',
          example: '200',
          least: formatMoney(monthly[0]),
          most: formatMoney(monthly[1]),
        }),
      },
      years: {
        label: 'For how many years',
        errors: fieldErrors({
          what: 'a number of years',
          example: '10',
          least: String(years[0]),
          most: String(years[1]),
        }),
      },
      rate: {
        label: 'Interest on savings in percent',
        hint: 'What your bank or an offer calls AER',
        errors: fieldErrors({
          what: 'a rate',
          example: '4',
          least: formatRate(rate[0]),
          most: formatRate(rate[1]),
        }),
      },
      tax: {
        label: 'Your tax on that interest',
        options: [
          { value: 'basic', label: `Basic rate: income up to ${tax.higherRateFrom}` },
          { value: 'higher', label: `Higher rate: up to ${tax.additionalRateFrom}` },
          { value: 'additional', label: 'Additional rate: above that' },
          { value: 'none', label: 'None: a cash ISA or a low income' },
        ],
        errors: { unreadable: 'Choose how the interest is taxed.' },
      },
      goal: {
        label: 'A sum you want to reach',
        hint: 'In today’s money, to see what it takes each month',
        errors: fieldErrors({
          what: 'a sum',
          example: '50,000',
          least: formatMoney(goal[0]),
          most: formatMoney(goal[1]),
        }),
      },
      charge: {
        label: 'Charges of the investment a year in percent',
        hint: `If you leave it empty: ${usualCharge / 100} for platform and funds${feeWords.aside}`,
        errors: fieldErrors({
          what: 'a charge',
          example: '0.5',
          least: formatRate(charge[0]),
          most: formatRate(charge[1]),
        }),
      },
    },
    saved: 'Saved',
    invested: 'Invested',
    range: '{lower} to {higher}',
    sentence: {
      result:
        'In today’s money that is {saved} in savings after {years}, if the rate stays at {rate}. Invested it could be {lower} with lower growth, {middle} with middle and {higher} with higher growth. It could also be less or more than any of these.',
      lost: 'The savings would buy less than what you paid in, because prices rise faster than they grow.',
      short: 'That is less than five years: if investments fall, there may be no time for them to recover.',
    },
    growth: {
      lower: 'Lower growth',
      middle: 'Middle growth',
      higher: 'Higher growth',
    },
    growthAt: '{name}, {percent}%',
    savings: 'Savings',
    caption:
      'The picture shows what could be there after each year. The dashed line is savings, which end at {saved}. The other three lines have one growth rate each, and end between {lower} and {higher}: the further ahead, the wider the range.',
    chart: { xLabel: 'Years from now' },
    table: 'What could be there',
    realRates:
      'Allowing for the rise in prices, savings change by {saved} a year before tax. After charges, investments change by {lower} a year with lower growth, {middle} with middle and {higher} with higher growth.',
    paidIn: 'Paid in',
    balance: 'Savings in pounds of that day',
    taxPaid: 'Tax on interest by then',
    interest: {
      heading: 'Tax on the interest',
      none: 'None is counted. In a cash ISA interest is free of tax, and on a low income it often is.',
      within: 'Your interest stays within the {allowance} a year that is free of tax at your rate.',
      above:
        'At your rate the first {allowance} of interest a year is free of tax. Yours is more from year {year} on.',
      all: 'If you pay the additional rate, none of your interest is free of tax.',
      rises: `What is not free is taxed at {now}%, and at {later}% from ${tax.savingsRatesFrom}.`,
      risen: 'What is not free is taxed at {later}%.',
    },
    isa: {
      heading: 'Does it fit into an ISA?',
      cash: 'Yes: {first} in the first year, all of it in cash or invested. What is in an ISA is free of tax.',
      all: `Yes: {first} in the first year. But from ${tax.cashIsaFrom} people under ${tax.cashIsaUnder} may pay no more than ${tax.cashIsaMost} a year into cash ISAs. What is in an ISA is free of tax.`,
      part: `Not all at once: {first} in the first year is more than the ${tax.isaAllowance} a year that may be paid into ISAs. The rest can follow in later years. From ${tax.cashIsaFrom} people under ${tax.cashIsaUnder} may pay no more than ${tax.cashIsaMost} a year into cash ISAs.`,
    },
    needed: {
      heading: 'To reach {goal} in {years}',
      how: 'With what you have now',
      monthly: 'A month',
      nothing: 'nothing more',
      unreached: 'more than {most}',
      note: 'In today’s money, rounded up, and rising with prices each year.',
    },
    claims: [
      'projectionRates',
      'projectionInflation',
      'personalSavingsAllowance',
      'incomeTaxBands',
      'savingsRatesRise',
      'isaAllowance',
      'cashIsaLimit',
    ],
    mainRisk: 'investment',
    warnings: [
      riskWarnings.investment,
      'Money that you may need within five years should usually stay in savings. But when prices rise faster than interest, savings buy less each year.',
      riskWarnings.tax,
    ],
    notes: [
      'You pay in at the end of each month, and a little more each year, as prices rise. Interest is added and taxed once a year. We assume that the savings allowance stays the same in pounds: it has not changed since it began. We leave out other interest, and whether interest lifts you into a higher band. Scottish taxpayers pay the same tax on interest as others.',
      `We assume that investments are in an ISA, where growth and income are not taxed. Charges are those of platform and funds without our advice, which would cost more. ${feeWords.edition} Growth within a year is in proportion to its months, and charges are taken off it. Projections are rounded down, and none of them is promised.`,
    ],
    summary:
      'Saving and investing: {sum} now, {monthly} a month for {years}, savings at {rate} {saved}, invested {lower} to {higher}, in today’s money.',
  } as const),
  usualCharge,
}
