import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rates } from '#content/site/tax-and-rates.ts'
import { allowanceAt, emergencyTax, incomeTax } from './income-tax.ts'

const { emergencyTaxCode, incomeTaxBands, personalAllowance, scottishIncomeTaxBands } = rates

const rules = { allowance: personalAllowance, bands: incomeTaxBands }
const scottish = { allowance: personalAllowance, bands: scottishIncomeTaxBands }

describe('Income tax of 2026/27', () => {
  // From a table of the Scottish Parliament’s research office for its budget of 2026/27, with the difference to the
  // rest of the UK, in whole pounds.
  test.each([
    [20_000, 1_446, -40],
    [25_000, 2_446, -40],
    [30_000, 3_451, -35],
    [35_000, 4_501, 15],
    [40_000, 5_551, 65],
    [45_000, 6_882, 396],
    [50_000, 8_982, 1_496],
    [60_000, 13_182, 1_750],
    [75_000, 19_482, 2_050],
    [100_000, 30_732, 3_300],
    [150_000, 59_634, 5_931],
  ])('on £%i is £%i in Scotland, %i more than elsewhere', (income, tax, more) => {
    const here = incomeTax(income * 100, scottish)
    const elsewhere = incomeTax(income * 100, rules)
    expect(Math.round(here / 100)).toBe(tax)
    expect(Math.round((here - elsewhere) / 100)).toBe(more)
  })

  test('leaves the allowance free, which falls to nothing between £100,000 and £125,140', () => {
    expect([incomeTax(12_570_00, rules), incomeTax(12_570_05, rules)]).toEqual([0, 1])
    expect(allowanceAt(100_001_99, personalAllowance)).toBe(12_570_00)
    expect(allowanceAt(100_002_00, personalAllowance)).toBe(12_569_00)
    expect(allowanceAt(125_140_00, personalAllowance)).toBe(0)
  })

  test('is what adding it up pound by pound gives', () => {
    /** The tax on each number of taxable pounds, in pence: each pound bears as many as its rate has percent. */
    const taxOn = new Map(
      [incomeTaxBands, scottishIncomeTaxBands].map((bands) => {
        const sums = [0]
        for (let pound = 0; pound < 200_000; pound += 1) {
          const { percent = 0 } = bands.findLast(({ above }) => above <= pound * 100) ?? {}
          sums.push((sums[pound] ?? 0) + percent)
        }
        return [bands, sums]
      }),
    )
    const poundByPound = (pounds: number, bands: typeof incomeTaxBands) => {
      const lost = Math.min(12_570, Math.max(0, (pounds - 100_000) >> 1))
      return taxOn.get(bands)?.[Math.max(0, pounds - 12_570 + lost)]
    }
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: 0, max: 200_000 }), fc.integer({ min: 99_990, max: 125_160 })),
        fc.constantFrom(rules, scottish),
        (pounds, any) => {
          expect(incomeTax(pounds * 100, any)).toBe(poundByPound(pounds, any.bands))
        },
      ),
    )
  })
})

describe('The emergency code 1257L M1', () => {
  const taken = (payment: number) => emergencyTax(payment, emergencyTaxCode, incomeTaxBands)

  test.each([
    [1_048_25, 0],
    [1_049_24, 0],
    [1_049_25, 20],
    // A month's basic rate band ends at £3,141.67, the higher rate at £10,428.33.
    [7_500_00, 1_952_06],
    [30_000_00, 11_878_20],
  ])('takes from %i pence %i', (payment, tax) => {
    expect(taken(payment)).toBe(tax)
  })

  test('takes what the formula of HM Revenue & Customs’ tables gives', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (payment) => {
        // Tn = Kn + (taxable - Cn) × Rn, here of twelve months.
        const taxable = BigInt(Math.max(0, Math.floor((payment - 1_048_25) / 100))) * 12n
        const [c1, c2] = [37_700n, 125_140n]
        const hundredths =
          taxable <= c1
            ? taxable * 20n
            : taxable <= c2
              ? c1 * 20n + (taxable - c1) * 40n
              : c1 * 20n + (c2 - c1) * 40n + (taxable - c2) * 45n
        expect(taken(payment)).toBe(Number(hundredths / 12n))
      }),
    )
  })
})
