import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adviceFee, type feeServices } from './advice-fee.ts'

const fees = {
  mortgage: 495_00,
  mortgageCommission: 35,
  equityRelease: 1_495_00,
  initial: 200,
  initialLeast: 1_500_00,
  ongoing: 75,
  platform: 25,
  funds: 30,
  retirementPlan: 1_950_00,
  smallSum: 50_000_00,
}
const feeOf = (service: (typeof feeServices)[number], pounds: number) =>
  adviceFee({ service, sum: pounds * 100 }, fees, 5)

test('£80,000 costs £1,600, and 1.3% of what it has grown to by the end of the first year', () => {
  const { initial, share, yearly } = feeOf('ongoing', 80_000)
  expect([initial, share]).toEqual([1_600_00, 200])
  // 78,400 × 1.05 = 82,320.
  expect(yearly?.first).toEqual({ ongoing: 617_40, platform: 205_80, funds: 246_96 })
  expect(yearly?.firstYear).toBe(2_670_16)
  expect(yearly?.values.slice(0, 2)).toEqual([78_400_00, 81_249_84])
})

test.each([
  ['ongoing', 49_999, 1_500_00, true],
  ['ongoing', 50_000, 1_500_00, false],
  ['once', 75_000, 1_500_00, false],
  ['once', 10_000, 1_500_00, true],
  ['plan', 64_999, 1_950_00, true],
  ['plan', 65_000, 1_950_00, false],
  ['mortgage', 20_000, 495_00, false],
  ['equity-release', 20_000, 1_495_00, false],
] as const)('%s for £%i costs %i pence; it is too much: %s', (service, pounds, initial, isTooMuch) => {
  expect(feeOf(service, pounds)).toMatchObject({ initial, isTooMuch })
})

test('a lender’s commission is told, and nothing is charged by the year', () => {
  expect(feeOf('mortgage', 225_000)).toMatchObject({ commission: 787_50, yearly: null })
  expect(feeOf('once', 80_000).yearly?.first.ongoing).toBe(0)
})

test('ten years cost what an account gives that is kept in fractions', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('ongoing', 'once'),
      fc.integer({ min: 100_000, max: 1_000_000_000 }),
      (service, sum) => {
        const { initial, yearly } = adviceFee({ service, sum }, fees, 5)
        const rate = service === 'ongoing' ? 0.013 : 0.0055
        const first = Math.max(sum * 0.02, 150_000)
        if (Math.abs(initial - first) > 0.5) throw new Error('initial')
        const start = Math.max(0, sum - first)
        const kept = 1.05 * (1 - rate)
        // A geometric series.
        const charges = start * 1.05 * rate * ((kept ** 10 - 1) / (kept - 1))
        if (Math.abs((yearly?.tenYears ?? 0) - first - charges) > 30) throw new Error(`${yearly?.tenYears}`)
        if (Math.abs((yearly?.values[10] ?? 0) - start * kept ** 10) > 30) throw new Error('value')
        if (Math.abs((yearly?.without[10] ?? 0) - sum * 1.05 ** 10) > 10) throw new Error('without')
      },
    ),
  )
})
