import type { Pence } from './money.ts'

const weeksInMonth = 52 / 12

export interface IllnessRules {
  sickPay: { weekly: Pence; weeks: number }
  /** A month, from the month after `waitMonths` on. */
  cover: Pence
  waitMonths: number
}

/** What comes in during each month of an illness: sick pay until its weeks are used up, then the policy. */
export function incomeWhileIll(months: number, { sickPay, cover, waitMonths }: IllnessRules) {
  return Array.from({ length: months }, (_, month) => {
    const paidWeeks = Math.min(Math.max(sickPay.weeks - month * weeksInMonth, 0), weeksInMonth)
    return { sickPay: Math.round(paidWeeks * sickPay.weekly), cover: month < waitMonths ? 0 : cover }
  })
}
