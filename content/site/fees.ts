/**
 * What the firm charges, and the figures of worked examples, once. All of it is sample until the firm puts its own
 * schedule here; pages that show it say so. Money is in whole pence, rates in hundredths of a percent.
 */

import { formatMoney, formatPounds } from '#domain/money.ts'
import { mortgageDeal } from '#domain/mortgage-deal.ts'
import { leastContributions } from '#domain/workplace-pension.ts'
import { entry } from './entry.ts'
import { facts } from './facts.ts'
import { sampleMark } from './sample.ts'
import { rates } from './tax-and-rates.ts'

const { autoEnrolment, enrolmentEarnings, pensionTaxRelief, taxFreeCash } = rates

export const fees = entry(
  'firm/fees',
  {
    title: 'Fees',
    kinds: {
      '*': 'money',
      mortgageCommission: 'rate',
      initial: 'rate',
      ongoing: 'rate',
      platform: 'rate',
      funds: 'rate',
    },
    words: {
      mortgageCommission: { label: 'Commission from the lender' },
      initial: { label: 'Initial advice' },
      initialLeast: { label: 'Initial advice, at least' },
      ongoing: { label: 'Ongoing advice a year' },
      platform: { label: 'Platform a year' },
      funds: { label: 'Funds a year' },
      hourly: { label: 'An hour' },
    },
  },
  {
    sample: true,
    /** Shown with the figures. */
    edition: 'November 2026',
    reviewBy: '2027-05-01',
    mortgage: 495_00,
    /** Paid to us by the lender. */
    mortgageCommission: 35,
    equityRelease: 1_495_00,
    initial: 200,
    initialLeast: 1_500_00,
    ongoing: 75,
    platform: 25,
    funds: 30,
    retirementPlan: 1_950_00,
    hourly: 180_00,
    businessReview: 1_200_00,
  } as const,
)

/** Of what others charge in a purchase; usual sums, not quotations. */
const others = entry('firm/other-costs', { title: 'What others charge', kinds: { '*': 'money' } }, {
  lenderFee: 999_00,
  conveyancing: 1_700_00,
  survey: 500_00,
} as const)

export const fee = {
  edition: fees.edition,
  mortgage: formatMoney(fees.mortgage),
  mortgageCommission: percent(fees.mortgageCommission),
  equityRelease: formatMoney(fees.equityRelease),
  initial: percent(fees.initial),
  initialLeast: formatMoney(fees.initialLeast),
  ongoing: percent(fees.ongoing),
  platform: percent(fees.platform),
  funds: percent(fees.funds),
  retirementPlan: formatMoney(fees.retirementPlan),
  hourly: formatMoney(fees.hourly),
  businessReview: formatMoney(fees.businessReview),
  lenderFee: formatMoney(others.lenderFee),
  conveyancing: formatMoney(others.conveyancing),
  survey: formatMoney(others.survey),
} as const

/** The worked examples, as numbers, for the figures that are drawn of them. */
export const examples = entry(
  'figures/examples',
  {
    title: 'Worked examples',
    kinds: {
      'firstHome.price': 'money',
      'firstHome.deposit': 'money',
      'firstHome.rate': 'rate',
      'firstHome.laterRate': 'rate',
      invested: 'money',
      'retirement.pots': 'money',
      'lifetimeMortgage.house': 'money',
      'lifetimeMortgage.amount': 'money',
      'lifetimeMortgage.rate': 'rate',
      'business.pay': 'money',
      'illness.takeHome': 'money',
      'illness.cover': 'money',
    },
  },
  {
    /**
     * A first home, with a tenth as deposit. As soon as a page names its rate, the rules want a representative example
     * (docs/decisions/0079).
     */
    firstHome: {
      sample: true,
      price: 250_000_00,
      deposit: 25_000_00,
      years: 30,
      longerYears: 35,
      rate: 475,
      fixedYears: 5,
      laterRate: 675,
    },
    /** An ISA and an account. */
    invested: 80_000_00,
    /** Three old pensions, and someone who stops working before the State Pension. */
    retirement: { pots: 150_000_00, stopsAt: 62 },
    /** A lifetime mortgage of which nothing is paid off. */
    lifetimeMortgage: { house: 300_000_00, amount: 50_000_00, rate: 650, years: 20 },
    /** A company. */
    business: { staff: 10, pay: 30_000_00 },
    /** One of a couple, with a policy on their income. */
    illness: { takeHome: 2_800_00, cover: 2_000_00, waitMonths: 3, months: 24 },
  } as const,
)

const loan = examples.firstHome
const borrowed = loan.price - loan.deposit
const dealOver = (years: number) =>
  mortgageDeal({ ...loan, amount: borrowed, years, fees: fees.mortgage + others.lenderFee })
/** With the payments that the calculator has, so that page and calculator agree. */
export const firstHomeDeals = { usual: dealOver(loan.years), longer: dealOver(loan.longerYears) }
const { usual, longer } = firstHomeDeals

export const firstHome = {
  price: formatMoney(loan.price),
  deposit: formatMoney(loan.deposit),
  depositShare: percent((loan.deposit / loan.price) * 10_000),
  loan: formatMoney(borrowed),
  years: String(loan.years),
  monthly: formatPounds(usual.payment),
  fixedYears: String(loan.fixedYears),
  monthlyLater: formatPounds(usual.laterPayment),
  longerYears: String(loan.longerYears),
  monthlyLonger: formatPounds(longer.payment),
  payable: formatPounds(usual.totalPayable),
  payableLonger: formatPounds(longer.totalPayable),
  commission: formatPounds(share(borrowed, fees.mortgageCommission)),
  upFront: formatPounds(
    loan.deposit + fees.mortgage + others.lenderFee + others.conveyancing + others.survey,
  ),
  /** The usual charge for leaving a fixed rate early, on this loan. */
  leavingEarly: facts.earlyRepaymentShare
    .split(' to ')
    .map((percentage) => formatPounds(share(borrowed, Number.parseFloat(percentage) * 100)))
    .join(' to '),
  /** Everything that the rules ask for beside a rate (MCOB 3A.5.1R), in one place. */
  representative: `Representative example${sampleMark(loan)}: a mortgage of ${formatMoney(borrowed)} over ${loan.years} years, secured on your home, fixed at ${percent(loan.rate)} for ${loan.fixedYears} years and then variable at ${percent(loan.laterRate)}. You make ${usual.payments[0]} monthly payments of ${formatMoney(usual.payment)}, then ${usual.payments[1]} of ${formatMoney(usual.laterPayment)} and a last one of ${formatMoney(usual.lastPayment)}. With the lender’s fee of ${formatMoney(others.lenderFee)} and ours of ${formatMoney(fees.mortgage)}, you repay ${formatMoney(usual.totalPayable)} in total. The overall cost for comparison is ${usual.percentageRate}% APRC (annual percentage rate of charge).`,
} as const

const { invested } = examples
/** Below about this our minimum fee weighs too much. */
const smallSum = 50_000_00
/** For the calculator. */
export const feeSchedule = { ...fees, smallSum }
/** Sum, fee and its share of the sum, for new advice. */
export const initialFees = [10_000_00, 25_000_00, smallSum, 75_000_00, 150_000_00, 500_000_00].map((sum) => [
  formatMoney(sum),
  formatPounds(initialFee(sum)),
  percent((initialFee(sum) / sum) * 10_000),
])
export const investment = {
  sum: formatMoney(invested),
  initial: formatPounds(initialFee(invested)),
  ongoing: formatPounds(share(invested, fees.ongoing)),
  platform: formatPounds(share(invested, fees.platform)),
  funds: formatPounds(share(invested, fees.funds)),
  yearly: formatPounds(yearlyCharges(invested)),
  firstYear: formatPounds(initialFee(invested) + yearlyCharges(invested)),
  yearlyShare: percent(fees.ongoing + fees.platform + fees.funds),
  smallSum: formatMoney(smallSum),
  smallShare: percent((fees.initialLeast / smallSum) * 10_000),
} as const

const { pots } = examples.retirement
export const pension = {
  sum: formatMoney(pots),
  initial: formatPounds(initialFee(pots)),
  ongoing: formatPounds(share(pots, fees.ongoing)),
  platform: formatPounds(share(pots, fees.platform)),
  funds: formatPounds(share(pots, fees.funds)),
  yearly: formatPounds(yearlyCharges(pots)),
  firstYear: formatPounds(initialFee(pots) + yearlyCharges(pots)),
  taxFree: formatPounds((pots * taxFreeCash.percent) / 100),
} as const

const released = examples.lifetimeMortgage
const solicitor = 1_000_00
export const lifetimeMortgage = {
  sum: formatMoney(released.amount),
  rate: percent(released.rate),
  /** In years, with interest every month. */
  doubles: String(Math.round(Math.log(2) / Math.log1p(released.rate / 10_000 / 12) / 12)),
  fees: formatPounds(fees.equityRelease + solicitor),
  solicitor: formatMoney(solicitor),
} as const

const { staff, pay } = examples.business
export const workplacePension = leastContributions(pay, {
  ...autoEnrolment,
  qualifyingEarnings: enrolmentEarnings,
  reliefPercent: pensionTaxRelief.basic,
})
export const business = {
  staff: String(staff),
  pay: formatMoney(pay),
  employerPension: formatPounds(staff * workplacePension.employer),
  groupLife: formatPounds(share(staff * pay, 40)),
} as const

/** A month, for a couple with a mortgage: life cover for both, a policy on the income of one. Examples, not quotations. */
const premiums = entry('figures/premiums', { title: 'Premiums of the example', kinds: { '*': 'money' } }, {
  life: 14_00,
  income: 38_00,
} as const)
export const protection = {
  loan: formatMoney(200_000_00),
  lifeCover: formatMoney(premiums.life),
  income: formatMoney(examples.illness.cover),
  incomeAfter: `${examples.illness.waitMonths} months`,
  incomeCover: formatMoney(premiums.income),
  together: formatMoney(premiums.life + premiums.income),
} as const

/** What an adviser pays the network and keeps: sample figures. */
const firstYear = 70_000_00
const membership = entry(
  'firm/membership',
  {
    title: 'What an adviser pays the network',
    kinds: {
      monthly: 'money',
      retained: 'rate',
      indemnityExcess: 'money',
      runOff: 'money',
      paraplanning: 'money',
    },
  },
  {
    monthly: 350_00,
    retained: 1_500,
    indemnityExcess: 5_000_00,
    runOff: 1_500_00,
    /** A case. */
    paraplanning: 300_00,
  },
)
export const adviserCharges = {
  income: formatMoney(firstYear),
  retainedShare: percent(membership.retained),
  keptShare: percent(10_000 - membership.retained),
  monthly: formatMoney(membership.monthly),
  retained: formatPounds(share(firstYear, membership.retained)),
  membershipYear: formatPounds(membership.monthly * 12),
  kept: formatPounds(firstYear - share(firstYear, membership.retained) - membership.monthly * 12),
  indemnityExcess: formatMoney(membership.indemnityExcess),
  runOff: formatMoney(membership.runOff),
  paraplanning: formatMoney(membership.paraplanning),
} as const

function percent(hundredths: number): string {
  return `${hundredths / 100}%`
}

function share(of: number, hundredths: number): number {
  return Math.round((of * hundredths) / 10_000)
}

function initialFee(of: number): number {
  return Math.max(share(of, fees.initial), fees.initialLeast)
}

function yearlyCharges(of: number): number {
  return share(of, fees.ongoing + fees.platform + fees.funds)
}
