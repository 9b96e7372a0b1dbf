import { entry } from './entry.ts'

/** Warnings that several pages carry in the same words. */
export const riskWarnings = entry('legal/risk-warnings', 'Risk warnings', {
  mortgage:
    'A mortgage is a loan secured on your home. Your home may be repossessed if you do not keep up repayments on your mortgage.',
  investment:
    'The value of pensions and investments can fall as well as rise, and you may get back less than you invest.',
  lifetimeMortgage:
    'A lifetime mortgage is a loan secured on your home. The loan grows as interest is added. Most lifetime mortgages need no monthly payments. If you miss any that are due, or break other terms, your home may be repossessed. Think carefully before securing other debts against your home.',
  equityRelease:
    'Equity release reduces the inheritance you leave and can affect your right to means-tested benefits (those that depend on your income and savings), now or later.',
  tax: 'Tax treatment depends on your individual circumstances and may change.',
} as const)
