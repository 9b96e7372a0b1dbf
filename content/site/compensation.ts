import { formatMoney } from '#domain/money.ts'
import { entry } from './entry.ts'

// Part of the register (tax-and-rates.ts), in a file of its own: /Customer needs these figures and no others.

export const compensationLimits = entry(
  'figures/compensation',
  { title: 'Limits of compensation', kinds: { '*': 'money' } },
  {
    adviceAndInvestments: 85_000_00,
    deposits: 120_000_00,
    /** For six months after a sale of a home, an inheritance or a divorce. */
    temporaryDeposits: 1_400_000_00,
  } as const,
)

/** What the scheme pays, in the same words wherever it is named. */
export const compensationAdvice = `up to ${formatMoney(compensationLimits.adviceAndInvestments)} for each person and failed firm`
export const compensationDeposits = `up to ${formatMoney(compensationLimits.deposits)} for each person and bank`
export const compensationTemporary = `up to ${formatMoney(compensationLimits.temporaryDeposits)} for six months`
