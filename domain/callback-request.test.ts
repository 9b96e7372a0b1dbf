import { describe, expect, test } from 'vitest'
import { closedWednesday, shorterFriday, testSchedule } from './call-schedule.test-support.ts'
import { parseCallbackRequest } from './callback-request.ts'
import { plainDate } from './plain-date.ts'

const rules = {
  today: plainDate('2026-11-15'),
  schedule: testSchedule,
  choices: { services: ['Mortgage Planning', 'Insurance/ Protection'] },
}
const request = {
  kind: 'callback',
  name: ' Grace Hopper ',
  phoneNumber: '01632 960 001',
  email: '',
  message: 'About my mortgage',
  town: '',
  date: '2026-11-19',
  time: '09:00 - 09:30',
  services: ['Mortgage Planning'],
  privacyPolicy: 'on',
}

const errorsOf = (raw: Record<string, unknown>, schedule = testSchedule) => {
  const check = parseCallbackRequest(raw, { ...rules, schedule })
  return check.ok ? {} : check.errors
}

describe('a request for a call', () => {
  test('is read with its day and slot', () => {
    expect(parseCallbackRequest(request, rules)).toEqual({
      ok: true,
      value: { ...request, name: 'Grace Hopper', privacyPolicy: true },
    })
  })

  test('left empty has an error at each field that needs an answer', () => {
    expect(errorsOf({ kind: 'callback' })).toEqual({
      name: 'name',
      phoneNumber: 'phone',
      message: 'message',
      date: 'date',
      time: 'time',
      services: 'services',
      privacyPolicy: 'mustAccept',
    })
  })

  test('needs a phone number that can be rung', () => {
    expect(errorsOf({ ...request, phoneNumber: '0' })).toEqual({ phoneNumber: 'phonePattern' })
    expect(errorsOf({ ...request, phoneNumber: '+44 (0)7700 900 123' })).toEqual({})
  })

  test('needs a message as a callback, and none as a consultation', () => {
    expect(errorsOf({ ...request, message: ' ' })).toEqual({ message: 'message' })
    expect(errorsOf({ ...request, message: '', kind: 'consultation' })).toEqual({})
    expect(errorsOf({ ...request, message: 'm'.repeat(2001), kind: 'consultation' })).toEqual({
      message: 'messageLength',
    })
  })

  test('of an unknown kind is a callback', () => {
    expect(parseCallbackRequest({ ...request, kind: 'party' }, rules)).toMatchObject({
      value: { kind: 'callback' },
    })
  })

  test('may have an e-mail address, which is then checked', () => {
    expect(errorsOf({ ...request, email: 'grace@example.com' })).toEqual({})
    expect(errorsOf({ ...request, email: 'grace' })).toEqual({ email: 'emailPattern' })
  })

  test.each([
    ['2026-11-21', 'weekend'],
    ['2026-11-16', 'dateEarly'],
    ['2027-08-02', 'dateFar'],
    ['2026-12-25', 'dateClosed'],
    ['25/12/2026', 'dateMalformed'],
  ])('is refused on %s: %s', (date, code) => {
    expect(errorsOf({ ...request, date })).toEqual({ date: code })
  })

  test('is refused at a time that is not a slot', () => {
    expect(errorsOf({ ...request, time: '17:00 - 17:30' })).toEqual({ time: 'timeUnknown' })
  })

  test('is refused at a time that the day, closing sooner, has no room for', () => {
    const schedule = { ...testSchedule, hours: shorterFriday }
    const late = { ...request, time: '16:00 - 16:30' }
    expect(errorsOf({ ...late, date: '2026-11-20' }, schedule)).toEqual({ time: 'timeUnknown' })
    expect(errorsOf({ ...late, date: '2026-11-19' }, schedule)).toEqual({})
  })

  test('is refused at a slot of another length than is offered', () => {
    const schedule = { ...testSchedule, slotMinutes: 20 }
    expect(errorsOf(request, schedule)).toEqual({ time: 'timeUnknown' })
    expect(errorsOf({ ...request, time: '09:00 - 09:20' }, schedule)).toEqual({})
  })

  test('is refused on a weekday that is closed', () => {
    const schedule = { ...testSchedule, hours: closedWednesday }
    expect(errorsOf({ ...request, date: '2026-11-18' }, schedule)).toEqual({ date: 'weekdayClosed' })
  })

  test('is about services that are offered, each once', () => {
    expect(errorsOf({ ...request, services: ['Astrology'] })).toEqual({ services: 'choiceUnknown' })
    const twice = [...request.services, ...request.services, 'Insurance/ Protection']
    expect(parseCallbackRequest({ ...request, services: twice }, rules)).toMatchObject({
      value: { services: ['Mortgage Planning', 'Insurance/ Protection'] },
    })
  })

  test('shows its other errors beside a wrong date', () => {
    expect(errorsOf({ ...request, date: '2026-11-21', message: '', privacyPolicy: '' })).toEqual({
      message: 'message',
      date: 'weekend',
      privacyPolicy: 'mustAccept',
    })
  })
})
