import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Whatever is worth an error on the console is worth a red test. */
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
