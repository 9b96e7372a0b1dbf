import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rates } from '#content/site/tax-and-rates.ts'
import { type EstateInput, estateHeirs, estateOwners, inheritanceTax } from './inheritance-tax.ts'

const { inheritanceTax: rules } = rates

const estate = (parts: Partial<EstateInput>): EstateInput => ({
  owner: 'single',
  home: 0,
  other: 0,
  pensions: 0,
  heirs: 'children',
  ...parts,
})
const taxes = (parts: Partial<EstateInput>) => {
  const { before, after } = inheritanceTax(estate(parts), rules)
  return [before.tax, after.tax]
}

// The first two as Fyfe Financial published them for the change of 2027; the third is the example on gov.uk.
test.each([
  [
    'a couple with a home of £650,000, £350,000 and £500,000 of pensions',
    { owner: 'married', home: 650_000_00, other: 350_000_00, pensions: 500_000_00 },
    [0, 200_000_00],
  ],
  [
    'one person with a home of £450,000, £50,000 and £250,000 of pensions',
    { home: 450_000_00, other: 50_000_00, pensions: 250_000_00 },
    [0, 100_000_00],
  ],
  ['one person with £500,000 and no home', { other: 500_000_00 }, [70_000_00, 70_000_00]],
  [
    'a home worth less than the allowance for it',
    { home: 100_000_00, other: 400_000_00 },
    [30_000_00, 30_000_00],
  ],
  ['heirs who are no descendants', { home: 500_000_00, heirs: 'others' }, [70_000_00, 70_000_00]],
  // (2,100,000 − 325,000 − 125,000) × 40%: the taper takes £50,000 of the second allowance.
  ['£2.1 million with a home', { home: 600_000_00, other: 1_500_000_00 }, [660_000_00, 660_000_00]],
  [
    '£2.35 million, where nothing is left of it',
    { home: 600_000_00, other: 1_750_000_00 },
    [810_000_00, 810_000_00],
  ],
  [
    'two allowances of a widow, tapered by her pension alone',
    { owner: 'widowed', home: 800_000_00, other: 1_200_000_00, pensions: 700_000_00 },
    [400_000_00, 820_000_00],
  ],
  [
    'the same of somebody who was not married',
    { owner: 'unmarried', home: 800_000_00, other: 1_200_000_00, pensions: 700_000_00 },
    [600_000_00, 950_000_00],
  ],
] as const)('%s', (_, parts, expected) => {
  expect(taxes(parts)).toEqual(expected)
})

test('the taper takes a pound for each two full pounds', () => {
  const residence = (other: number) =>
    inheritanceTax(estate({ home: 500_000_00, other }), rules).after.residenceNilRateBand
  expect([1_500_000_00, 1_500_000_02, 1_850_000_00].map(residence)).toEqual([175_000_00, 174_999_99, 0])
})

test('is what a heap of pounds gives, given away one allowance after another', () => {
  const money = fc.oneof(
    fc.integer({ min: 0, max: 4_000_000_00 }),
    fc.constantFrom(0, 325_000_00, 2_000_000_00),
  )
  fc.assert(
    fc.property(
      fc.record({
        owner: fc.constantFrom(...estateOwners),
        home: money,
        other: money,
        pensions: money,
        heirs: fc.constantFrom(...estateHeirs),
      }),
      (asked) => {
        const { before, after } = inheritanceTax(asked, rules)
        const people = ['married', 'widowed'].includes(asked.owner) ? 2n : 1n
        for (const [total, result] of [
          [asked.home + asked.other, before],
          [asked.home + asked.other + asked.pensions, after],
        ] as const) {
          // In pennies and halves of them.
          let heap = BigInt(total)
          const over = heap > 200_000_000n ? heap - 200_000_000n : 0n
          heap -= people * 32_500_000n
          let forHome = people * 17_500_000n - over / 2n
          if (forHome > BigInt(asked.home)) forHome = BigInt(asked.home)
          if (asked.heirs === 'children' && forHome > 0n) heap -= forHome
          const expected = heap > 0n ? Number((heap * 40n) / 100n) : 0
          if (result.tax !== expected) throw new Error(`${result.tax} is not ${expected}`)
        }
        if (after.tax < before.tax) throw new Error('less')
      },
    ),
  )
})
