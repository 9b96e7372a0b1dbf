import { describe, expect, test } from 'vitest'
import { facts } from '#content/site/facts.ts'
import { examples, fees, investment, lifetimeMortgage } from '#content/site/fees.ts'
import { rates } from '#content/site/tax-and-rates.ts'
import * as tax from '#content/site/tax-words.ts'
import { formatMoney, formatPounds } from '#domain/money.ts'
import {
  corporateChart,
  equityReleaseChart,
  insuranceChart,
  investmentChart,
  mortgageChart,
  retirementChart,
} from './service-charts.ts'

const { enrolmentEarnings, newStatePensionWeekly, pensionLastsUntil, statutorySickPay } = rates

/** What is owed of a deal after some years, by the textbook formula, in pence. */
function owedByFormula(term: number, after: number): number {
  const { price, deposit, rate, fixedYears, laterRate } = examples.firstHome
  const owed = (amount: number, yearly: number, years: number, passed: number) => {
    const growth = 1 + yearly / 10_000 / 12
    const [whole, part] = [growth ** (years * 12), growth ** (passed * 12)]
    return (amount * (whole - part)) / (whole - 1)
  }
  const atFirst = owed(price - deposit, rate, term, Math.min(after, fixedYears))
  return after > fixedYears ? owed(atFirst, laterRate, term - fixedYears, after - fixedYears) : atFirst
}

const poundsOf = (cell = '') => Number(cell.replace(/[£,]/g, ''))

describe('The figure of a service', () => {
  test('mortgage: the debt of both terms follows the textbook formula but for rounded payments, and ends at nothing', () => {
    const { years, longerYears } = examples.firstHome
    for (const [year = '', owed, owedLonger] of mortgageChart.table.rows) {
      expect(
        Math.abs(poundsOf(owed) - Math.max(0, owedByFormula(years, Math.min(+year, years))) / 100),
      ).toBeLessThan(5)
      expect(Math.abs(poundsOf(owedLonger) - owedByFormula(longerYears, +year) / 100)).toBeLessThan(5)
    }
    expect([mortgageChart.owed.at(-1), mortgageChart.owedLonger.at(-1)]).toEqual([0, 0])
  })

  test('investments: the charges are those of the fee schedule, and add up to what the guide says', () => {
    expect(investmentChart.charges.map(({ pence }) => pence)).toEqual(
      [fees.platform, fees.funds, fees.ongoing].map((share) => (examples.invested * share) / 10_000),
    )
    expect(formatPounds(investmentChart.charges.reduce((sum, { pence }) => sum + pence, 0))).toBe(
      investment.yearly,
    )
  })

  test('equity release: the loan is the one of the guide, with interest every month', () => {
    const { amount, rate, years } = examples.lifetimeMortgage
    const last = equityReleaseChart.loans.at(-1) ?? 0
    expect(Math.abs(last - amount * (1 + rate / 10_000 / 12) ** (years * 12))).toBeLessThan(200)
    const owedAfter = Object.fromEntries(equityReleaseChart.table.rows)
    expect(owedAfter[0]).toBe(lifetimeMortgage.sum)
  })

  test('retirement: the State Pension is that of the register, and the income bridges the years before it', () => {
    const { pots, stopsAt } = examples.retirement
    expect(retirementChart).toMatchObject({
      statePension: Math.floor((52 * newStatePensionWeekly) / 100) * 100,
      statePensionFrom: Number(facts.statePensionAgeNext),
    })
    const { drawn, statePension, statePensionFrom } = retirementChart
    expect(drawn.before).toBe(drawn.after + statePension)
    const [until] = pensionLastsUntil
    const spent = drawn.before * (statePensionFrom - stopsAt) + drawn.after * (until - statePensionFrom)
    expect(spent).toBeLessThanOrEqual(pots)
    expect(pots - spent).toBeLessThan(100 * (until - stopsAt))
    for (const [, own, state, total] of retirementChart.table.rows)
      expect(poundsOf(own) + poundsOf(state)).toBe(poundsOf(total))
    expect(stopsAt).toBeGreaterThanOrEqual(Number(facts.pensionAccessAgeNext))
  })

  test('workplace pension: the sources add up, and the earnings that count are those of the words', () => {
    expect(corporateChart.sources.reduce((sum, { pence }) => sum + pence, 0)).toBe(corporateChart.total)
    const { from, to } = enrolmentEarnings
    expect(tax.qualifyingEarnings).toBe(`${formatMoney(from)} to ${formatMoney(to)}`)
  })

  test('protection: sick pay is that of the words, and nothing is left without the policy in the end', () => {
    const { weekly, weeks } = statutorySickPay
    expect([tax.sickPay, tax.sickPayWeeks]).toEqual([formatMoney(weekly), `${weeks} weeks`])
    expect(insuranceChart.ill.reduce((sum, { sickPay }) => sum + sickPay, 0)).toBeCloseTo(weekly * weeks, -1)
    expect(insuranceChart.table.rows.map(([, sickPay]) => sickPay)).toEqual(['£534', '£534', '£0', '£0'])
    expect(insuranceChart.table.rows.map(([, , cover]) => cover)).toEqual([
      '£0',
      '£2,000',
      '£2,000',
      '£2,000',
    ])
  })
})
