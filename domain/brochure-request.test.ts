import { describe, expect, test } from 'vitest'
import { parseBrochureRequest } from './brochure-request.ts'

const request = { name: ' Grace Hopper ', emailAddress: ' grace@example.com ', privacyPolicy: 'on' }

describe('a brochure request', () => {
  test('is trimmed', () => {
    expect(parseBrochureRequest(request)).toEqual({
      ok: true,
      value: { name: 'Grace Hopper', emailAddress: 'grace@example.com', privacyPolicy: true },
    })
  })

  test('left empty has an error at each field', () => {
    expect(parseBrochureRequest({})).toEqual({
      ok: false,
      errors: { name: 'name', emailAddress: 'emailAddress', privacyPolicy: 'mustAccept' },
    })
  })

  test('has its e-mail address checked', () => {
    expect(parseBrochureRequest({ ...request, emailAddress: 'grace@example' })).toEqual({
      ok: false,
      errors: { emailAddress: 'emailPattern' },
    })
  })
})
