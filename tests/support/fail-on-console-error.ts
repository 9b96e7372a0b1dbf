import { afterEach, expect, vi } from 'vitest'

/** Any error on the console fails the test. One spy for the whole file, so that its tests may run concurrently. */
const errors = vi.spyOn(console, 'error')

afterEach(() => {
  const written = [...errors.mock.calls]
  errors.mockClear()
  expect(written).toEqual([])
})
