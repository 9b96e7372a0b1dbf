import type { Pence } from './money.ts'
import { mortgageRepayments } from './mortgage-repayments.ts'
import type { BasisPoints } from './yearly-rate.ts'

interface MortgageDeal {
  amount: Pence
  years: number
  /** Fixed for so many years; afterwards the later rate to the end. */
  rate: BasisPoints
  fixedYears: number
  laterRate: BasisPoints
  /** What the lender and the adviser charge. */
  fees: Pence
}

/** A repayment mortgage that is kept to its end, with what a representative example has to say (MCOB 3A.5). */
export function mortgageDeal({ amount, years, rate, fixedYears, laterRate, fees }: MortgageDeal) {
  const repaid = { kind: 'repayment', overpay: 0 } as const
  const fixed = mortgageRepayments({ amount, years, rate, ...repaid })
  const owedAfter = fixed.balances[fixedYears] ?? 0
  const later = mortgageRepayments({
    amount: owedAfter,
    years: years - fixedYears,
    rate: laterRate,
    ...repaid,
  })
  const payments = [fixedYears * 12, (years - fixedYears) * 12 - 1] as const
  const lastPayment = later.totalPaid - later.payment * payments[1]
  return {
    /** How many there are of each; the last one is what is left then. */
    payments,
    payment: fixed.payment,
    laterPayment: later.payment,
    lastPayment,
    /** At the start, and after each year. */
    balances: [...fixed.balances.slice(0, fixedYears), ...later.balances],
    totalPayable: fixed.payment * payments[0] + later.totalPaid + fees,
    percentageRate: percentageRate(amount - fees, [
      ...new Array<Pence>(payments[0]).fill(fixed.payment),
      ...new Array<Pence>(payments[1]).fill(later.payment),
      lastPayment,
    ]),
  }
}

/**
 * The annual percentage rate of charge, to one decimal place (MCOB 10A): the yearly rate at which the monthly payments
 * are worth now what is received now.
 */
function percentageRate(received: Pence, payments: readonly Pence[]): number {
  const worth = (yearly: number) =>
    payments.reduce((sum, payment, month) => sum + payment / (1 + yearly) ** ((month + 1) / 12), 0)
  let [low, high] = [0, 1]
  while (high - low > 1e-9) {
    const middle = (low + high) / 2
    if (worth(middle) > received) low = middle
    else high = middle
  }
  return Math.round(low * 1000) / 10
}
