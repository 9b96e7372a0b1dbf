import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { londonDate, londonInstant, londonTime } from './london.ts'
import { plainDate } from './plain-date.ts'

const utc = (text: string) => Date.parse(text)

describe('London time', () => {
  test('is an hour ahead of UTC in summer, so its day begins earlier', () => {
    expect(londonDate(utc('2026-07-01T23:30:00Z'))).toBe('2026-07-02')
    expect(londonTime(utc('2026-07-01T23:30:00Z'))).toBe('00:30')
    expect(londonDate(new Date('2026-12-01T23:30:00Z'))).toBe('2026-12-01')
    expect(londonTime(new Date('2026-12-01T00:05:00Z'))).toBe('00:05')
  })

  test('turns into the right instant before and after both changes', () => {
    expect(londonInstant(plainDate('2026-10-23'), '09:00')).toBe(utc('2026-10-23T08:00:00Z'))
    expect(londonInstant(plainDate('2026-10-26'), '09:00')).toBe(utc('2026-10-26T09:00:00Z'))
    expect(londonInstant(plainDate('2027-03-26'), '09:00')).toBe(utc('2027-03-26T09:00:00Z'))
    expect(londonInstant(plainDate('2027-03-29'), '09:00')).toBe(utc('2027-03-29T08:00:00Z'))
    expect(londonInstant(plainDate('2026-07-02'), '00:30')).toBe(utc('2026-07-01T23:30:00Z'))
  })

  test('takes the first of a repeated hour, and counts a skipped one from midnight', () => {
    expect(londonInstant(plainDate('2026-10-25'), '01:30')).toBe(utc('2026-10-25T00:30:00Z'))
    const skipped = londonInstant(plainDate('2027-03-28'), '01:30')
    expect(londonTime(skipped)).toBe('02:30')
  })

  test('agrees with the time zone database, around clock changes and in between', () => {
    const database = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/London',
      dateStyle: 'short',
      timeStyle: 'short',
    })
    const agrees = (instant: number) => {
      expect(`${londonDate(instant)} ${londonTime(instant)}`).toBe(database.format(instant))
    }
    for (let year = 2026; year < 2030; year++) {
      for (const month of ['03', '10']) {
        const start = utc(`${year}-${month}-24T00:30:00Z`)
        for (let hour = 0; hour < 200; hour++) agrees(start + hour * 3_600_000)
      }
    }
    fc.assert(fc.property(fc.integer({ min: utc('2000-01-01'), max: utc('2050-01-01') }), agrees))
  })
})
