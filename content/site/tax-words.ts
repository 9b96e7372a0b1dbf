/**
 * The register of tax-and-rates.ts as words, for prose. Each is an export of its own, so that a page bundles only
 * those it names; import them as `tax`: `${tax.isaAllowance}`.
 */
import { formatMoney } from '#domain/money.ts'
import { addDays, formatLong, formatMonth, plainDate } from '#domain/plain-date.ts'
import * as register from './tax-and-rates.ts'

export { checked, checkedOn, taxYear } from './checked.ts'
export { compensationAdvice, compensationDeposits, compensationTemporary } from './compensation.ts'

export const isaAllowance = formatMoney(register.isaAllowance)
export const cashIsaMost = formatMoney(register.cashIsaLimit.most)
export const cashIsaUnder = String(register.cashIsaLimit.under)
export const cashIsaFrom = day(register.cashIsaLimit.from)
export const lifetimeIsaAllowance = formatMoney(register.lifetimeIsa.allowance)
export const lifetimeIsaBonus = percent(register.lifetimeIsa.bonusPercent)
export const lifetimeIsaBonusMoney = formatMoney(
  (register.lifetimeIsa.allowance * register.lifetimeIsa.bonusPercent) / 100,
)
export const lifetimeIsaHome = formatMoney(register.lifetimeIsa.homeLimit)
export const lifetimeIsaAges = `${register.lifetimeIsaRules.openFrom} to ${register.lifetimeIsaRules.openUnder - 1}`
export const lifetimeIsaLater = String(register.lifetimeIsaRules.withdrawFrom)
export const lifetimeIsaCharge = percent(register.lifetimeIsaRules.chargePercent)
export const helpToBuyEnded = formatMonth(register.helpToBuy.loansEnded)
export const capitalGainsAllowance = formatMoney(register.capitalGainsAllowance)
export const dividendAllowance = formatMoney(register.dividendAllowance)

export const firstTimeNothingTo = formatMoney(register.stampDutyFirstTimeBands[1]?.above ?? 0)
export const firstTimeRate = percent(register.stampDutyFirstTimeBands[1]?.percent ?? 0)
export const firstTimeLimit = formatMoney(register.stampDutyFirstTimeLimit)
export const additionalHomePoints = String(register.stampDutyAdditionalHome.points)
export const stampDutyFrom = formatMoney(register.stampDutyBands[1]?.above ?? 0)

export const statePensionWeekly = formatMoney(register.newStatePensionWeekly)
export const statePensionYears = String(register.statePensionQualifyingYears.full)
export const statePensionLeastYears = String(register.statePensionQualifyingYears.least)
// Written out, because no page needs the whole timetable; claims.test.ts compares them with it.
/** Until the first step: 66 exactly. */
export const statePensionLast66 = day(addDays(plainDate('1960-04-06'), -1))
export const statePensionStepsFrom = day('1960-04-06')
export const statePensionStepsTo = day(addDays(plainDate('1961-03-06'), -1))
export const statePension67From = day('1961-03-06')
export const statePension67To = day(addDays(plainDate('1977-04-06'), -1))
export const statePension68From = day('1978-04-06')

export const accessAgeBornFrom = day(register.minimumPensionAge.nextAppliesFromBirth)
export const shutOutBornFrom = day(register.minimumPensionAge.mayBeShutOutFromBirth)
export const shutOutBornTo = day(addDays(plainDate(register.minimumPensionAge.nextAppliesFromBirth), -1))

export const pensionAllowance = formatMoney(register.pensionAnnualAllowance)
export const moneyPurchaseAllowance = formatMoney(register.moneyPurchaseAnnualAllowance)
export const taxFreePercent = percent(register.taxFreeCash.percent)
export const taxFreeLimit = formatMoney(register.taxFreeCash.limit)
export const additionalRelief = percent(register.pensionTaxRelief.additional)
export const withoutEarningsPaid = formatMoney(register.pensionWithoutEarnings.paid)
export const withoutEarningsBecomes = formatMoney(register.pensionWithoutEarnings.becomes)
export const pensionsInEstateFrom = day(register.pensionsInEstateFrom)
export const freeGuidanceAge = String(register.freeGuidanceAge)
export const safeguardedBenefits = formatMoney(register.safeguardedBenefitsAdvice)

export const enrolFromAge = String(register.autoEnrolment.fromAge)
export const enrolEarnings = formatMoney(register.autoEnrolment.earningsFrom)
export const enrolTotal = percent(register.autoEnrolment.totalPercent)
export const enrolEmployer = percent(register.autoEnrolment.employerPercent)

export const savingsRatesFrom = day(register.savingsRatesRise.from)
export const savingsRatesPoints = String(register.savingsRatesRise.points)

export const incomeMultipleLower = String(register.incomeMultiples.lower / 10)
export const incomeMultipleUpper = String(register.incomeMultiples.upper / 10)

function percent(points: number): string {
  return `${points}%`
}

/** 6 April 1960 */
function day(date: string): string {
  return formatLong(plainDate(date)).replace(/^\w+ /, '')
}
