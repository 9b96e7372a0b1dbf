import { expect, test } from 'vitest'
import { fees, initialFees } from './fees.ts'

test('The table of initial fees has the minimum where it applies, and each fee as a share of its sum', () => {
  const number = (text = '') => Number(text.replace(/[^\d.]/g, ''))
  for (const [sum, fee, share] of initialFees) {
    const least = fees.initialLeast / 100
    expect(number(fee), sum).toBe(Math.max(least, (number(sum) * fees.initial) / 10_000))
    expect(number(share), sum).toBeCloseTo((number(fee) / number(sum)) * 100)
  }
})
