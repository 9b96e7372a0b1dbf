import { facts } from '#content/site/facts.ts'
import { feeWords } from '#content/site/fee-words.ts'
import {
  examples,
  fee,
  fees,
  firstHome,
  firstHomeDeals,
  investment,
  pension,
  workplacePension,
} from '#content/site/fees.ts'
import type { ServiceName } from '#content/site/services.ts'
import { rates } from '#content/site/tax-and-rates.ts'
import * as tax from '#content/site/tax-words.ts'
import { equityRelease } from '#domain/equity-release.ts'
import { incomeWhileIll } from '#domain/illness-income.ts'
import { incomeTax } from '#domain/income-tax.ts'
import { formatMoney, formatPounds, type Pence } from '#domain/money.ts'
import { evenIncome } from '#domain/pension-growth.ts'
import { formatRate } from '#domain/yearly-rate.ts'

const {
  autoEnrolment,
  housePriceRange,
  incomeTaxBands,
  newStatePensionWeekly,
  pensionLastsUntil,
  personalAllowance,
  statutorySickPay,
} = rates

/**
 * One figure for each service page: what it draws, and the same in words for everyone. All numbers come from the
 * registers (tax-and-rates.ts, fees.ts) and the rules of the calculators. For the server only: no script contains it.
 */
export interface ChartWords {
  heading: string
  /** What it shows and what follows from it; one paragraph each. */
  text: readonly string[]
  /** Stands above it, open at every width: what may not be less prominent than a rate that the figure names. */
  example?: { heading: string; text: string }
  /** The numbers as a table; the first cell of a row is its heading. */
  table: { label: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
}

/** At the start, then every so many years. */
const every = (step: number, length: number) =>
  Array.from({ length }, (_, year) => year).filter((year) => year % step === 0)

const { years, longerYears } = examples.firstHome
const [owed, owedLonger] = [firstHomeDeals.usual.balances, firstHomeDeals.longer.balances]
const halfway = Math.round(years / 2)

export const mortgageChart = {
  owed,
  owedLonger,
  xLabel: 'Years since the start',
  legend: { owed: `Owed, over ${years} years`, owedLonger: `Owed, over ${longerYears} years` },
  example: { heading: 'What a mortgage costs in total', text: firstHome.representative },
  heading: 'How a mortgage is paid off',
  text: [
    `The chart shows the loan of the example above over ${years} years, and the same loan over ${longerYears}.`,
    `In the first years most of each payment is interest. After ${halfway} of ${years} years, you still owe ${formatPounds(owed[halfway] ?? 0)}. If you borrow for more years, each payment is smaller, and you owe more for longer.`,
  ],
  table: {
    label: 'What is owed',
    columns: ['After years', `Over ${years} years`, `Over ${longerYears} years`],
    rows: every(10, owedLonger.length).map((year) => [
      String(year),
      formatPounds(owed[year] ?? 0),
      formatPounds(owedLonger[year] ?? 0),
    ]),
  },
} satisfies ChartWords & Record<string, unknown>

const charge = (hundredths: number): Pence => Math.round((examples.invested * hundredths) / 10_000)
const charges: readonly { name: string; pence: Pence; share: string }[] = [
  { name: 'Platform', pence: charge(fees.platform), share: fee.platform },
  { name: 'Funds', pence: charge(fees.funds), share: fee.funds },
  { name: 'Advice', pence: charge(fees.ongoing), share: fee.ongoing },
]

export const investmentChart = {
  charges,
  heading: 'What it costs to stay invested',
  text: [
    `On ${investment.sum} three charges add up to ${investment.yearly} a year (${investment.yearlyShare}). You pay them whether values rise or fall.`,
    `Without continuing advice you would pay only the first two charges. Our fee is ${feeWords.isOne}; the other charges are typical.`,
  ],
  table: {
    label: 'Charges a year',
    columns: ['Charge', 'A year', 'Share'],
    rows: [
      ...charges.map(({ name, pence, share }) => [name, formatPounds(pence), share]),
      ['Total', investment.yearly, investment.yearlyShare],
    ],
  },
} satisfies ChartWords & Record<string, unknown>

const release = examples.lifetimeMortgage
const released = equityRelease({ ...release, age: Number(facts.equityReleaseAge), pay: 0 }, housePriceRange)
const loans = released.withoutPayments.loans
const fall = formatRate(-housePriceRange.lower)
const rise = formatRate(housePriceRange.higher)

export const equityReleaseChart = {
  loans,
  houses: released.houses,
  xLabel: 'Years since the start',
  legend: {
    house: 'Home at its present value',
    range: `Prices falling by ${fall} to rising by ${rise} a year`,
    loan: 'Owed, if nothing is paid',
  },
  heading: 'The loan against the house',
  text: [
    `You borrow ${formatMoney(release.amount)} on a home worth ${formatMoney(release.house)}, at a fixed ${formatRate(release.rate)}. After ${release.years} years you owe ${formatPounds(loans.at(-1) ?? 0)}.`,
    `If house prices fall by ${fall} a year, ${formatPounds(released.houses.lower.left)} of the home’s value is then left; if they rise by ${rise} a year, ${formatPounds(released.houses.higher.left)}. Nobody knows how they will move. Rate and home are examples.`,
  ],
  table: {
    label: 'Loan and home',
    columns: ['After years', 'Owed', `Home, prices falling by ${fall}`, `Home, prices rising by ${rise}`],
    rows: every(5, loans.length).map((year) => [
      String(year),
      formatPounds(loans[year] ?? 0),
      formatPounds(released.houses.lower.values[year] ?? 0),
      formatPounds(released.houses.higher.values[year] ?? 0),
    ]),
  },
} satisfies ChartWords & Record<string, unknown>

const { pots, stopsAt } = examples.retirement
const [lastsUntil] = pensionLastsUntil
const fromPots = evenIncome(pots, stopsAt, lastsUntil)
/** In whole pounds, so that the figures shown add up. */
const statePension = wholePounds(newStatePensionWeekly * 52)
const statePensionFrom = Number(facts.statePensionAgeNext)
/** The same income before and after the State Pension begins: more from the pots until then, less afterwards. */
const level = wholePounds((pots + statePension * (lastsUntil - statePensionFrom)) / (lastsUntil - stopsAt))
const drawn = { before: level, after: level - statePension }
const levelTax = incomeTax(level, { allowance: personalAllowance, bands: incomeTaxBands })

export const retirementChart = {
  /** Leaves room for the labels of the amounts. */
  from: stopsAt - 5,
  until: lastsUntil,
  stopsAt,
  statePensionFrom,
  drawn,
  statePension,
  xLabel: 'Age',
  legend: { pots: 'Pensions of your own', state: 'State Pension' },
  heading: 'What you would live on, by age',
  text: [
    `Someone stops at ${stopsAt} with ${pension.sum} in pensions. They draw ${formatPounds(drawn.before)} a year until the State Pension begins at ${statePensionFrom}. Then the State Pension pays ${formatPounds(statePension)} and they draw ${formatPounds(drawn.after)}, so income stays level. Outside Scotland, tax takes up to ${formatPounds(levelTax)} a year.`,
    `The years before the State Pension are the gap to plan for. If the same ${pension.sum} were spread evenly from ${stopsAt} to ${lastsUntil}, it would bring only ${formatPounds(fromPots)} a year. This example for ${tax.taxYear} assumes that growth only keeps up with prices. Nothing is left at ${lastsUntil}, and many people live longer.`,
  ],
  table: {
    label: 'Income a year, before tax',
    columns: ['Age', 'Pensions of your own', 'State Pension', 'Total'],
    rows: [
      [
        `${stopsAt} to ${statePensionFrom - 1}`,
        formatPounds(drawn.before),
        formatPounds(0),
        formatPounds(level),
      ],
      [
        `${statePensionFrom} to ${lastsUntil - 1}`,
        formatPounds(drawn.after),
        formatPounds(statePension),
        formatPounds(level),
      ],
    ],
  },
} satisfies ChartWords & Record<string, unknown>

const { employer, employee, relief, total } = workplacePension
const sources: readonly { name: string; pence: Pence }[] = [
  { name: 'The company', pence: employer },
  { name: 'The employee', pence: employee },
  { name: 'Tax relief', pence: relief },
]

export const corporateChart = {
  sources,
  total,
  totalLabel: `${formatMoney(total)} a year`,
  heading: 'Who pays into a workplace pension',
  text: [
    `For someone on ${formatMoney(examples.business.pay)} a year, at the least the law allows: ${autoEnrolment.totalPercent}% of pay from ${tax.qualifyingEarnings}, which is ${formatMoney(total)}. The company’s part is ${formatMoney(employer)}.`,
    `This is a scheme that adds basic-rate relief; some take the payment before tax instead (${tax.taxYear}).`,
  ],
  table: {
    label: 'Paid in a year',
    columns: ['From', 'A year'],
    rows: [...sources.map(({ name, pence }) => [name, formatMoney(pence)]), ['Total', formatMoney(total)]],
  },
} satisfies ChartWords & Record<string, unknown>

const { takeHome, cover, waitMonths, months } = examples.illness
const ill = incomeWhileIll(months, { sickPay: statutorySickPay, cover, waitMonths })
/** Counted as begun; after them there is no sick pay. */
const sickPayMonths = Math.ceil((statutorySickPay.weeks * 12) / 52)
const shownMonths = [1, waitMonths + 1, sickPayMonths + 1, months]

export const insuranceChart = {
  ill,
  takeHome,
  xLabel: 'Months off work',
  legend: { usual: 'Usual take-home pay', sickPay: 'Statutory Sick Pay', cover: 'Income protection' },
  heading: `Off work for ${months} months`,
  text: [
    `Take-home pay of ${formatMoney(takeHome)} a month stops. Statutory Sick Pay of ${tax.sickPay} a week begins on the first day and lasts for ${tax.sickPayWeeks}. In this example a policy starts paying ${formatMoney(cover)} a month after the first ${waitMonths} months.`,
    `Without the policy, pay and sick pay have both ended after month ${sickPayMonths}. Your employer may pay more than the law asks, and benefits may be due. Pay and policy are examples (${tax.taxYear}).`,
  ],
  table: {
    label: 'Income in a month of illness',
    columns: ['When', 'Sick pay', 'Income protection'],
    rows: shownMonths.map((month) => [
      `Month ${month}`,
      formatPounds(ill[month - 1]?.sickPay ?? 0),
      formatPounds(ill[month - 1]?.cover ?? 0),
    ]),
  },
} satisfies ChartWords & Record<string, unknown>

/** By service, for what reads all words of a page. */
export const chartWords: Partial<Record<ServiceName, ChartWords>> = {
  mortgagePlanning: mortgageChart,
  investmentPlanning: investmentChart,
  equityRelease: equityReleaseChart,
  retirementPlanning: retirementChart,
  corporatePlanning: corporateChart,
  insuranceProtection: insuranceChart,
}

/** Rounded down. */
function wholePounds(pence: number): Pence {
  return Math.floor(pence / 100) * 100
}
