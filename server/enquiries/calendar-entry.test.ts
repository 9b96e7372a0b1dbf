import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { brand } from '#content/site/brand.ts'
import { firm } from '#content/site/firm.ts'
import { plainDate } from '#domain/plain-date.ts'
import { calendarEntry } from './calendar-entry.ts'
import { bookedCall } from './enquiry.test-support.ts'

const link = 'https://firm.example/YourCall/secret'
const visitor = { name: 'Grace Hopper', address: 'grace@example.com' }

function entryOf(changes: Partial<typeof bookedCall> = {}, attendee = visitor): string {
  return calendarEntry(
    { ...bookedCall, ...changes },
    {
      changes: [],
      description: ['Your callback is booked; one of our advisers, will call.'],
      organiser: { name: 'The Firm', address: 'hello@firm.example' },
      attendee,
      link,
    },
  )
}

/** Parses a file with the time zone definition in it, and no other. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') as ICAL.Component)
  const component = calendar.getFirstSubcomponent('vevent') as ICAL.Component
  const event = new ICAL.Event(component)
  const instant = (time: ICAL.Time) => {
    time.zone = zone
    return time.toUnixTime() * 1000
  }
  return { calendar, zone, component, event, start: instant(event.startDate), end: instant(event.endDate) }
}

describe('the calendar entry of a call', () => {
  test('is a REQUEST with a UID that later ones can refer to', () => {
    const { calendar, component, event } = read(entryOf())
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST')
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect(event.uid).toBe('zz-7k3q9@firm.example')
    expect(event.sequence).toBe(0)
    expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2026-07-15T09:41:00Z')
    const moved = read(entryOf({ sequence: 1, time: '10:00 - 10:30' }))
    expect([moved.event.uid, moved.event.sequence]).toEqual([event.uid, 1])
  })

  test('is taken back by a CANCEL with the same UID and the next SEQUENCE', () => {
    const { calendar, component, event } = read(
      entryOf({ sequence: 1, cancelledUtc: '2026-11-16T09:00:00.000Z' }),
    )
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL')
    expect(component.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect([event.uid, event.sequence]).toEqual(['zz-7k3q9@firm.example', 1])
    // RFC 5546, 3.2.5: who is uninvited must be named.
    expect(component.getAllProperties('attendee')).toHaveLength(1)
    expect(component.getFirstProperty('organizer')).not.toBeNull()
  })

  test('says what happens, with whom, how to change it and who the firm is', () => {
    const { event, component } = read(entryOf())
    expect(component.getFirstPropertyValue('url')).toBe(link)
    expect(event.description).toContain(link)
    expect(event.summary).toBe(`Callback from ${brand.name}`)
    expect(event.location).toBe('By phone')
    expect(event.description).toContain('Your callback is booked; one of our advisers, will call.')
    expect(event.description).toContain('ZZ-7K3Q9')
    expect(event.description).toContain(firm.phone.display)
    expect(event.description).toContain(firm.statusSentence)
    const consultation = read(entryOf({ kind: 'consultation' }))
    expect(consultation.event.summary).toBe(`Initial consultation with ${brand.name}`)
  })

  test('names the firm as organiser and the visitor as the one attendee', () => {
    const { component } = read(entryOf())
    const organiser = component.getFirstProperty('organizer')
    expect(organiser?.getFirstValue()).toBe('mailto:hello@firm.example')
    expect(organiser?.getFirstParameter('cn')).toBe('The Firm')
    const attendees = component.getAllProperties('attendee')
    expect(attendees).toHaveLength(1)
    expect(String(attendees[0]?.getFirstValue()).toLowerCase()).toBe('mailto:grace@example.com')
    expect(attendees[0]?.getFirstParameter('cn')).toBe('Grace')
    expect(attendees[0]?.getFirstParameter('rsvp')).toBe('TRUE')
  })

  test('cannot be injected with lines, parameters or addresses by a visitor’s name', () => {
    const name = 'Jo";RSVP=FALSE:mailto:x@example.com\r\nATTENDEE:mailto:y@example.com'
    const { component } = read(entryOf({}, { ...visitor, name }))
    const attendees = component.getAllProperties('attendee')
    expect(attendees).toHaveLength(1)
    expect(attendees[0]?.getFirstParameter('cn')).toBe('JoRSVPFALSEmailtoxexamplecom')
    expect(attendees[0]?.getFirstParameter('rsvp')).toBe('TRUE')
  })

  test('folds lines at 75 octets and ends them with CR LF', () => {
    const lines = entryOf().split('\r\n')
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(entryOf().replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })
})

describe('around the clock changes the calendar agrees with London', () => {
  test.each([
    ['2026-10-23', '2026-10-23T08:00:00.000Z'],
    ['2026-10-26', '2026-10-26T09:00:00.000Z'],
    ['2027-03-29', '2027-03-29T08:00:00.000Z'],
  ])('nine o’clock on %s is %s', (text, utc) => {
    const { start, end, event } = read(entryOf({ date: plainDate(text) }))
    expect(new Date(start).toISOString()).toBe(utc)
    expect(end - start).toBe(30 * 60_000)
    expect(event.startDate.toString()).toBe(`${text}T09:00:00`)
  })

  test('the time zone in the file changes at the same instant as London', () => {
    const { zone } = read(entryOf())
    const offset = (wall: string) => zone.utcOffset(ICAL.Time.fromDateTimeString(wall))
    expect(offset('2026-03-29T00:59:59')).toBe(0)
    expect(offset('2026-03-29T02:00:00')).toBe(3600)
    expect(offset('2026-10-25T00:59:59')).toBe(3600)
    expect(offset('2026-10-25T02:00:00')).toBe(0)
    expect(offset('2035-07-01T12:00:00')).toBe(3600)
  })
})
