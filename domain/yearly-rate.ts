/** A yearly rate in hundredths of a percent: 525 is 5.25%. So every rate that a lender quotes is exact. */
export type BasisPoints = number

const PER_YEAR = 10_000
const PER_MONTH = 12 * PER_YEAR

/** One month's interest on a balance in pence, to the nearest penny. */
export function monthlyInterest(balance: number, rate: BasisPoints): number {
  // Below 2^53 for any balance that the calculators accept.
  return Math.round((balance * rate) / PER_MONTH)
}

/**
 * The level payment that repays a loan in `months`: amount × r / (1 − (1 + r)^−months), to the nearest penny; without
 * interest it is rounded up, so that the last payment is never the larger one. In integers, because a rounded power
 * of 480 months would cost pence.
 */
export function levelPayment(amount: number, rate: BasisPoints, months: number): number {
  if (rate === 0) return Math.ceil(amount / months)
  const [loan, month] = [BigInt(amount), BigInt(PER_MONTH)]
  const grown = (month + BigInt(rate)) ** BigInt(months)
  const ungrown = month ** BigInt(months)
  return roundedQuotient(loan * BigInt(rate) * grown, month * (grown - ungrown))
}

/** `value` × (1 + rate) for a year, to the nearest penny; the rate may be below zero. */
export function growByYear(value: number, rate: BasisPoints): number {
  return Math.round((value * (PER_YEAR + rate)) / PER_YEAR)
}

/** 5.25% */
export function formatRate(rate: BasisPoints): string {
  return `${rate / 100}%`
}

/** Half is rounded up. */
function roundedQuotient(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator))
}
