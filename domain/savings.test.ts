import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rates } from '#content/site/tax-and-rates.ts'
import { addMonths, plainDate } from './plain-date.ts'
import { isaFit, parseSavings, type SavingsInput, savings, savingsLimits } from './savings.ts'

const {
  cashIsaLimit,
  incomeTaxBands,
  isaAllowance,
  personalSavingsAllowance,
  projectionInflation,
  projectionRates,
  savingsRatesRise,
} = rates

const assumptions = {
  today: plainDate('2026-11-16'),
  growth: projectionRates,
  inflation: projectionInflation,
  interestTax: { allowances: personalSavingsAllowance, bands: incomeTaxBands, rise: savingsRatesRise },
}
/** So that the interest of the first year is added before tax on it rises. */
const beforeTheRise = { ...assumptions, today: plainDate('2026-04-05') }
const saver = (parts: Partial<SavingsInput> = {}): SavingsInput => ({
  sum: 10_000_00,
  monthly: 0,
  years: 1,
  rate: 5_00,
  tax: 'basic',
  goal: 0,
  charge: 0,
  ...parts,
})
const growths = ['lower', 'middle', 'higher'] as const

const savers = fc.record<SavingsInput>({
  sum: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 500_000_00 })),
  monthly: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3_000_00 })),
  years: fc.integer({ min: 1, max: 40 }),
  rate: fc.integer({ min: 0, max: 15_00 }),
  tax: fc.constantFrom('basic', 'higher', 'additional', 'none'),
  goal: fc.constant(0),
  charge: fc.integer({ min: 0, max: 3_00 }),
})
const days = fc.integer({ min: 0, max: 24 }).map((months) => addMonths(plainDate('2026-04-05'), months))

describe('Savings', () => {
  test('£1,000 at 5% is £1,050 after a year, which buys what £1,029.41 does today', () => {
    const { saved } = savings(saver({ sum: 1_000_00 }), assumptions)
    expect([saved.balance, saved.end, saved.tax, saved.taxedFrom]).toEqual([1_050_00, 1_029_41, 0, null])
    expect(saved.realRate).toBe(2_94)
  })

  // The four examples of HM Revenue & Customs (factsheet on the Personal Savings Allowance).
  test.each([
    ['£250 at the basic rate', 5_000_00, 'basic', 0],
    ['£1,500 at the basic rate', 30_000_00, 'basic', 100_00],
    ['£250 at the higher rate', 5_000_00, 'higher', 0],
    ['£1,100 at the higher rate', 22_000_00, 'higher', 240_00],
  ] as const)('interest of %s', (_, sum, tax, due) => {
    const { saved } = savings(saver({ sum, tax }), beforeTheRise)
    expect(saved.tax).toBe(due)
    expect(Math.abs(saved.balance - (sum * 1.05 - due))).toBeLessThanOrEqual(1)
  })

  test.each([
    ['exactly the basic allowance', 20_000_00, 'basic', 0, null],
    ['a pound more', 20_020_00, 'basic', 20, 1],
    ['exactly the higher allowance', 10_000_00, 'higher', 0, null],
    ['a pound more', 10_020_00, 'higher', 40, 1],
    ['any at the additional rate', 20_00, 'additional', 45, 1],
    ['any that is not taxed', 1_000_000_00, 'none', 0, null],
  ] as const)('interest of %s', (_, sum, tax, due, from) => {
    const { saved } = savings(saver({ sum, tax }), beforeTheRise)
    expect([saved.tax, saved.taxedFrom]).toEqual([due, from])
  })

  test('are taxed at the higher rates from the day on which these begin', () => {
    const taxOn = (today: string) =>
      savings(saver({ sum: 30_000_00 }), { ...assumptions, today: plainDate(today) }).saved.tax
    expect([taxOn('2026-04-05'), taxOn('2026-04-06')]).toEqual([100_00, 110_00])
  })

  test('reach the allowance after years, because it does not rise with prices', () => {
    const { saved } = savings(saver({ sum: 18_000_00, years: 5 }), assumptions)
    // Interest of £900, £945, £992.25, and £1,041.86, of which £41.86 is taxed at 22%.
    expect(saved.taxedFrom).toBe(4)
    expect(savings(saver({ sum: 18_000_00, years: 4 }), assumptions).saved.tax).toBe(9_21)
    expect(savings(saver({ sum: 18_000_00, years: 3 }), assumptions).saved.tax).toBe(0)
  })

  test('without interest lose what prices gain', () => {
    const { saved } = savings(saver({ rate: 0, years: 10 }), assumptions)
    expect(Math.round(saved.balance / 100)).toBe(10_000)
    expect(Math.abs(saved.end - 10_000_00 / 1.02 ** 10)).toBeLessThan(10)
    expect(saved.realRate).toBe(-1_96)
  })

  test('of nothing are nothing', () => {
    const { paidIn, saved, invested } = savings(saver({ sum: 0 }), assumptions)
    expect([paidIn, saved.end, saved.balance, invested.higher.end]).toEqual([0, 0, 0, 0])
  })

  test('are what an account in the pounds of each day gives, for any input and day', () => {
    fc.assert(
      fc.property(savers, days, (any, today) => {
        const { saved, paidIn } = savings(any, { ...assumptions, today })
        const expected = ledger(any, today)
        const tolerance = 5 + expected.balance / 1e8 + any.years * 1.15 ** any.years
        expect(Math.abs(saved.balance - expected.balance)).toBeLessThan(tolerance)
        expect(Math.abs(saved.tax - expected.tax)).toBeLessThan(tolerance)
        expect(saved.values).toHaveLength(any.years + 1)
        expect(paidIn).toBe(any.sum + any.monthly * any.years * 12)
      }),
    )
  })
})

/** Month by month, with payments that rise with prices, and tax by each year's rate and allowance. */
function ledger({ sum, monthly, years, rate, tax }: SavingsInput, today: string) {
  const free = { basic: 100_000, higher: 50_000, additional: 0, none: Number.POSITIVE_INFINITY }[tax]
  const [year, ...day] = today.split('-')
  let [balance, taxed, price] = [sum, 0, 1]
  for (let passed = 1; passed <= years; passed += 1) {
    let [interest, earning] = [0, balance]
    for (let month = 1; month <= 12; month += 1) {
      interest += (earning * rate) / 120_000
      earning += monthly * price
      balance += monthly * price * (1 + (0.02 * month) / 12)
    }
    price *= 1.02
    const isAfter = [Number(year) + passed, ...day].join('-') > '2027-04-05'
    const percent = { basic: 20, higher: 40, additional: 45, none: 0 }[tax] + (isAfter ? 2 : 0)
    const due = Math.max(0, ((interest - free) * percent) / 100) || 0
    taxed += due
    balance += interest - due
  }
  return { balance, tax: taxed }
}

describe('Investments', () => {
  test('£1,000 at 5%, with prices rising by 2% and no charge, is £1,029.41 after a year in today’s money', () => {
    const { invested } = savings(saver({ sum: 1_000_00 }), assumptions)
    expect(invested.middle.end).toBe(1_029_41)
    expect(growths.map((name) => invested[name].realRate)).toEqual([0, 2_94, 5_88])
  })

  test('are what a month-by-month account gives that is credited once a year', () => {
    fc.assert(
      fc.property(savers, (any) => {
        const { invested } = savings(any, assumptions)
        for (const name of growths) {
          const yearly = ((1 + projectionRates[name] / 100) * (1 - any.charge / 10_000)) / 1.02 - 1
          let [pot, accrued] = [any.sum, 0]
          for (let month = 1; month <= any.years * 12; month += 1) {
            accrued += (pot * yearly) / 12
            pot += any.monthly
            if (month % 12 === 0) [pot, accrued] = [pot + accrued, 0]
          }
          expect(Math.abs(invested[name].end - pot)).toBeLessThan(200)
        }
      }),
    )
  })

  test('without charges grow as savings do that are not taxed and have the same rate', () => {
    fc.assert(
      fc.property(savers, (any) => {
        const untaxed = { ...any, tax: 'none', charge: 0, rate: 500 } as const
        const { saved, invested } = savings(untaxed, assumptions)
        expect(saved.values).toEqual(invested.middle.values)
      }),
    )
  })
})

describe('What is needed a month', () => {
  test('£12,000 in a year, at a rate that only keeps up with prices, is £1,000 a month', () => {
    const { saved, invested } = savings(
      saver({ sum: 0, rate: 2_00, tax: 'none', goal: 12_000_00 }),
      assumptions,
    )
    expect([saved.needed, invested.lower.needed]).toEqual([1_000_00, 1_000_00])
  })

  test('is nothing where the sum is enough, and unknown where no payment is', () => {
    expect(savings(saver({ goal: 10_000_00 }), assumptions).saved.needed).toBe(0)
    expect(savings(saver({ goal: 10_000_000_00 }), assumptions).saved.needed).toBeNull()
  })

  test('reaches the sum, and a pound less does not', () => {
    fc.assert(
      fc.property(savers, fc.integer({ min: 1, max: 1_000_000_00 }), (any, goal) => {
        const { saved, invested } = savings({ ...any, goal }, assumptions)
        const paying = (monthly: number) => savings({ ...any, monthly }, assumptions)
        const ways = [
          [saved.needed, (monthly: number) => paying(monthly).saved.end],
          [invested.middle.needed, (monthly: number) => paying(monthly).invested.middle.end],
        ] as const
        for (const [needed, endOf] of ways) {
          if (needed === null) {
            expect(endOf(savingsLimits.monthly[1])).toBeLessThan(goal)
            continue
          }
          expect(needed % 100).toBe(0)
          expect(endOf(needed)).toBeGreaterThanOrEqual(goal)
          if (needed > 0) expect(endOf(needed - 100)).toBeLessThan(goal)
        }
      }),
    )
  })
})

test.each([
  ['the cash limit', 0, 1_000_00, 'cash'],
  ['a pound more', 1_00, 1_000_00, 'all'],
  ['the whole allowance', 8_000_00, 1_000_00, 'all'],
  ['a penny more', 8_000_01, 1_000_00, 'part'],
] as const)('%s in the first year fits into ISAs: %s and %s a month, %s', (_, sum, monthly, fit) => {
  expect(isaFit({ sum, monthly }, isaAllowance, cashIsaLimit.most)).toBe(fit)
})

describe('The input', () => {
  const asked = (values: Record<string, string>) =>
    parseSavings({ sum: '10000', monthly: '', years: '1', rate: '5', tax: 'basic', ...values }, 55)

  test('is read from the address, with the usual charge where none is given', () => {
    expect(asked({})).toEqual({ ok: true, value: saver({ charge: 55 }) })
    expect(asked({ charge: '0', goal: '50k' })).toEqual({ ok: true, value: saver({ goal: 50_000_00 }) })
  })

  test.each([
    ['no years', { years: '' }, { years: 'empty' }],
    ['0 years', { years: '0' }, { years: 'low' }],
    ['half a year', { years: '0.5' }, { years: 'unreadable' }],
    ['41 years', { years: '41' }, { years: 'high' }],
    ['no rate', { rate: '' }, { rate: 'empty' }],
    ['a rate below zero', { rate: '-0.01' }, { rate: 'low' }],
    ['a rate above 15%', { rate: '15.01' }, { rate: 'high' }],
    ['a band that does not exist', { tax: 'starter' }, { tax: 'unreadable' }],
    ['a charge above 3%', { charge: '3.01' }, { charge: 'high' }],
    ['a sum above the limit', { sum: '10,000,000.01' }, { sum: 'high' }],
    ['a payment above the limit', { monthly: '20,000.01' }, { monthly: 'high' }],
    ['a goal that is no number', { goal: 'a car' }, { goal: 'unreadable' }],
  ])('is refused: %s', (_, values, errors) => {
    expect(asked(values)).toEqual({ ok: false, errors })
  })

  test.each([
    ['40 years at 15%', { years: '40', rate: '15%' }],
    ['no interest', { rate: '0' }],
    ['nothing at all', { sum: '', monthly: '' }],
    ['the most of everything', { sum: '10m', monthly: '20,000', goal: '10m', charge: '3' }],
  ])('is accepted: %s', (_, values) => {
    expect(asked(values).ok).toBe(true)
  })
})
