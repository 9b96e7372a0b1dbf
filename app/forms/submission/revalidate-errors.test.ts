import { describe, expect, test } from 'vitest'
import { revalidateErrors } from './revalidate-errors.ts'

type Field = 'phone' | 'email' | 'time'
const mend = revalidateErrors<Field>

describe('while a field is being typed into', () => {
  const typing = { changed: 'email', isLeft: false } as const

  test('its error goes when it is mended', () => {
    expect(mend({ ...typing, shown: { email: 'email' }, found: {} })).toEqual({})
  })

  test('its error goes when it was mended but another fault came, which is not told yet', () => {
    expect(mend({ ...typing, shown: { email: 'email' }, found: { email: 'emailPattern' } })).toEqual({})
  })

  test('its error stays while the fault does', () => {
    const shown = { email: 'emailPattern' } as const
    expect(mend({ ...typing, shown, found: { email: 'emailPattern' } })).toEqual(shown)
  })

  test('the same error in another field goes with it', () => {
    const shown = { phone: 'phoneOrEmail', email: 'phoneOrEmail' } as const
    expect(mend({ ...typing, shown, found: {} })).toEqual({})
  })

  test('what the server said of another field stays, though the browser would say something else', () => {
    const shown = { time: 'slotTaken' } as const
    expect(mend({ ...typing, shown, found: { time: 'time' } })).toEqual(shown)
  })
})

describe('when a field is left', () => {
  test('a fault in it is told', () => {
    const found = { email: 'emailPattern', phone: 'phone' } as const
    expect(mend({ shown: {}, found, changed: 'email', isLeft: true })).toEqual({ email: 'emailPattern' })
  })
})
