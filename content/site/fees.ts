/**
 * What the firm charges, and the figures of worked examples, once. All of it is sample until the firm puts its own
 * schedule here; pages that show it say so. Money is in whole pence, rates in hundredths of a percent.
 */
import { formatMoney, formatPounds } from '#domain/money.ts'

export const fees = {
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
} as const

/** Of what others charge in a purchase; usual sums, not quotations. */
const others = { lenderFee: 999_00, conveyancing: 1_700_00, survey: 500_00 } as const

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

/** A first home: price 250,000, a tenth as deposit, 30 years at 4.75%. */
const loan = { price: 250_000_00, deposit: 25_000_00, years: 30, rate: 475 } as const
const borrowed = loan.price - loan.deposit

export const firstHome = {
  price: formatMoney(loan.price),
  deposit: formatMoney(loan.deposit),
  depositShare: '10%',
  loan: formatMoney(borrowed),
  years: String(loan.years),
  rate: percent(loan.rate),
  monthly: formatPounds(monthlyPayment(borrowed, loan.rate, loan.years)),
  /** Two points more. */
  higherRate: percent(loan.rate + 200),
  monthlyHigher: formatPounds(monthlyPayment(borrowed, loan.rate + 200, loan.years)),
  longerYears: '35',
  monthlyLonger: formatPounds(monthlyPayment(borrowed, loan.rate, 35)),
  interest: formatPounds(monthlyPayment(borrowed, loan.rate, loan.years) * loan.years * 12 - borrowed),
  interestLonger: formatPounds(monthlyPayment(borrowed, loan.rate, 35) * 35 * 12 - borrowed),
  commission: formatPounds(share(borrowed, fees.mortgageCommission)),
  upFront: formatPounds(
    loan.deposit + fees.mortgage + others.lenderFee + others.conveyancing + others.survey,
  ),
  income: formatMoney(50_000_00),
  borrowingLower: formatMoney(200_000_00),
  borrowingUpper: formatMoney(225_000_00),
} as const

/** An ISA and an account with 80,000 in all. */
const invested = 80_000_00
export const investment = {
  sum: formatMoney(invested),
  initial: formatPounds(Math.max(share(invested, fees.initial), fees.initialLeast)),
  ongoing: formatPounds(share(invested, fees.ongoing)),
  platform: formatPounds(share(invested, fees.platform)),
  funds: formatPounds(share(invested, fees.funds)),
  yearly: formatPounds(share(invested, fees.ongoing + fees.platform + fees.funds)),
  yearlyShare: percent(fees.ongoing + fees.platform + fees.funds),
  smallSum: formatMoney(10_000_00),
  smallShare: percent((fees.initialLeast / 10_000_00) * 10_000),
} as const

/** Three old pensions of 150,000 in all. */
const pots = 150_000_00
export const pension = {
  sum: formatMoney(pots),
  initial: formatPounds(share(pots, fees.initial)),
  ongoing: formatPounds(share(pots, fees.ongoing)),
  platform: formatPounds(share(pots, fees.platform)),
  funds: formatPounds(share(pots, fees.funds)),
  yearly: formatPounds(share(pots, fees.ongoing + fees.platform + fees.funds)),
  taxFree: formatPounds(pots / 4),
} as const

/** A lifetime mortgage of 50,000 at a fixed 6.5%, nothing paid off. */
const released = 50_000_00
export const lifetimeMortgage = {
  sum: formatMoney(released),
  rate: percent(650),
  after5: formatPounds(grown(released, 650, 5)),
  after10: formatPounds(grown(released, 650, 10)),
  after15: formatPounds(grown(released, 650, 15)),
  after20: formatPounds(grown(released, 650, 20)),
  doubles: '11',
  fees: formatPounds(fees.equityRelease + 1_000_00),
  solicitor: formatMoney(1_000_00),
} as const

/** A company that pays ten people 30,000 each. */
const payroll = 10 * 30_000_00
export const business = {
  staff: 'ten',
  pay: formatMoney(30_000_00),
  /** 3% of what each earns between 6,240 and 50,270. */
  employerPension: formatPounds(share(10 * (30_000_00 - 6_240_00), 300)),
  groupLife: formatPounds(share(payroll, 40)),
} as const

/** A couple with a mortgage; premiums are examples, not quotations. */
export const protection = {
  loan: formatMoney(200_000_00),
  lifeCover: '£14',
  income: formatMoney(2_000_00),
  incomeCover: '£38',
  together: '£52',
} as const

/** What an adviser pays the network and keeps: sample figures. */
const firstYear = 70_000_00
const membership = {
  monthly: 350_00,
  retained: 1_500,
  joining: 0,
  indemnityExcess: 5_000_00,
  runOff: 1_500_00,
}
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
} as const

function percent(hundredths: number): string {
  return `${hundredths / 100}%`
}

function share(of: number, hundredths: number): number {
  return Math.round((of * hundredths) / 10_000)
}

function grown(sum: number, hundredths: number, years: number): number {
  return Math.round(sum * (1 + hundredths / 10_000) ** years)
}

/** Of a repayment mortgage. */
function monthlyPayment(sum: number, hundredths: number, years: number): number {
  const rate = hundredths / 10_000 / 12
  return Math.round((sum * rate) / (1 - (1 + rate) ** (-12 * years)))
}
