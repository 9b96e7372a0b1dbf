import { entry } from '#content/site/entry.ts'
import { meta } from '#content/site/meta.ts'
import { riskWarnings } from '#content/site/risk-warnings.ts'
import { rates } from '#content/site/tax-and-rates.ts'
import * as tax from '#content/site/tax-words.ts'
import { formatMoney } from '#domain/money.ts'
import { withdrawalLimits } from '#domain/pension-withdrawal.ts'
import { fieldErrors } from './calculator-words.ts'

const { emergencyTaxCode } = rates

const { amount, other } = withdrawalLimits
const code = `${emergencyTaxCode}L M1`

export const pensionWithdrawalPage = entry('calculators/pension-withdrawal', 'Tax on a pension withdrawal', {
  meta: meta(
    'Tax on a pension withdrawal',
    'What you keep of money taken from a pension, what the emergency tax code takes at first, and which form claims it back.',
    'calculator calculate emergency tax code overtaxed reclaim refund P55 P53Z P50Z lump sum take money out cash in how much tax will I pay if I take my whole pension',
  ),
  heading: 'What tax would I pay on money from my pension?',
  lead: 'Too much tax is often taken from a first payment, under an emergency code. See what you would keep in the end, and how to get the rest back.',
  example: { amount: '20,000', kind: 'slice', other: '25,000', nation: 'england' },
  fields: {
    amount: {
      label: 'What you would take out',
      hint: 'In pounds, before tax',
      errors: fieldErrors({
        what: 'an amount',
        example: '20,000',
        least: formatMoney(amount[0]),
        most: formatMoney(amount[1]),
      }),
    },
    kind: {
      label: 'Where it would come from',
      options: [
        { value: 'slice', label: 'Part of a pot not used yet' },
        { value: 'drawdown', label: 'A pot with no tax-free part left' },
        { value: 'whole', label: 'All of a pot' },
      ],
      errors: { unreadable: 'Choose where the money would come from.' },
    },
    other: {
      label: 'Your other income this tax year',
      hint: 'Before tax: pay, State Pension, other pensions, rent',
      errors: fieldErrors({
        what: 'your other income',
        example: '25,000',
        least: formatMoney(other[0]),
        most: formatMoney(other[1]),
      }),
    },
    nation: {
      label: 'Where you live',
      options: [
        { value: 'england', label: 'England, Wales or Northern Ireland' },
        { value: 'scotland', label: 'Scotland' },
      ],
      errors: { unreadable: 'Choose where you live: Scotland has tax bands of its own.' },
    },
  },
  headline: 'In the end you keep about',
  sentence: {
    due: 'Of {amount}, {taxFree} is free of tax. The rest of the payment adds {due} to your tax for the year.',
    reclaim: `Under the emergency code ${code} the provider would take {taken} at first: {difference} too much, which you can claim back on form {form}.`,
    owe: `Under the emergency code ${code} the provider would take {taken} at first: {difference} too little, which you would owe later.`,
    same: `Under the emergency code ${code} the provider would take the same at first.`,
  },
  caption:
    'The bars show the payment: what reaches your account at first, {first}, and in the end, {end}. The end of each bar is tax.',
  bars: { first: 'At first', end: 'In the end', kept: 'Yours', tax: 'To HMRC' },
  table: {
    heading: 'At first, and in the end',
    part: '',
    taxFree: 'Free of tax',
    taxable: 'Taxed as income',
    tax: 'Tax',
    kept: 'You keep',
  },
  reclaim: {
    heading: 'How to get it back',
    text: {
      P55: 'Form P55 is for when you have not emptied the pot, and will take nothing more from it this tax year.',
      P53Z: 'Form P53Z is for when you have emptied the pot and have other income: pay, another pension, taxable benefits.',
      P50Z: 'Form P50Z is for when you have emptied the pot, have no other income and have stopped work.',
    },
    link: 'Claim back tax on a pension payment on gov.uk',
    url: 'https://www.gov.uk/claim-tax-refund/you-get-a-pension',
    later:
      'If you send no form, HM Revenue & Customs puts your tax right after the end of the tax year. If you take more payments, it may do so sooner, once it has sent the provider your own tax code.',
  },
  allowance: tax.reliefAfterDrawing,
  claims: [
    'taxFreeCash',
    'personalAllowance',
    'incomeTaxBands',
    'scottishIncomeTaxBands',
    'emergencyTaxCode',
    'moneyPurchaseAnnualAllowance',
  ],
  mainRisk: 'investment',
  warnings: [
    'A pension is a long-term investment. Its value can fall as well as rise, you may get back less than you put in, and money that you take out is no longer there for later.',
    `Before you use a pension, take the free appointment that Pension Wise offers from age ${tax.freeGuidanceAge}: 0800 138 3944.`,
    riskWarnings.tax,
  ],
  notes: [
    'The emergency code is used only for a first payment, when the provider has no other tax code for you. It treats the payment as one month’s income.',
    'If you cash in a small pot under the rules for small pots, the provider takes basic-rate tax from the taxed part instead.',
    'This page leaves out interest, dividends, and reliefs such as the one for gifts to charity.',
  ],
  summary:
    'Tax on a pension withdrawal: {amount} taken out, other income {other}, tax {due}, taken at first {taken}.',
} as const)
