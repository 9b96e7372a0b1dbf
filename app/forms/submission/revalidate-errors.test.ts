import { describe, expect, test } from 'vitest'
import { revalidateErrors } from './revalidate-errors.ts'

type Field = 'phone' | 'email' | 'time'
const revalidate = revalidateErrors<Field>

describe('while a field is being typed into', () => {
  const typing = { changed: 'email', isBlur: false } as const

  test('its error goes when it is corrected', () => {
    expect(revalidate({ ...typing, shown: { email: 'email' }, found: {} })).toEqual({})
  })

  test('its error goes when another one has taken its place, which is not shown yet', () => {
    expect(revalidate({ ...typing, shown: { email: 'email' }, found: { email: 'emailPattern' } })).toEqual({})
  })

  test('its error stays while it is wrong', () => {
    const shown = { email: 'emailPattern' } as const
    expect(revalidate({ ...typing, shown, found: { email: 'emailPattern' } })).toEqual(shown)
  })

  test('the same error in another field goes with it', () => {
    const shown = { phone: 'phoneOrEmail', email: 'phoneOrEmail' } as const
    expect(revalidate({ ...typing, shown, found: {} })).toEqual({})
  })

  test('an error from the server in another field stays, though the browser finds a different one', () => {
    const shown = { time: 'slotTaken' } as const
    expect(revalidate({ ...typing, shown, found: { time: 'time' } })).toEqual(shown)
  })
})

describe('when a field is left', () => {
  test('an error in it is shown', () => {
    const found = { phone: 'phone', email: 'emailPattern' } as const
    expect(revalidate({ shown: {}, found, changed: 'email', isBlur: true })).toEqual({
      email: 'emailPattern',
    })
  })

  test('errors are in the order of the fields', () => {
    const shown = { time: 'time' } as const
    const found = { email: 'emailPattern', time: 'time' } as const
    const errors = revalidate({ shown, found, changed: 'email', isBlur: true })
    expect(Object.keys(errors)).toEqual(['email', 'time'])
  })
})
