import { entry } from '#content/site/entry.ts'
import { facts } from '#content/site/facts.ts'
import { meta } from '#content/site/meta.ts'
import { riskWarnings } from '#content/site/risk-warnings.ts'
import { rates } from '#content/site/tax-and-rates.ts'
import { equityReleaseLimits } from '#domain/equity-release.ts'
import { formatMoney } from '#domain/money.ts'
import { formatRate } from '#domain/yearly-rate.ts'
import { fieldErrors } from './calculator-words.ts'

const { equityReleaseShares } = rates

const { age, house, amount, rate, years, pay, lastAge } = equityReleaseLimits

const [firstShare, lastShare] = [equityReleaseShares.byAge[0], equityReleaseShares.byAge.at(-1)]

export const equityReleasePage = entry('calculators/equity-release', 'Equity release', {
  meta: meta(
    'Equity release calculator',
    'What a lifetime mortgage would come to over the years, with and without payments, beside what the home may be worth then.',
    'calculator calculate',
  ),
  heading: 'Equity release: what would be owed?',
  lead: `From ${facts.equityReleaseAge} you may be able to borrow against your home and repay nothing until you die or move into care. Interest is then charged on interest. See what that comes to.`,
  alternatives: {
    heading: 'Look at these first',
    items: [
      'Moving to a smaller home, which can free money without a loan.',
      'A retirement interest-only mortgage, where you pay the interest and the debt stays the same.',
      'Benefits, grants and help from your council that you may not have claimed.',
      'Savings, other pensions, a lodger, or help from family.',
    ],
  },
  example: { age: '70', house: '300,000', amount: '50,000', rate: '6.5', years: '15', pay: '0' },
  fields: {
    age: {
      label: 'Age of the youngest owner',
      hint: `${facts.equityReleaseAge} or over`,
      errors: {
        ...fieldErrors({ what: 'an age', example: '70', most: String(age[1]) }),
        low: `Equity release begins at ${facts.equityReleaseAge}. Enter an age of ${facts.equityReleaseAge} or more.`,
      },
    },
    house: {
      label: 'Value of the home',
      hint: 'Roughly what it would sell for',
      errors: fieldErrors({
        what: 'a value',
        example: '300,000',
        least: formatMoney(house[0]),
        most: formatMoney(house[1]),
      }),
    },
    amount: {
      label: 'Amount you would release',
      hint: 'In pounds, for example 50,000',
      errors: {
        ...fieldErrors({
          what: 'an amount',
          example: '50,000',
          least: formatMoney(amount[0]),
          most: formatMoney(amount[1]),
        }),
        aboveHomeValue: `Enter less: no lender releases more than about ${equityReleaseShares.most}% of a home. At ${firstShare?.age} it is usually ${firstShare?.percent}% at most, at ${lastShare?.age} ${lastShare?.percent}%.`,
      },
    },
    rate: {
      label: 'Interest rate in percent',
      hint: 'Fixed for life, for example 6.5',
      errors: fieldErrors({
        what: 'a rate',
        example: '6.5',
        least: formatRate(rate[0]),
        most: formatRate(rate[1]),
      }),
    },
    years: {
      label: 'Years to look ahead',
      hint: 'For example 15',
      errors: {
        ...fieldErrors({
          what: 'a time',
          example: '15',
          least: `${years[0]} year`,
          most: `${years[1]} years`,
        }),
        tooLong: `Enter fewer years: this looks ahead to the age of ${lastAge} at most.`,
      },
    },
    pay: {
      label: 'Voluntary payment each month',
      hint: 'You do not have to pay anything; enter a sum to see what it would change',
      errors: fieldErrors({
        what: 'a payment',
        example: '100',
        least: formatMoney(pay[0]),
        most: formatMoney(pay[1]),
      }),
    },
  },
  headline: 'The debt after {years}',
  sentence: {
    grows: '{amount} at {rate} grows to {loan} after {years} if nothing is paid.',
    paid: 'With {pay} a month it comes to {loan}, after payments of {paid}.',
    limited:
      'The no negative equity guarantee would limit what is repaid to the price of the home: {lower} if prices fell by {percent} a year. The debt itself goes on growing.',
    most: '{amount} is more than lenders usually release at {age}: about {share}% of the home, here {usual}. With poor health it can be more.',
  },
  withPayments: 'With the payments',
  withoutPayments: 'Without payments',
  left: {
    heading: 'What would be left of the home',
    lead: 'Nobody knows what a home will be worth. So here are three cases.',
    lower: 'Prices fall by {percent} a year',
    same: 'Prices stay as they are',
    higher: 'Prices rise by {percent} a year',
    value: 'Home worth',
    owed: 'To repay',
    left: 'Left',
    prices: 'House prices',
  },
  guarantee:
    'If prices fell by {percent} a year, the debt would pass the value of the home in year {year}. With the no negative equity guarantee of the Equity Release Council’s members, nobody has to repay more than the home is sold for.',
  guaranteeSame:
    'Even at today’s price the debt would pass the value of the home in year {year}. With the no negative equity guarantee of the Equity Release Council’s members, nobody has to repay more than the home is sold for. But nothing of the price would be left.',
  payNote:
    'Plans that meet the Equity Release Council’s standards let you make payments without penalty, up to a limit each year. More than that can bring a charge.',
  caption: {
    debt: 'The picture shows the debt over {years}, and behind it the value of the home, between falling and rising prices.',
    paid: 'The lower line is the debt with your payments.',
    below: 'The debt stays below the value of the home.',
    limited: 'Where the debt reaches the value of the home, the no negative equity guarantee applies.',
  },
  chart: {
    house: 'Value of the home, if unchanged',
    range: 'Its value if prices fall or rise',
    loan: 'Debt without payments',
    paid: 'Debt with payments',
    xLabel: 'Years from now',
  },
  claims: ['equityReleaseShares', 'housePriceRange'],
  mainRisk: 'mortgage',
  warnings: [riskWarnings.lifetimeMortgage, riskWarnings.equityRelease, riskWarnings.tax],
  notes: [
    'The rate stays the same for life, interest is added every month, and fees are left out. How much can be released depends on age, health and home.',
  ],
  summary:
    'Equity release: age {age}, home {house}, {amount} at {rate} for {years} years, {pay} a month, growing to {loan}.',
} as const)
