import { formatMoney } from '#domain/money.ts'

// Part of the register (tax-and-rates.ts), in a file of its own: /Customer needs these figures and no others.

export const compensationLimits = { adviceAndInvestments: 85_000_00, deposits: 120_000_00 } as const

export const compensationAdvice = formatMoney(compensationLimits.adviceAndInvestments)
export const compensationDeposits = formatMoney(compensationLimits.deposits)
