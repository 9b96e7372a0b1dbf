import { describe, expect, test } from 'vitest'
import { parseContactEnquiry } from './contact-enquiry.ts'

const customer = {
  role: 'Customer',
  name: ' Grace Hopper ',
  phoneNumber: ' 01632 960 001 ',
  email: ' grace@example.com ',
  town: ' Basingstoke ',
  message: ' Hello\r\nthere ',
  privacyPolicy: 'on',
}
const adviser = { ...customer, role: 'Adviser' }

const errorsOf = (raw: Record<string, unknown>) => {
  const check = parseContactEnquiry(raw)
  return check.ok ? {} : check.errors
}

describe('a customer’s enquiry', () => {
  test('is trimmed, with line ends as one character', () => {
    expect(parseContactEnquiry(customer)).toEqual({
      ok: true,
      value: {
        role: 'Customer',
        name: 'Grace Hopper',
        phoneNumber: '01632 960 001',
        email: 'grace@example.com',
        town: 'Basingstoke',
        message: 'Hello\nthere',
        privacyPolicy: true,
      },
    })
  })

  test('left empty has an error at each field that needs an answer, in the order of the form', () => {
    const errors = errorsOf({})
    expect(errors).toEqual({
      name: 'name',
      phoneNumber: 'phoneOrEmail',
      email: 'phoneOrEmail',
      message: 'message',
      privacyPolicy: 'pleaseAccept',
    })
    expect(Object.keys(errors)).toEqual(['name', 'phoneNumber', 'email', 'message', 'privacyPolicy'])
  })

  test('counts spaces as nothing', () => {
    expect(errorsOf({ ...customer, name: ' \u200b\u2060 ', message: ' \r\n\u200b' })).toEqual({
      name: 'name',
      message: 'message',
    })
  })

  test('needs a phone number or an e-mail address, not both', () => {
    expect(errorsOf({ ...customer, phoneNumber: '' })).toEqual({})
    expect(errorsOf({ ...customer, email: '' })).toEqual({})
    expect(errorsOf({ ...customer, email: '', phoneNumber: ' ' })).toEqual({
      phoneNumber: 'phoneOrEmail',
      email: 'phoneOrEmail',
    })
  })

  test('has its e-mail address checked, and its phone number not', () => {
    expect(errorsOf({ ...customer, email: 'grace@' })).toEqual({ email: 'emailPattern' })
    expect(errorsOf({ ...customer, email: 'grace@', phoneNumber: '' })).toEqual({ email: 'emailPattern' })
    expect(errorsOf({ ...customer, phoneNumber: 'ask at the desk' })).toEqual({})
  })

  test('is refused where a field is too long, never cut', () => {
    const long = {
      ...customer,
      name: 'n'.repeat(101),
      phoneNumber: '1'.repeat(31),
      email: `${'e'.repeat(250)}@example.com`,
      town: 't'.repeat(101),
      message: 'm'.repeat(2001),
    }
    expect(errorsOf(long)).toEqual({
      name: 'nameLength',
      phoneNumber: 'phoneLength',
      email: 'emailLength',
      town: 'townLength',
      message: 'messageLength',
    })
    expect(errorsOf({ ...customer, message: `${'m'.repeat(1998)}\r\nm` })).toEqual({})
  })

  test('accepts the privacy policy by a ticked box and by nothing else', () => {
    expect(errorsOf({ ...customer, privacyPolicy: true })).toEqual({})
    for (const value of ['', 'false', 'off', undefined, false, 1]) {
      expect(errorsOf({ ...customer, privacyPolicy: value })).toEqual({ privacyPolicy: 'pleaseAccept' })
    }
  })

  test('keeps no control characters, so that no field can break a header or a database', () => {
    const check = parseContactEnquiry({
      ...customer,
      name: 'Grace\r\nBcc: x\u0000',
      message: 'a\u0000b\tc',
    })
    expect(check).toMatchObject({ ok: true, value: { name: 'Grace Bcc: x', message: 'ab\tc' } })
  })

  test('treats what is not text as not given', () => {
    expect(errorsOf({ ...customer, name: ['Grace'] })).toEqual({ name: 'name' })
  })

  test('of an unknown role is a customer’s', () => {
    expect(parseContactEnquiry({ ...customer, role: 'Admin' })).toMatchObject({ value: { role: 'Customer' } })
  })
})

describe('an adviser’s enquiry', () => {
  test('has no town', () => {
    expect(parseContactEnquiry(adviser)).toMatchObject({ ok: true, value: { role: 'Adviser', town: '' } })
  })

  test('needs both phone number and e-mail address', () => {
    expect(errorsOf({ role: 'Adviser' })).toEqual({
      name: 'name',
      phoneNumber: 'phone',
      email: 'email',
      message: 'message',
      privacyPolicy: 'pleaseAccept',
    })
  })

  test('does not have the form of its e-mail address checked', () => {
    expect(errorsOf({ ...adviser, email: 'grace at example' })).toEqual({})
  })
})
