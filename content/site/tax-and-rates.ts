import type { StatePensionStep } from '#domain/pension-ages.ts'
import type { TaxBand } from '#domain/stamp-duty.ts'
import { type EntryOptions, entry } from './entry.ts'

/** A value that calculators count with, and what is claimed with it. */
export interface DatedClaim {
  /** Without one it is not edited at the desk. */
  title?: string
  kinds?: EntryOptions['kinds']
  value: unknown
  statement: string
  /** The tax year it is for, or since when it applies. */
  applies: string
  /** By name, so that anyone can find it. */
  source: string
  reviewBy: string
}

const thisTaxYear = { applies: '2026/27', reviewBy: '2027-04-06' }
const yearly = { reviewBy: '2027-11-01' }

/**
 * Taxes, allowances, ages and rates that the law, the tax office or a regulator sets, once. The launch check lists those
 * past their review date; when all were checked last is in launch.ts. Money is in whole pence, rates are whole percentages
 * unless they say otherwise, days are yyyy-mm-dd.
 */
const register = {
  stampDutyBands: {
    title: 'Stamp duty: bands',
    kinds: { '*.above': 'money' },
    value: [
      { above: 0, percent: 0 },
      { above: 125_000_00, percent: 2 },
      { above: 250_000_00, percent: 5 },
      { above: 925_000_00, percent: 10 },
      { above: 1_500_000_00, percent: 12 },
    ] as readonly TaxBand[],
    statement: 'Rates of Stamp Duty Land Tax in England and Northern Ireland.',
    source: 'gov.uk: Stamp Duty Land Tax, Residential property rates',
    ...thisTaxYear,
  },
  stampDutyFirstTimeBands: {
    title: 'Stamp duty: bands of first-time buyers',
    kinds: { '*.above': 'money' },
    value: [
      { above: 0, percent: 0 },
      { above: 300_000_00, percent: 5 },
    ] as readonly TaxBand[],
    statement: 'First-time buyers pay nothing up to £300,000 and 5% from there to £500,000.',
    source: 'gov.uk: Stamp Duty Land Tax, Residential property rates',
    ...thisTaxYear,
  },
  stampDutyFirstTimeLimit: {
    title: 'Stamp duty: limit of first-time buyers',
    kinds: { '': 'money' },
    value: 500_000_00,
    statement: 'There is no relief for first-time buyers above £500,000.',
    source: 'gov.uk: Stamp Duty Land Tax, Residential property rates',
    ...thisTaxYear,
  },
  /** Percentage points on every band for an additional home that costs `from` or more. */
  stampDutyAdditionalHome: {
    title: 'Stamp duty: additional homes',
    kinds: { from: 'money' },
    value: { points: 5, from: 40_000_00 } as const,
    statement: 'An additional home is taxed at 5 percentage points more on every band, from £40,000.',
    source: 'gov.uk: Higher rates of Stamp Duty Land Tax',
    ...thisTaxYear,
  },
  /** Percentage points on every band for a buyer who is not resident in the UK. */
  stampDutyNonResidentPoints: {
    title: 'Stamp duty: buyers from abroad',
    value: 2,
    statement: 'Buyers who are not resident in the UK pay 2 percentage points more on every band.',
    source: 'gov.uk: Rates of Stamp Duty Land Tax for non-UK residents',
    ...thisTaxYear,
  },
  /** When a private pension can be used: 55, or 57 from a day on. */
  minimumPensionAge: {
    title: 'Minimum pension age',
    value: {
      now: 55,
      next: 57,
      from: '2028-04-06',
      /** Born on or after this day: 57 in any case. */
      nextAppliesFromBirth: '1973-04-06',
      /** Born from this day to the day before: may reach 55, and be shut out again from 2028 until 57. */
      mayBeShutOutFromBirth: '1971-04-07',
    } as const,
    statement: 'You can use a private pension from 55; from 6 April 2028, from 57.',
    applies: 'since 6 April 2010, changing on 6 April 2028',
    source: 'Finance Act 2004, section 279; Finance Act 2022, section 10',
    reviewBy: '2027-04-06',
  },
  /** In the order of birth; the last one has no end. */
  statePensionTimetable: {
    value: [
      { bornFrom: '1954-10-06', years: 66, months: 0 },
      { bornFrom: '1960-04-06', years: 66, months: 1 },
      { bornFrom: '1960-05-06', years: 66, months: 2 },
      { bornFrom: '1960-06-06', years: 66, months: 3 },
      { bornFrom: '1960-07-06', years: 66, months: 4 },
      { bornFrom: '1960-08-06', years: 66, months: 5 },
      { bornFrom: '1960-09-06', years: 66, months: 6 },
      { bornFrom: '1960-10-06', years: 66, months: 7 },
      { bornFrom: '1960-11-06', years: 66, months: 8 },
      { bornFrom: '1960-12-06', years: 66, months: 9 },
      { bornFrom: '1961-01-06', years: 66, months: 10 },
      { bornFrom: '1961-02-06', years: 66, months: 11 },
      { bornFrom: '1961-03-06', years: 67, months: 0 },
      { bornFrom: '1977-04-06', day: '2044-05-06' },
      { bornFrom: '1977-05-06', day: '2044-07-06' },
      { bornFrom: '1977-06-06', day: '2044-09-06' },
      { bornFrom: '1977-07-06', day: '2044-11-06' },
      { bornFrom: '1977-08-06', day: '2045-01-06' },
      { bornFrom: '1977-09-06', day: '2045-03-06' },
      { bornFrom: '1977-10-06', day: '2045-05-06' },
      { bornFrom: '1977-11-06', day: '2045-07-06' },
      { bornFrom: '1977-12-06', day: '2045-09-06' },
      { bornFrom: '1978-01-06', day: '2045-11-06' },
      { bornFrom: '1978-02-06', day: '2046-01-06' },
      { bornFrom: '1978-03-06', day: '2046-03-06' },
      { bornFrom: '1978-04-06', years: 68, months: 0 },
    ] as readonly StatePensionStep[],
    statement: 'State Pension age by date of birth: 66, 67 and 68 with the steps between them.',
    applies: 'law in November 2026',
    source: 'gov.uk: State Pension age timetables (Pensions Acts 2007, 2011 and 2014)',
    reviewBy: '2027-04-06',
  },
  /** The full new State Pension, a week. */
  newStatePensionWeekly: {
    title: 'State Pension a week',
    kinds: { '': 'money' },
    value: 241_30,
    statement: 'The full new State Pension is £241.30 a week.',
    source: 'gov.uk: The new State Pension, What you’ll get',
    ...thisTaxYear,
  },
  /** Qualifying years of National Insurance for the full new State Pension, and for any of it. */
  statePensionQualifyingYears: {
    title: 'State Pension: qualifying years',
    value: { full: 35, least: 10 } as const,
    statement: 'The full amount usually needs 35 qualifying years; any of it needs 10.',
    source: 'gov.uk: The new State Pension, Your National Insurance record',
    ...thisTaxYear,
  },
  pensionAnnualAllowance: {
    title: 'Pension: annual allowance',
    kinds: { '': 'money' },
    value: 60_000_00,
    statement: 'The annual allowance for pension contributions is £60,000.',
    source: 'gov.uk: Tax on your private pension contributions, Annual allowance',
    ...thisTaxYear,
  },
  moneyPurchaseAnnualAllowance: {
    title: 'Pension: money purchase annual allowance',
    kinds: { '': 'money' },
    value: 10_000_00,
    statement:
      'After taxable withdrawals from a pot, only £10,000 a year of new payments into pots gets tax relief.',
    source: 'gov.uk: Tax on your private pension contributions, Annual allowance',
    ...thisTaxYear,
  },
  taxFreeCash: {
    title: 'Pension: tax-free cash',
    kinds: { limit: 'money' },
    value: { percent: 25, limit: 268_275_00 } as const,
    statement: 'Usually 25% of a pension is free of tax, up to £268,275 in total.',
    source: 'gov.uk: Tax on your private pension, Tax-free lump sums',
    ...thisTaxYear,
  },
  pensionTaxRelief: {
    title: 'Pension: tax relief',
    value: {
      basic: 20,
      higher: 40,
      additional: 45,
    } as const,
    statement: 'Pension contributions get relief at 20%, 40% or 45%.',
    source: 'gov.uk: Tax on your private pension contributions, Tax relief',
    ...thisTaxYear,
  },
  /** What anyone may pay in a year without earnings, and what it becomes with basic-rate relief. */
  pensionWithoutEarnings: {
    title: 'Pension: without earnings',
    kinds: { paid: 'money', becomes: 'money' },
    value: { paid: 2_880_00, becomes: 3_600_00 } as const,
    statement: 'Without earnings up to £2,880 a year can be paid in, which becomes £3,600.',
    source: 'gov.uk: Tax on your private pension contributions, Tax relief',
    ...thisTaxYear,
  },
  pensionsInEstateFrom: {
    title: 'Pensions in estates from',
    value: '2027-04-06',
    statement: 'From 6 April 2027 most unused pension funds count in the estate for inheritance tax.',
    applies: 'from 6 April 2027',
    source:
      'Finance Act 2026, sections 67 and 68; gov.uk: Inheritance Tax on unused pension funds and death benefits',
    reviewBy: '2027-04-06',
  },
  safeguardedBenefitsAdvice: {
    title: 'Safeguarded benefits: advice from',
    kinds: { '': 'money' },
    value: 30_000_00,
    statement: 'Safeguarded benefits worth more than £30,000 are transferred after regulated advice only.',
    applies: 'since 6 April 2015',
    source: 'Pension Schemes Act 2015, section 48',
    ...yearly,
  },
  /** The most that a workplace pension's default fund may charge a year, in hundredths of a percent. */
  defaultFundChargeCap: {
    title: 'Default funds: cap of charges',
    kinds: { '': 'rate' },
    value: 75,
    statement:
      'The fund that a workplace pension uses unless you choose another may charge 0.75% a year at most.',
    applies: 'since April 2015',
    source: 'The Pensions Regulator: Charges and governance, charge controls',
    ...yearly,
  },
  projectionRates: {
    title: 'Projections: growth',
    value: {
      lower: 2,
      middle: 5,
      higher: 8,
    } as const,
    statement: 'Projections for pensions use at most 2%, 5% and 8% a year before charges.',
    applies: 'rules in November 2026',
    source: 'Financial Conduct Authority Handbook, COBS 13 Annex 2, 2.3R',
    ...yearly,
  },
  projectionInflation: {
    title: 'Projections: inflation',
    value: 2,
    statement: 'Projections in today’s money assume that prices rise by 2% a year.',
    applies: 'rules in November 2026',
    source: 'Financial Conduct Authority Handbook, COBS 13 Annex 2, 2.5R',
    ...yearly,
  },
  isaAllowance: {
    title: 'ISA allowance',
    kinds: { '': 'money' },
    value: 20_000_00,
    statement: 'The yearly limit for all ISAs together is £20,000.',
    source: 'gov.uk: Individual Savings Accounts',
    ...thisTaxYear,
  },
  /** From this day, for people under `under`, at most `most` of the ISA allowance in cash. */
  cashIsaLimit: {
    title: 'Cash ISA limit',
    kinds: { most: 'money' },
    value: { from: '2027-04-06', under: 65, most: 12_000_00 } as const,
    statement:
      'From 6 April 2027 people under 65 may pay at most £12,000 of the ISA allowance into cash ISAs.',
    applies: 'from 6 April 2027',
    source: 'HM Treasury: Budget 2025',
    reviewBy: '2027-04-06',
  },
  lifetimeIsa: {
    title: 'Lifetime ISA',
    kinds: { allowance: 'money', homeLimit: 'money' },
    value: { allowance: 4_000_00, bonusPercent: 25, homeLimit: 450_000_00 } as const,
    statement: 'A Lifetime ISA takes £4,000 a year, adds 25%, and buys a first home of up to £450,000.',
    source: 'gov.uk: Lifetime ISA',
    ...thisTaxYear,
  },
  lifetimeIsaRules: {
    title: 'Lifetime ISA: rules',
    value: {
      openFrom: 18,
      openUnder: 40,
      payUntil: 50,
      withdrawFrom: 60,
      chargePercent: 25,
    } as const,
    statement:
      'A Lifetime ISA is opened from 18 to 39, paid into until 50, used from 60; other withdrawals cost 25%.',
    source: 'gov.uk: Lifetime ISA',
    ...thisTaxYear,
  },
  helpToBuy: {
    title: 'Help to Buy',
    value: {
      loansEnded: '2023-03-31',
      loansClosed: '2022-10-31',
      isaClosed: '2019-11-30',
      isaBonusBy: '2030-12-01',
    } as const,
    statement:
      'Equity loans in England closed to applications on 31 October 2022 and ended on 31 March 2023; the ISA closed on 30 November 2019, and its bonus can be claimed until 1 December 2030.',
    applies: 'since the schemes closed',
    source: 'gov.uk: Help to Buy: Equity Loan; Help to Buy: ISA',
    ...yearly,
  },
  freeGuidanceAge: {
    title: 'Free guidance from age',
    value: 50,
    statement:
      'Pension Wise appointments are for people aged 50 and over with a defined contribution pension.',
    applies: 'practice in November 2026',
    source: 'MoneyHelper: Pension Wise',
    ...yearly,
  },
  personalAllowance: {
    title: 'Income tax: allowance',
    kinds: { amount: 'money', taperFrom: 'money' },
    value: { amount: 12_570_00, taperFrom: 100_000_00 } as const,
    statement:
      'The first £12,570 of income a year is free of income tax; above £100,000 the allowance falls by £1 for every £2.',
    source: 'gov.uk: Income Tax rates and Personal Allowances',
    ...thisTaxYear,
  },
  incomeTaxBands: {
    title: 'Income tax: bands',
    kinds: { '*.above': 'money' },
    value: [
      { above: 0, percent: 20 },
      { above: 37_700_00, percent: 40 },
      { above: 125_140_00, percent: 45 },
    ] as readonly TaxBand[],
    statement:
      'In England, Wales and Northern Ireland the first £37,700 of income above the allowance is taxed at 20%, and more than that at 40%. Income above £125,140, where no allowance is left, is taxed at 45%.',
    source: 'gov.uk: Income Tax rates and Personal Allowances',
    ...thisTaxYear,
  },
  scottishIncomeTaxBands: {
    title: 'Income tax: bands in Scotland',
    kinds: { '*.above': 'money' },
    value: [
      { above: 0, percent: 19 },
      { above: 3_967_00, percent: 20 },
      { above: 16_956_00, percent: 21 },
      { above: 31_092_00, percent: 42 },
      { above: 62_430_00, percent: 45 },
      { above: 125_140_00, percent: 48 },
    ] as readonly TaxBand[],
    statement:
      'In Scotland the first £3,967 of earnings and pensions above the allowance is taxed at 19%. The part above that is taxed at 20%, up to £16,956 above the allowance; then at 21% up to £31,092, at 42% up to £62,430, and at 45%. Income above £125,140, where no allowance is left, is taxed at 48%.',
    source: 'Scottish Government: Scottish Income Tax, rates and bands',
    ...thisTaxYear,
  },
  /** The number of the tax code for a first payment of which the payer knows no other, on a month 1 basis: 1257L M1. */
  emergencyTaxCode: {
    title: 'Income tax: emergency code',
    value: 1257,
    statement:
      'A first payment from a pension is usually taxed under the code 1257L M1: with a twelfth of the allowance and of each band.',
    source: 'HM Revenue & Customs: PAYE Manual, PAYE94055; Pensions Tax Manual, PTM173100',
    ...thisTaxYear,
  },
  /** Interest a year that is free of tax, by the rate of income tax that somebody pays. */
  personalSavingsAllowance: {
    title: 'Personal Savings Allowance',
    kinds: { '*': 'money' },
    value: { basic: 1_000_00, higher: 500_00, additional: 0 } as const,
    statement:
      'Of interest outside an ISA the first £1,000 a year is free of tax at the basic rate, £500 at the higher rate, and nothing at the additional rate.',
    source: 'gov.uk: Tax on savings interest',
    ...thisTaxYear,
  },
  /** Points on each rate of tax on interest, and on rent outside Scotland, from a day on. */
  savingsRatesRise: {
    title: 'Income tax: interest and rent',
    value: {
      from: '2027-04-06',
      points: 2,
    } as const,
    statement:
      'From 6 April 2027 interest, and rent outside Scotland, is taxed at rates that are 2 percentage points higher.',
    applies: 'from 6 April 2027',
    source: 'Finance Act 2026; HM Treasury: Budget 2025',
    reviewBy: '2027-04-06',
  },
  /** The day on which the allowances and bands of income tax and inheritance tax may rise again. */
  frozenAllowances: {
    title: 'Frozen allowances',
    value: { from: '2031-04-06' } as const,
    statement:
      'The personal allowance, the bands of income tax outside Scotland and the inheritance tax allowances stay as they are until 5 April 2031.',
    applies: 'until 5 April 2031',
    source: 'HM Treasury: Budget 2025',
    reviewBy: '2027-04-06',
  },
  /** A surcharge on council tax for homes in England that are worth `above` or more: from `least` to `most` a year. */
  councilTaxSurcharge: {
    title: 'Council tax surcharge',
    kinds: { above: 'money', least: 'money', most: 'money' },
    value: {
      from: '2028-04-01',
      valuedIn: 2026,
      above: 2_000_000_00,
      least: 2_500_00,
      most: 7_500_00,
    } as const,
    statement:
      'From April 2028 owners of homes in England worth £2 million or more pay a surcharge of £2,500 to £7,500 a year on council tax, by their value in 2026.',
    applies: 'from April 2028',
    source: 'HM Treasury: Budget 2025',
    reviewBy: '2027-04-06',
  },
  /** National Insurance is due on pension payments by salary sacrifice above `most` a year. */
  salarySacrificeLimit: {
    title: 'Salary sacrifice: limit',
    kinds: { most: 'money' },
    value: { from: '2029-04-06', most: 2_000_00 } as const,
    statement:
      'From 6 April 2029 National Insurance is due on pension payments by salary sacrifice above £2,000 a year.',
    applies: 'from 6 April 2029',
    source: 'HM Treasury: Budget 2025',
    reviewBy: '2027-04-06',
  },
  inheritanceTax: {
    title: 'Inheritance tax',
    kinds: { nilRateBand: 'money', residenceNilRateBand: 'money', taperFrom: 'money' },
    value: {
      percent: 40,
      nilRateBand: 325_000_00,
      residenceNilRateBand: 175_000_00,
      taperFrom: 2_000_000_00,
    } as const,
    statement:
      'Inheritance tax is 40% above £325,000. A second allowance of up to £175,000 is added where a home goes to children or grandchildren. That second allowance falls by £1 for every £2 of an estate above £2 million.',
    source: 'gov.uk: Inheritance Tax thresholds; Passing on a home',
    ...thisTaxYear,
  },
  /** Spending a year, of one person and of a couple, without rent or mortgage. */
  retirementLivingStandards: {
    title: 'Retirement Living Standards',
    kinds: { '*': 'money' },
    value: {
      minimum: { one: 13_400_00, two: 21_600_00 },
      moderate: { one: 31_700_00, two: 43_900_00 },
      comfortable: { one: 43_900_00, two: 60_600_00 },
    } as const,
    statement:
      'What a minimum, a moderate and a comfortable retirement cost a year: £13,400, £31,700 and £43,900 for one person, £21,600, £43,900 and £60,600 for two, without rent or mortgage.',
    applies: 'published on 3 June 2025',
    source: 'Pensions UK (then PLSA): Retirement Living Standards',
    reviewBy: '2027-02-01',
  },
  /**
   * The share of a home that lenders usually release at most on standard terms, in percent by the age of the youngest
   * owner; in between in proportion. Nobody lends more than `most`.
   */
  equityReleaseShares: {
    title: 'Equity release: usual shares',
    value: {
      byAge: [
        { age: 55, percent: 27 },
        { age: 60, percent: 34 },
        { age: 65, percent: 39 },
        { age: 70, percent: 45 },
        { age: 75, percent: 50 },
        { age: 80, percent: 55 },
        { age: 83, percent: 58 },
      ],
      most: 60,
    },
    statement:
      'On standard terms lenders usually release at most about 27% of a home at 55, 34% at 60, 39% at 65, 45% at 70, 50% at 75 and 55% at 80; more with poor health.',
    applies: 'a broker’s table, seen in November 2026',
    source: 'Money Release: Max release calculator',
    reviewBy: '2027-05-01',
  },
  capitalGainsAllowance: {
    title: 'Capital gains: allowance',
    kinds: { '': 'money' },
    value: 3_000_00,
    statement: 'The first £3,000 of capital gains in a year is free of tax.',
    source: 'gov.uk: Capital Gains Tax, Allowances',
    ...thisTaxYear,
  },
  dividendAllowance: {
    title: 'Dividends: allowance',
    kinds: { '': 'money' },
    value: 500_00,
    statement: 'The first £500 of dividends in a year is free of tax.',
    source: 'gov.uk: Tax on dividends',
    ...thisTaxYear,
  },
  compensationLimits: {
    title: 'Limits of compensation',
    kinds: { '*': 'money' },
    value: {
      adviceAndInvestments: 85_000_00,
      deposits: 120_000_00,
      /** For six months after a sale of a home, an inheritance or a divorce. */
      temporaryDeposits: 1_400_000_00,
    } as const,
    statement:
      'Compensation goes up to £85,000 for advice and investments, £120,000 for deposits, and for six months £1,400,000 for large deposits after events such as a house sale.',
    applies: 'deposits since 1 December 2025',
    source: 'Financial Services Compensation Scheme: What we cover',
    ...yearly,
  },
  autoEnrolment: {
    title: 'Workplace pensions',
    kinds: { earningsFrom: 'money' },
    value: {
      fromAge: 22,
      earningsFrom: 10_000_00,
      totalPercent: 8,
      employerPercent: 3,
    } as const,
    statement:
      'Staff from 22 who earn over £10,000 are enrolled; 8% is paid in, at least 3% by the employer.',
    source: 'The Pensions Regulator: Earnings thresholds',
    ...thisTaxYear,
  },
  enrolmentEarnings: {
    title: 'Workplace pensions: earnings',
    kinds: { from: 'money', to: 'money' },
    value: { from: 6_240_00, to: 50_270_00 } as const,
    statement: 'Contributions are due on pay from £6,240 to £50,270 a year.',
    source: 'The Pensions Regulator: Earnings thresholds',
    ...thisTaxYear,
  },
  statutorySickPay: {
    title: 'Statutory Sick Pay',
    kinds: { weekly: 'money' },
    value: { weekly: 123_25, weeks: 28 } as const,
    statement: 'Statutory Sick Pay is £123.25 a week for up to 28 weeks.',
    source: 'gov.uk: Statutory Sick Pay',
    ...thisTaxYear,
  },
  /** Loan to yearly income that lenders commonly offer, in tenths. */
  incomeMultiples: {
    title: 'Income multiples, in tenths',
    value: {
      lower: 40,
      upper: 45,
    } as const,
    statement: 'Many mortgage lenders lend about 4 to 4.5 times yearly income; some lend more, some less.',
    applies: 'practice in November 2026',
    source: 'MoneyHelper: How much can you afford to borrow for a mortgage?',
    reviewBy: '2027-05-01',
  },
  pensionLastsUntil: {
    title: 'Pension: lasts until',
    value: [90, 100] as const,
    statement:
      'For an idea of income we assume that a pot is spent evenly to age 90 or 100, and grows only as fast as prices.',
    applies: 'assumption of this website',
    source: 'Our own assumption, beside the Office for National Statistics: Life expectancy calculator',
    ...yearly,
  },
  /** Yearly changes of house prices beside an unchanged value, in hundredths of a percent. */
  housePriceRange: {
    title: 'House prices a year, in hundredths of a percent',
    value: { lower: -100, higher: 200 } as const,
    statement: 'A home is shown at its present value, falling by 1% and rising by 2% a year.',
    applies: 'assumption of this website',
    source: 'Our own assumption; nobody knows future house prices',
    ...yearly,
  },
} satisfies Record<string, DatedClaim>

type Register = typeof register
export type DatedClaimName = keyof Register
const names = Object.keys(register) as DatedClaimName[]

export const rates = Object.fromEntries(
  names.map((name): [string, unknown] => {
    const { title, kinds, value }: DatedClaim = register[name]
    const id = `tax/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
    return [name, title ? entry(id, { title, kinds }, value) : value]
  }),
) as { readonly [Name in DatedClaimName]: Register[Name]['value'] }

export const taxAndRates = entry(
  'tax/tax-and-rates',
  { title: 'Taxes and rates: statements and sources', fixed: ['value', 'title', 'kinds'] },
  Object.fromEntries(names.map((name) => [name, { ...register[name], value: rates[name] }])) as Register,
)
