import { expect, test } from 'vitest'
import { formatRate } from './yearly-rate.ts'

test('a rate is written without needless zeros', () => {
  expect([5_25, 5_00, 4_50, 0].map(formatRate)).toEqual(['5.25%', '5%', '4.5%', '0%'])
})
