import { describe, expect, test } from 'vitest'
import { closedWednesday, shorterFriday, testSchedule } from './call-schedule.test-support.ts'
import type { CallSchedule } from './call-schedule.ts'
import { parseCallbackRequest } from './callback-request.ts'
import { parseComplaint } from './complaint.ts'
import { parseContactEnquiry } from './contact-enquiry.ts'
import { parseNameAndEmail } from './name-and-email.ts'
import { plainDate } from './plain-date.ts'
import { rawForm } from './raw-form.ts'

const today = plainDate('2026-11-15')
const choices = { services: ['Mortgage Planning', 'Insurance/ Protection'] }
const parseCall = (raw: object, schedule: CallSchedule = testSchedule) =>
  parseCallbackRequest({ ...raw }, { today, schedule, choices })

const message = {
  name: ' Grace Hopper ',
  phoneNumber: ' 01632 960 001 ',
  email: ' grace@example.com ',
  town: ' Basingstoke ',
  message: ' Hello\r\nthere ',
  privacyPolicy: 'on',
}
const call = {
  ...message,
  kind: 'callback',
  date: '2026-11-19',
  time: '09:00 - 09:30',
  services: ['Mortgage Planning'],
}

/** Each form as it is sent, and how it is read. */
const forms = {
  customer: { sent: { ...message, role: 'Customer' }, parse: parseContactEnquiry },
  adviser: { sent: { ...message, role: 'Adviser' }, parse: parseContactEnquiry },
  complaint: { sent: { ...message, about: ' Mr Example ' }, parse: parseComplaint },
  callback: { sent: call, parse: parseCall },
  consultation: { sent: { ...call, kind: 'consultation' }, parse: parseCall },
  brochure: {
    sent: { name: ' Grace Hopper ', emailAddress: ' grace@example.com ', privacyPolicy: 'on' },
    parse: parseNameAndEmail,
  },
}
type Form = keyof typeof forms
type Check = { ok: boolean; value?: object; errors?: Record<string, string> }

const read = (form: Form, changes: object = {}): Check =>
  forms[form].parse({ ...forms[form].sent, ...changes })
const errorsOf = (form: Form, changes: object) => read(form, changes).errors ?? {}
const empty = (form: Form) =>
  Object.fromEntries(
    Object.keys(forms[form].sent)
      .filter((name) => name !== 'role' && name !== 'kind')
      .map((name) => [name, undefined]),
  )

const grace = { name: 'Grace Hopper', phoneNumber: '01632 960 001', email: 'grace@example.com' }
const typed = { ...grace, town: 'Basingstoke', message: 'Hello\nthere', privacyPolicy: true }

describe('A form', () => {
  test.each<[Form, object]>([
    ['customer', { ...typed, role: 'Customer' }],
    ['adviser', { ...typed, role: 'Adviser', town: '' }],
    ['complaint', { ...grace, message: 'Hello\nthere', about: 'Mr Example', privacyPolicy: true }],
    ['callback', { ...call, ...typed }],
    ['brochure', { name: 'Grace Hopper', emailAddress: 'grace@example.com', privacyPolicy: true }],
  ])('%s is trimmed, with line ends as one character', (form, value) => {
    expect(read(form)).toEqual({ ok: true, value })
  })

  const eitherReach = { phoneNumber: 'phoneOrEmail', email: 'phoneOrEmail' }
  test.each<[Form, Record<string, string>]>([
    ['customer', { name: 'name', ...eitherReach, message: 'message', privacyPolicy: 'pleaseAccept' }],
    [
      'adviser',
      {
        name: 'name',
        phoneNumber: 'phone',
        email: 'email',
        message: 'message',
        privacyPolicy: 'pleaseAccept',
      },
    ],
    ['complaint', { name: 'name', ...eitherReach, message: 'message', privacyPolicy: 'pleaseAccept' }],
    [
      'callback',
      {
        ...{ name: 'name', phoneNumber: 'phone', message: 'message' },
        ...{ date: 'date', time: 'time', services: 'services', privacyPolicy: 'mustAccept' },
      },
    ],
    ['brochure', { name: 'name', emailAddress: 'emailAddress', privacyPolicy: 'mustAccept' }],
  ])('%s left empty has an error at each field that needs an answer, in its order', (form, errors) => {
    const found = errorsOf(form, empty(form))
    expect(found).toEqual(errors)
    expect(Object.keys(found)).toEqual(Object.keys(errors))
  })

  test.each<[Form, object, object]>([
    // Spaces are nothing, and neither is what is no text.
    ['customer', { name: ' \u200b\u2060 ', message: ' \r\n\u200b' }, { name: 'name', message: 'message' }],
    ['customer', { name: ['Grace'] }, { name: 'name' }],
    // One way to reach a customer is enough.
    ['customer', { phoneNumber: '' }, {}],
    ['customer', { email: '' }, {}],
    ['customer', { email: '', phoneNumber: ' ' }, eitherReach],
    ['customer', { email: 'grace@', phoneNumber: '' }, { email: 'emailPattern' }],
    ['customer', { phoneNumber: 'ask at the desk' }, {}],
    ['adviser', { email: 'grace at example' }, {}],
    ['brochure', { emailAddress: 'grace@example' }, { emailAddress: 'emailPattern' }],
    ['callback', { email: '' }, {}],
    ['callback', { email: 'grace' }, { email: 'emailPattern' }],
    ['callback', { phoneNumber: '0' }, { phoneNumber: 'phonePattern' }],
    ['callback', { phoneNumber: '+44 (0)7700 900 123' }, {}],
    ['callback', { message: ' ' }, { message: 'message' }],
    ['consultation', { message: '' }, {}],
    ['consultation', { message: 'm'.repeat(2001) }, { message: 'messageLength' }],
    ['callback', { services: ['Astrology'] }, { services: 'choiceUnknown' }],
    // Too long is refused, never cut.
    [
      'customer',
      { name: 'n'.repeat(101), town: 't'.repeat(101) },
      { name: 'nameLength', town: 'townLength' },
    ],
    ['customer', { phoneNumber: '1'.repeat(31) }, { phoneNumber: 'phoneLength' }],
    ['customer', { email: `${'e'.repeat(250)}@example.com` }, { email: 'emailLength' }],
    ['customer', { message: 'm'.repeat(2001) }, { message: 'messageLength' }],
    ['customer', { message: `${'m'.repeat(1998)}\r\nm` }, {}],
    ['complaint', { about: 'a'.repeat(101) }, { about: 'aboutLength' }],
    // A ticked box, and nothing else, accepts the privacy notice.
    ['customer', { privacyPolicy: true }, {}],
    ...['', 'false', 'off', undefined, false, 1].map((privacyPolicy): [Form, object, object] => [
      'customer',
      { privacyPolicy },
      { privacyPolicy: 'pleaseAccept' },
    ]),
  ])('%s with %j has the errors %j', (form, changes, errors) => {
    expect(errorsOf(form, changes)).toEqual(errors)
  })

  test('keeps no control characters, so that no field can break a header or a database', () => {
    const changes = { name: 'Grace\r\nBcc: x\u0000', message: 'a\u0000b\tc' }
    expect(read('customer', changes).value).toMatchObject({ name: 'Grace Bcc: x', message: 'ab\tc' })
  })

  test('of an unknown role is a customer’s, and of an unknown kind a callback', () => {
    expect(read('customer', { role: 'Admin' }).value).toMatchObject({ role: 'Customer' })
    expect(read('callback', { kind: 'party' }).value).toMatchObject({ kind: 'callback' })
  })

  test('has each service once', () => {
    const services = ['Mortgage Planning', 'Mortgage Planning', 'Insurance/ Protection']
    expect(read('callback', { services }).value).toMatchObject({ services: choices.services })
  })
})

const late = { time: '16:00 - 16:30' }

test.each<[object, object, CallSchedule?]>([
  [{ date: '2026-11-21' }, { date: 'weekend' }],
  [{ date: '2026-11-16' }, { date: 'dateEarly' }],
  [{ date: '2027-08-02' }, { date: 'dateFar' }],
  [{ date: '2026-12-25' }, { date: 'dateClosed' }],
  [{ date: '25/12/2026' }, { date: 'dateMalformed' }],
  [{ date: '2026-11-18' }, { date: 'weekdayClosed' }, { ...testSchedule, hours: closedWednesday }],
  [
    { date: '2026-11-21', message: '' },
    { message: 'message', date: 'weekend' },
  ],
  [{ time: '17:00 - 17:30' }, { time: 'timeUnknown' }],
  // Slots of another length, and a day that closes sooner.
  [{}, { time: 'timeUnknown' }, { ...testSchedule, slotMinutes: 20 }],
  [{ time: '09:00 - 09:20' }, {}, { ...testSchedule, slotMinutes: 20 }],
  [{ ...late, date: '2026-11-20' }, { time: 'timeUnknown' }, { ...testSchedule, hours: shorterFriday }],
  [{ ...late, date: '2026-11-19' }, {}, { ...testSchedule, hours: shorterFriday }],
])('A call with %j has the errors %j', (changes, errors, schedule) => {
  const check = parseCall({ ...call, ...changes }, schedule)
  expect(check.ok ? {} : check.errors).toEqual(errors)
})

test('a form is read by its field names, services as a list, the first where another comes twice, and no file', () => {
  const form = new FormData()
  for (const [name, value] of [
    ['name', 'Ada'],
    ['name', 'Eve'],
    ['services', 'Mortgage Planning'],
    ['constructor', 'y'],
  ])
    form.append(name as string, value as string)
  form.append('message', new File(['x'], 'x.txt'))
  expect(rawForm(form)).toEqual({ name: 'Ada', services: ['Mortgage Planning'], constructor: 'y' })
})
