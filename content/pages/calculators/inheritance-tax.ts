import { entry } from '#content/site/entry.ts'
import { facts } from '#content/site/facts.ts'
import { meta } from '#content/site/meta.ts'
import { riskWarnings } from '#content/site/risk-warnings.ts'
import * as tax from '#content/site/tax-words.ts'
import { estateLimits } from '#domain/inheritance-tax.ts'
import { formatMoney } from '#domain/money.ts'
import { fieldErrors } from './calculator-words.ts'

const money = (what: string, example: string) =>
  fieldErrors({ what, example, least: formatMoney(estateLimits[0]), most: formatMoney(estateLimits[1]) })

export const inheritanceTaxPage = entry('calculators/inheritance-tax', 'Inheritance tax', {
  meta: meta(
    'Inheritance tax calculator',
    `Inheritance tax on an estate today and from ${tax.pensionsInEstateFrom}, when unused pensions count: married, widowed, living together or alone.`,
    'calculator calculate estate iht pensions residence nil rate band taper unmarried partner cohabiting',
  ),
  heading: 'What inheritance tax would be due?',
  lead: `From ${tax.pensionsInEstateFrom} most unused pensions count in an estate: everything that someone leaves. See the tax before and after that day.`,
  example: { owner: 'married', home: '450,000', other: '250,000', pensions: '400,000', heirs: 'children' },
  fields: {
    owner: {
      label: 'Whose estate',
      options: [
        { value: 'married', label: 'Both of us: married or civil partners' },
        { value: 'widowed', label: 'Mine: widowed' },
        { value: 'unmarried', label: 'Mine: living together, not married' },
        { value: 'single', label: 'Mine: single or divorced' },
      ],
      errors: { unreadable: 'Choose whose estate it is.' },
    },
    home: {
      label: 'Home',
      hint: 'Its value, or the value of your share, less the mortgage',
      errors: money('the value of the home', '450,000'),
    },
    other: {
      label: 'Savings and everything else',
      hint: 'Less other debts',
      errors: money('the value of the rest', '250,000'),
    },
    pensions: {
      label: 'Pension pots not used',
      hint: 'Not final salary pensions or the State Pension',
      errors: money('the value of your pension pots', '400,000'),
    },
    heirs: {
      label: 'Who gets the home',
      options: [
        { value: 'children', label: 'Children or grandchildren' },
        { value: 'others', label: 'Someone else, or no home' },
      ],
      errors: { unreadable: 'Choose who gets the home.' },
    },
  },
  headline: `Tax from ${tax.pensionsInEstateFrom}`,
  sentence: {
    change:
      'That is {more} more than the {before} on the same estate before that day, because {pensions} in pensions then counts as well.',
    same: 'The tax is the same before and after that day.',
    none: 'No tax would be due before that day or after it.',
    tapered: 'The estate is above {from}, so the allowance for the home is {lost} less than it could be.',
  },
  owner: {
    married:
      'This is the tax when the second of you dies, if the first leaves everything to the other. On the first death none is due, and the unused allowances are passed on.',
    widowed:
      'We assume that your late husband, wife or civil partner used none of their allowances. They used some if they left or gave money to others; the tax is then higher.',
    unmarried:
      'Only a husband, wife or civil partner inherits free of tax. What you leave to your partner is taxed like what you leave to anyone else, however long you have lived together. The allowance for the home does not apply to a home left to your partner. Allowances that you do not use are lost.',
    single: 'Your own allowances are taken off. What you leave to charity is free of tax.',
  },
  caption:
    'The bars show what your heirs would receive and the tax: {before} of tax before {day}, {after} from then on.',
  bars: { before: 'Before {day}', after: 'From {day}', heirs: 'Heirs', tax: 'To HMRC', end: '{tax} to HMRC' },
  table: {
    heading: 'How it is worked out',
    before: 'Before',
    after: 'From then on',
    estate: 'What counts',
    nilRateBand: 'Allowance',
    residence: 'Allowance for the home',
    taxed: 'Taxed',
    tax: 'Tax',
  },
  incomeTax: `Whoever inherits a pension from someone who dies at ${facts.pensionDeathAge} or later also pays income tax on what they take from it. No income tax is due on the part that pays the inheritance tax.`,
  claims: ['inheritanceTax', 'pensionsInEstateFrom'],
  mainRisk: 'tax',
  warnings: [
    riskWarnings.tax,
    'The Financial Conduct Authority does not regulate tax and estate planning. Giving money away cannot be undone, and can leave you short or affect help with the cost of care.',
  ],
  notes: [
    `For people who live in the UK. We leave out gifts of the last ${facts.giftYears}, gifts to charity, trusts, and business and farm property. We also leave out the allowance for a larger home given up earlier, and a pension left to a husband, wife or civil partner. A lump sum for death in service from an employer’s registered pension scheme does not count, nor does a pension paid to a dependant.`,
  ],
  summary: {
    married: 'Inheritance tax: married, {sums}',
    widowed: 'Inheritance tax: widowed, {sums}',
    unmarried: 'Inheritance tax: living together, {sums}',
    single: 'Inheritance tax: single, {sums}',
  },
  sums: `home {home}, other {other}, pensions {pensions}, tax {before} before ${tax.pensionsInEstateFrom} and {after} after.`,
} as const)
