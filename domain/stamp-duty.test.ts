import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type StampDutyBuyer, type StampDutyRates, stampDuty } from './stamp-duty.ts'

/** England and Northern Ireland, 2026/27. */
const rates: StampDutyRates = {
  bands: [
    { above: 0, percent: 0 },
    { above: 125_000_00, percent: 2 },
    { above: 250_000_00, percent: 5 },
    { above: 925_000_00, percent: 10 },
    { above: 1_500_000_00, percent: 12 },
  ],
  firstTimeBands: [
    { above: 0, percent: 0 },
    { above: 300_000_00, percent: 5 },
  ],
  firstTimeLimit: 500_000_00,
  additionalHome: { points: 5, from: 40_000_00 },
}
const taxOn = (pounds: number, buyer: StampDutyBuyer) =>
  stampDuty({ price: pounds * 100, buyer }, rates).tax / 100
const prices = fc.integer({ min: 1, max: 5_000_000 })
const buyers = fc.constantFrom('first' as const, 'next' as const, 'additional' as const)

describe('Stamp duty', () => {
  // The tax office publishes 295,000, 425,000 and 500,000 as examples; the others follow from its table of bands.
  test.each([
    [295_000, 'first', 0],
    [300_000, 'first', 0],
    [425_000, 'first', 6_250],
    [500_000, 'first', 10_000],
    [500_001, 'first', 15_000],
    [125_000, 'next', 0],
    [295_000, 'next', 4_750],
    [925_000, 'next', 36_250],
    [1_500_000, 'next', 93_750],
    [2_000_000, 'next', 153_750],
    [39_999, 'additional', 0],
    [40_000, 'additional', 2_000],
    [300_000, 'additional', 20_000],
    [250_019, 'next', 2_500],
  ] as const)('on £%i for a %s home is £%i', (price, buyer, tax) => {
    expect(taxOn(price, buyer)).toBe(tax)
  })

  test('of each band is in whole pence, rounded down', () => {
    const { slices } = stampDuty({ price: 125_000_99, buyer: 'next' }, rates)
    expect(slices[1]).toMatchObject({ slice: 99, tax: 1 })
  })

  test('is the share of the whole price less what its lower bands save, in pounds', () => {
    fc.assert(
      fc.property(prices, buyers, (price, buyer) => {
        const { tax, slices } = stampDuty({ price: price * 100, buyer }, rates)
        expect(tax).toBe(Math.floor(byTheWholePrice(price, buyer) + 1e-9) * 100)
        expect(slices.reduce((total, { slice }) => total + slice, 0)).toBe(price * 100)
      }),
    )
  })
})

/** As solicitors reckon it: a rate of the whole price, and a deduction. */
function byTheWholePrice(price: number, buyer: StampDutyBuyer): number {
  if (buyer === 'first' && price <= 500_000) return Math.max(0, ((price - 300_000) * 5) / 100)
  const [, percent, deduction] = [
    [1_500_000, 12, 86_250],
    [925_000, 10, 56_250],
    [250_000, 5, 10_000],
    [125_000, 2, 2_500],
    [0, 0, 0],
  ].find(([above = 0]) => price > above) as [number, number, number]
  const surcharge = buyer === 'additional' && price >= 40_000 ? 5 : 0
  return (price * (percent + surcharge)) / 100 - deduction
}
