import { expect } from 'vitest'

// Vitest setup: `expect(page).toHaveText(…)` is toContain or toMatch for long texts, whose failure does not quote all
// of the page.

declare module 'vitest' {
  // With the same type parameters as Vitest's own, or else TypeScript does not merge the two.
  interface Matchers<R> {
    toHaveText(wanted: string | RegExp): R
  }
}

expect.extend({
  toHaveText(received: string, wanted: string | RegExp) {
    const found = typeof wanted === 'string' ? received.indexOf(wanted) : received.search(wanted)
    return {
      pass: found !== -1,
      message: () =>
        found === -1
          ? `Not in the text of ${received.length} characters: ${wanted}`
          : `In the text, against expectation: ${wanted}\nIt is here: …${received.slice(Math.max(0, found - 60), found + 100)}…`,
    }
  },
})
