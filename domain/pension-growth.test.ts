import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rates } from '#content/site/tax-and-rates.ts'
import { type PensionInput, parsePension, pensionGrowth } from './pension-growth.ts'
import { plainDate } from './plain-date.ts'

const {
  defaultFundChargeCap,
  incomeTaxBands,
  minimumPensionAge,
  newStatePensionWeekly,
  pensionAnnualAllowance,
  pensionLastsUntil,
  pensionTaxRelief,
  pensionWithoutEarnings,
  personalAllowance,
  projectionInflation,
  projectionRates,
  statePensionTimetable,
  taxFreeCash,
} = rates

const today = plainDate('2026-11-16')
const assumptions = {
  today,
  rates: projectionRates,
  inflation: projectionInflation,
  reliefPercent: pensionTaxRelief.basic,
  lastsUntil: pensionLastsUntil,
  timetable: statePensionTimetable,
  taxFree: taxFreeCash,
  tax: { allowance: personalAllowance, bands: incomeTaxBands },
}
const saver = (parts: Partial<PensionInput> = {}): PensionInput => ({
  born: plainDate('1976-11-16'),
  retire: 67,
  pot: 80_000_00,
  monthly: 200_00,
  relief: 'source',
  employer: 0,
  earnings: Number.POSITIVE_INFINITY,
  cash: 'spread',
  state: newStatePensionWeekly,
  charge: 75,
  ...parts,
})

const savers = fc.record({
  born: fc.integer({ min: 1960, max: 2005 }).map((year) => plainDate(`${year}-07-20`)),
  retire: fc.integer({ min: 68, max: 75 }),
  pot: fc.integer({ min: 0, max: 500_000_00 }),
  monthly: fc.integer({ min: 0, max: 4_000_00 }),
  relief: fc.constantFrom('source', 'net-pay', 'sacrifice'),
  employer: fc.integer({ min: 0, max: 2_000_00 }),
  earnings: fc.constant(Number.POSITIVE_INFINITY),
  cash: fc.constantFrom('spread', 'first'),
  state: fc.integer({ min: 0, max: 300_00 }),
  charge: fc.integer({ min: 0, max: 3_00 }),
})

describe('What a pension could grow to', () => {
  test('who stops now has the pot as it is, for the months until the ages it is to last', () => {
    const { months, paidIn, projections } = pensionGrowth(
      saver({ born: plainDate('1968-05-01'), retire: 58, pot: 80_000_00, state: 0 }),
      assumptions,
    )
    expect([months, paidIn]).toEqual([0, 80_000_00])
    for (const { pot, income } of Object.values(projections)) {
      expect(pot).toBe(80_000_00)
      // From 16 November 2026 to 1 May 2068 are 41 years and 5 months.
      expect(income[0].before?.fromPot).toBe(Math.floor(80_000_00 / 497))
    }
  })

  test('a payment of £100 becomes £125 with basic-rate tax relief', () => {
    const gross = (monthly: number) => pensionGrowth(saver({ monthly }), assumptions).grossMonthly
    expect(gross(100_00)).toBe(125_00)
    // Of gov.uk’s example of a workplace pension: £40 and £10 of tax relief.
    expect(gross(40_00)).toBe(50_00)
    // To the nearest penny: £41.6625 and £41.6875.
    expect([gross(33_33), gross(33_35)]).toEqual([41_66, 41_69])
  })

  test('£1,000 at 5%, with prices rising by 2% and no charge, is £1,029.41 after a year in today’s money', () => {
    const { projections } = pensionGrowth(
      saver({ born: plainDate('1959-11-16'), retire: 68, pot: 1_000_00, monthly: 0, charge: 0 }),
      assumptions,
    )
    expect(projections.middle.pot).toBe(1_029_41)
    expect([projections.lower.realRate, projections.middle.realRate, projections.higher.realRate]).toEqual([
      0, 2_94, 5_88,
    ])
  })

  test('is to the nearest penny, and its rate to the nearest hundredth of a percent', () => {
    const aYear = { born: plainDate('1959-11-16'), retire: 68, monthly: 0 }
    const withoutCharge = pensionGrowth(saver({ ...aYear, pot: 1_000_50, charge: 0 }), assumptions)
    expect(withoutCharge.projections.middle.pot).toBe(1_029_93)
    expect(pensionGrowth(saver(), assumptions).projections.middle.realRate).toBe(2_17)
    expect(pensionGrowth(saver({ ...aYear, pot: 0 }), assumptions).projections.middle.pot).toBe(0)
  })

  test('is what a month-by-month account gives that is credited once a year', () => {
    fc.assert(
      fc.property(savers, (any) => {
        const result = pensionGrowth(any, assumptions)
        for (const name of ['lower', 'middle', 'higher'] as const) {
          const yearly = ((1 + projectionRates[name] / 100) * (1 - any.charge / 10_000)) / 1.02 - 1
          let [pot, accrued] = [any.pot, 0]
          for (let month = 1; month <= result.months; month += 1) {
            accrued += (pot * yearly) / 12
            pot += any.employer + (any.relief === 'source' ? Math.round(any.monthly * 1.25) : any.monthly)
            const isCredited = month % 12 === 0 || month === result.months
            if (isCredited) [pot, accrued] = [pot + accrued, 0]
          }
          expect(Math.abs(result.projections[name].pot - pot)).toBeLessThan(200)
        }
      }),
    )
  })

  test('goes without relief where a payment comes from pay before tax, and has the employer’s added', () => {
    const whole = (parts: Partial<PensionInput>) => pensionGrowth(saver(parts), assumptions)
    expect(whole({ relief: 'net-pay' }).grossMonthly).toBe(200_00)
    expect(whole({ relief: 'sacrifice' }).grossMonthly).toBe(200_00)
    expect(whole({ employer: 50_00 }).projections).toEqual(whole({ monthly: 240_00 }).projections)
  })

  test('bridges the months from stopping to the State Pension, the last begun one too', () => {
    const bridge = (born: string, retire: number) =>
      pensionGrowth(saver({ born: plainDate(born), retire }), assumptions).bridgeMonths
    expect(bridge('1976-11-16', 62)).toBe(60)
    expect(bridge('1976-11-16', 67)).toBe(0)
    // State Pension on 6 May 2044: 66 years, 11 months and a few days.
    expect(bridge('1977-04-20', 66)).toBe(13)
  })

  test('has a pot for each year and for the end, each with its age', () => {
    const { months, ages, projections } = pensionGrowth(saver({ born: plainDate('1976-05-01') }), assumptions)
    expect(months).toBe(197)
    expect(ages).toHaveLength(projections.middle.pots.length)
    expect([ages[0], ages[1], ages.at(-1)]).toEqual([67 - 197 / 12, 68 - 197 / 12, 67])
    // Over whole years the end is that of the last year.
    const whole = pensionGrowth(saver(), assumptions)
    expect([whole.ages.length, whole.projections.middle.pots.length]).toEqual([18, 18])
  })
})

describe('The input', () => {
  const parts = {
    today,
    minimumAge: minimumPensionAge,
    usualCharge: defaultFundChargeCap,
    fullStatePension: newStatePensionWeekly,
    reliefPercent: pensionTaxRelief.basic,
    annualAllowance: pensionAnnualAllowance,
    withoutEarnings: pensionWithoutEarnings.becomes,
  }
  const chosen = { relief: 'source', cash: 'spread' }
  const asked = (values: Record<string, string>) =>
    parsePension(
      { born: '1976-11-16', retire: '67', pot: '80000', monthly: '200', ...chosen, ...values },
      parts,
    )

  test('is read from the address, with the usual charge where none is given', () => {
    expect(asked({})).toEqual({ ok: true, value: saver() })
    const other = parsePension({ born: '1976-11-16', retire: '67', ...chosen }, { ...parts, usualCharge: 80 })
    expect(other).toMatchObject({ value: { charge: 80 } })
  })

  test.each([
    ['a day that does not exist', { born: '1976-02-30' }, { born: 'unreadable' }],
    ['nobody under 18', { born: '2010-01-01' }, { born: 'tooYoung' }],
    ['nobody of 75 or more', { born: '1951-11-16' }, { born: 'tooOld' }],
    ['an age that has passed', { born: '1964-05-01', retire: '61' }, { retire: 'agePassed' }],
    ['55 after April 2028', { born: '1973-04-06', retire: '55' }, { retire: 'beforePensionAge' }],
    ['56 for all born later', { born: '1990-01-01', retire: '56' }, { retire: 'beforePensionAge' }],
    ['an age below any minimum', { retire: '50' }, { retire: 'low' }],
    ['more than the annual allowance', { monthly: '4000.01' }, { monthly: 'high' }],
    ['more than it without relief added', { monthly: '5000.01', relief: 'net-pay' }, { monthly: 'high' }],
    ['more than it with the employer', { employer: '4750.01' }, { employer: 'aboveAllowance' }],
    [
      'relief on more than the earnings',
      { monthly: '1000', earnings: '11999.99' },
      { monthly: 'aboveEarnings' },
    ],
    ['relief on more than £3,600', { monthly: '240.01', earnings: '0' }, { monthly: 'aboveEarnings' }],
  ])('is refused: %s', (_, values, errors) => {
    expect(asked(values)).toEqual({ ok: false, errors })
  })

  test.each([
    ['from the 18th birthday on', { born: '2008-11-16' }],
    ['with all of the annual allowance', { monthly: '4000', earnings: '60000' }],
    ['with £2,880 a year and no earnings', { monthly: '240', earnings: '0' }],
    ['by salary sacrifice, whatever is earned', { monthly: '1000', relief: 'sacrifice', earnings: '0' }],
    ['to stop now, on the birthday', { born: '1964-11-16', retire: '62' }],
    ['to stop now, months after it', { born: '1968-05-01', retire: '58' }],
    ['to stop now at 55, before the age rises', { born: '1971-09-01', retire: '55' }],
    ['on the day before the 75th', { born: '1951-11-17', retire: '75' }],
  ])('is accepted %s', (_, values) => {
    expect(asked(values).ok).toBe(true)
  })

  test('55 is refused once the age has risen, although it was reached before', () => {
    const later = { ...parts, today: plainDate('2028-04-06') }
    expect(parsePension({ born: '1973-04-05', retire: '55', ...chosen }, later)).toEqual({
      ok: false,
      errors: { retire: 'beforePensionAge' },
    })
  })

  test('55 is accepted where it is reached before the change', () => {
    expect(asked({ born: '1973-04-05', retire: '55' }).ok).toBe(true)
  })
})
