/** The register of tax-and-rates.ts as words, for prose: `${tax.isaAllowance}`. */
import { formatMoney } from '#domain/money.ts'
import { addDays, formatDate, formatMonth, type PlainDate, plainDate } from '#domain/plain-date.ts'
import { rates } from './tax-and-rates.ts'

export { taxYear, taxYearEnd } from './checked.ts'

export const isaAllowance = formatMoney(rates.isaAllowance)
export const cashIsaMost = formatMoney(rates.cashIsaLimit.most)
export const cashIsaUnder = String(rates.cashIsaLimit.under)
export const cashIsaFrom = day(rates.cashIsaLimit.from)
export const lifetimeIsaAllowance = formatMoney(rates.lifetimeIsa.allowance)
export const lifetimeIsaBonus = percent(rates.lifetimeIsa.bonusPercent)
export const lifetimeIsaBonusMoney = formatMoney(
  (rates.lifetimeIsa.allowance * rates.lifetimeIsa.bonusPercent) / 100,
)
export const lifetimeIsaHome = formatMoney(rates.lifetimeIsa.homeLimit)
export const lifetimeIsaAges = `${rates.lifetimeIsaRules.openFrom} to ${rates.lifetimeIsaRules.openUnder - 1}`
export const lifetimeIsaLater = String(rates.lifetimeIsaRules.withdrawFrom)
export const lifetimeIsaCharge = percent(rates.lifetimeIsaRules.chargePercent)
export const helpToBuyClosed = day(rates.helpToBuy.loansClosed)
export const helpToBuyEnded = formatMonth(rates.helpToBuy.loansEnded)
export const capitalGainsAllowance = formatMoney(rates.capitalGainsAllowance)
export const dividendAllowance = formatMoney(rates.dividendAllowance)

export const firstTimeNothingTo = formatMoney(rates.stampDutyFirstTimeBands[1]?.above ?? 0)
export const firstTimeRate = percent(rates.stampDutyFirstTimeBands[1]?.percent ?? 0)
export const firstTimeLimit = formatMoney(rates.stampDutyFirstTimeLimit)
export const additionalHomePoints = String(rates.stampDutyAdditionalHome.points)
export const stampDutyFrom = formatMoney(rates.stampDutyBands[1]?.above ?? 0)

export const statePensionWeekly = formatMoney(rates.newStatePensionWeekly)
export const statePensionYears = String(rates.statePensionQualifyingYears.full)
export const statePensionLeastYears = String(rates.statePensionQualifyingYears.least)
/** Until the first step: 66 exactly. */
export const statePensionLast66 = day(addDays(bornFrom(66, 1), -1))
export const statePensionStepsFrom = day(bornFrom(66, 1))
export const statePensionStepsTo = day(addDays(bornFrom(67), -1))
export const statePension67From = day(bornFrom(67))
export const statePension67To = day(addDays(bornFrom(67, 1), -1))
export const statePension68From = day(bornFrom(68))

export const accessAgeBornFrom = day(rates.minimumPensionAge.nextAppliesFromBirth)
export const shutOutBornFrom = day(rates.minimumPensionAge.mayBeShutOutFromBirth)
export const shutOutBornTo = day(addDays(plainDate(rates.minimumPensionAge.nextAppliesFromBirth), -1))

export const pensionAllowance = formatMoney(rates.pensionAnnualAllowance)
export const moneyPurchaseAllowance = formatMoney(rates.moneyPurchaseAnnualAllowance)
/** In the same words wherever it is said. */
export const reliefAfterDrawing = `Once you have taken taxable money from a pension pot, only ${moneyPurchaseAllowance} a year of new payments into pots gets tax relief. The limit does not apply just because you buy an income for life.`
export const taxFreePercent = percent(rates.taxFreeCash.percent)
export const taxFreeLimit = formatMoney(rates.taxFreeCash.limit)
export const additionalRelief = percent(rates.pensionTaxRelief.additional)
export const withoutEarningsPaid = formatMoney(rates.pensionWithoutEarnings.paid)
export const withoutEarningsBecomes = formatMoney(rates.pensionWithoutEarnings.becomes)
export const pensionsInEstateFrom = day(rates.pensionsInEstateFrom)
export const freeGuidanceAge = String(rates.freeGuidanceAge)
export const safeguardedBenefits = formatMoney(rates.safeguardedBenefitsAdvice)

export const enrolFromAge = String(rates.autoEnrolment.fromAge)
export const enrolEarnings = formatMoney(rates.autoEnrolment.earningsFrom)
export const enrolTotal = percent(rates.autoEnrolment.totalPercent)
export const enrolEmployer = percent(rates.autoEnrolment.employerPercent)

export const savingsAllowance = formatMoney(rates.personalSavingsAllowance.basic)
export const savingsAllowanceHigher = formatMoney(rates.personalSavingsAllowance.higher)
export const savingsRatesFrom = day(rates.savingsRatesRise.from)
export const savingsRatesPoints = String(rates.savingsRatesRise.points)

export const incomeMultipleLower = String(rates.incomeMultiples.lower / 10)
export const incomeMultipleUpper = String(rates.incomeMultiples.upper / 10)

export const personalAllowance = formatMoney(rates.personalAllowance.amount)
export const higherRateFrom = formatMoney(
  rates.personalAllowance.amount + (rates.incomeTaxBands[1]?.above ?? 0),
)
export const additionalRateFrom = formatMoney(rates.incomeTaxBands[2]?.above ?? 0)
export const surchargeFrom = millions(rates.councilTaxSurcharge.above)
export const surchargeLeast = formatMoney(rates.councilTaxSurcharge.least)
export const surchargeValued = String(rates.councilTaxSurcharge.valuedIn)
export const surchargeMost = formatMoney(rates.councilTaxSurcharge.most)
export const sacrificeLimit = formatMoney(rates.salarySacrificeLimit.most)
export const inheritanceTaxRate = percent(rates.inheritanceTax.percent)
export const nilRateBand = formatMoney(rates.inheritanceTax.nilRateBand)
export const residenceNilRateBand = formatMoney(rates.inheritanceTax.residenceNilRateBand)
export const residenceTaperFrom = millions(rates.inheritanceTax.taperFrom)
export const sickPay = formatMoney(rates.statutorySickPay.weekly)
export const sickPayWeeks = `${rates.statutorySickPay.weeks} weeks`
export const qualifyingEarnings = `${formatMoney(rates.enrolmentEarnings.from)} to ${formatMoney(rates.enrolmentEarnings.to)}`

const { adviceAndInvestments, deposits, temporaryDeposits } = rates.compensationLimits
/** What the scheme pays, in the same words wherever it is named. */
export const compensationAdvice = `up to ${formatMoney(adviceAndInvestments)} for each person and failed firm`
export const compensationDeposits = `up to ${formatMoney(deposits)} for each person and bank`
export const compensationTemporary = `up to ${formatMoney(temporaryDeposits)} for six months`

/** From whose birth on the State Pension age is that, or a later step of the timetable. */
function bornFrom(age: number, later = 0): PlainDate {
  const { statePensionTimetable } = rates
  const step = statePensionTimetable.findIndex(
    (each) => 'years' in each && each.years === age && each.months === 0,
  )
  return plainDate(statePensionTimetable[step + later]?.bornFrom ?? '')
}

/** £2 million */
function millions(pence: number): string {
  return `£${pence / 100_000_000} million`
}

function percent(points: number): string {
  return `${points}%`
}

/** 6 April 1960 */
function day(date: string): string {
  return formatDate(plainDate(date))
}
