import { expect, test } from 'vitest'
import { leastContributions } from './workplace-pension.ts'

const rules = {
  qualifyingEarnings: { from: 6_240_00, to: 50_270_00 },
  totalPercent: 8,
  employerPercent: 3,
  reliefPercent: 20,
}

test('the least that goes into a workplace pension is shared by employer, employee and tax office', () => {
  expect(leastContributions(30_000_00, rules)).toEqual({
    counted: 23_760_00,
    employer: 712_80,
    employee: 950_40,
    relief: 237_60,
    total: 1_900_80,
  })
})

test('pay below the qualifying earnings does not count, nor does pay above them', () => {
  expect(leastContributions(6_000_00, rules).total).toBe(0)
  expect(leastContributions(90_000_00, rules).counted).toBe(44_030_00)
})

test('of £1,000 a month that count it is what gov.uk publishes: £40, £30 from the employer and £10 of tax relief', () => {
  // https://www.gov.uk/workplace-pensions/what-you-your-employer-and-the-government-pay
  const { employee, employer, relief, total } = leastContributions(18_240_00, rules)
  expect([employee, employer, relief, total].map((yearly) => yearly / 12)).toEqual([
    40_00, 30_00, 10_00, 80_00,
  ])
})
