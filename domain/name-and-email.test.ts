import { describe, expect, test } from 'vitest'
import { parseNameAndEmail } from './name-and-email.ts'

const request = { name: ' Grace Hopper ', emailAddress: ' grace@example.com ', privacyPolicy: 'on' }

describe('a form with name and e-mail address', () => {
  test('is trimmed', () => {
    expect(parseNameAndEmail(request)).toEqual({
      ok: true,
      value: { name: 'Grace Hopper', emailAddress: 'grace@example.com', privacyPolicy: true },
    })
  })

  test('left empty has an error at each field', () => {
    expect(parseNameAndEmail({})).toEqual({
      ok: false,
      errors: { name: 'name', emailAddress: 'emailAddress', privacyPolicy: 'mustAccept' },
    })
  })

  test('has its e-mail address checked', () => {
    expect(parseNameAndEmail({ ...request, emailAddress: 'grace@example' })).toEqual({
      ok: false,
      errors: { emailAddress: 'emailPattern' },
    })
  })
})
