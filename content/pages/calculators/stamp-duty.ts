import { entry } from '#content/site/entry.ts'
import { meta } from '#content/site/meta.ts'
import { formatMoney } from '#domain/money.ts'
import { stampDutyLimits } from '#domain/stamp-duty.ts'
import { fieldErrors } from './calculator-words.ts'

const { price } = stampDutyLimits

export const stampDutyPage = entry('calculators/stamp-duty', 'Stamp duty', {
  meta: meta(
    'Stamp duty calculator',
    'Stamp Duty Land Tax in England and Northern Ireland, band by band, for a first home, a next one or an additional one.',
    'calculator calculate',
  ),
  heading: 'How much stamp duty would I pay?',
  lead: 'Stamp Duty Land Tax is due in England and Northern Ireland. Each part of the price has its own rate, shown here one by one.',
  example: { price: '425,000', buyer: 'first' },
  fields: {
    price: {
      label: 'Price of the home',
      hint: 'In pounds, for example 425,000',
      errors: fieldErrors({
        what: 'a price',
        example: '425,000',
        least: formatMoney(price[0]),
        most: formatMoney(price[1]),
      }),
    },
    buyer: {
      label: 'What it would be for you',
      options: [
        { value: 'first', label: 'My first home' },
        { value: 'next', label: 'My next home' },
        { value: 'additional', label: 'An additional home' },
      ],
      errors: { unreadable: 'Choose which home it would be: your first, your next or an additional one.' },
    },
  },
  buyerHints: [
    'First home: no buyer has ever owned a home anywhere, and you will live in this one.',
    'Additional home: after buying you own more than one, for example a second home or one to let. If you replace your main home within three years, you may be able to claim the extra back.',
  ],
  headline: 'Stamp duty to pay',
  sentence: 'On a price of {price} the tax is {tax}, which is {share} of the price.',
  relief: 'That is with the relief for first-time buyers.',
  noRelief:
    'There is no relief for first-time buyers above {limit}, so the usual rates apply to the whole price.',
  additional: 'An additional home is taxed at {points} percentage points more on every band.',
  bands: {
    heading: 'Band by band',
    band: 'Part of the price',
    rate: 'Rate',
    slice: 'Your part',
    tax: 'Tax',
    total: 'To pay',
    first: 'Up to {upTo}',
    next: '{above} to {upTo}',
    last: 'Above {above}',
  },
  caption: {
    untaxed: 'The bar is the price. No part of it is taxed.',
    taxed:
      'The bar is the price, with one colour for each rate. On the larger parts, the amount of tax is shown.',
  },
  chart: { xLabel: 'Price', part: '{rate} on {slice}' },
  elsewhere: {
    heading: 'In Scotland and Wales',
    text: 'Other taxes with other bands apply there, and this page does not work them out.',
    links: [
      {
        label: 'Land and Buildings Transaction Tax, Revenue Scotland',
        url: 'https://revenue.scot/calculate-tax/calculate-property-transactions',
      },
      {
        label: 'Land Transaction Tax, Welsh Revenue Authority',
        url: 'https://www.gov.wales/land-transaction-tax-calculator',
      },
    ],
  },
  claims: [
    'stampDutyBands',
    'stampDutyFirstTimeBands',
    'stampDutyFirstTimeLimit',
    'stampDutyAdditionalHome',
    'stampDutyNonResidentPoints',
  ],
  mainRisk: 'mortgage',
  warnings: [
    'Tax treatment depends on your individual circumstances and may change. Your solicitor or conveyancer works out the sum that you owe.',
    'A mortgage is a loan secured on your home. Your home may be repossessed if you do not keep up repayments on your mortgage.',
  ],
  notes: [
    'This is for individuals buying a whole home. Different rules apply to companies, trusts, new leases, several homes bought at once and buildings that are only partly a home.',
  ],
  nonResident:
    'Buyers who are not resident in the UK pay {points} percentage points more on every band, which is not included here.',
  summary: {
    first: 'Stamp duty: price {price}, first home, {tax} to pay.',
    next: 'Stamp duty: price {price}, next home, {tax} to pay.',
    additional: 'Stamp duty: price {price}, additional home, {tax} to pay.',
  },
} as const)
