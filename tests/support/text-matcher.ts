import { expect } from 'vitest'

// Vitest setup: `expect(page).toHaveText(…)` is toContain or toMatch for long texts. Its failure quotes the part that
// comes nearest, where those quote the whole page.

declare module 'vitest' {
  // With the same type parameters as Vitest's own, or else TypeScript does not merge the two.
  interface Matchers<R> {
    toHaveText(wanted: string | RegExp): R
  }
}

/** How many words are quoted on either side. */
const around = 6

expect.extend({
  toHaveText(received: string, wanted: string | RegExp) {
    const found = typeof wanted === 'string' ? received.indexOf(wanted) : received.search(wanted)
    return {
      pass: found !== -1,
      message: () =>
        found === -1
          ? `Not in the text: ${wanted}\nNearest to it is: ${nearestPart(received, String(wanted))}`
          : `In the text, against expectation: ${wanted}\nIt is here: …${received.slice(Math.max(0, found - 60), found + 100)}…`,
    }
  },
})

/** The longest run of words that the text shares with what is wanted, and the words around it. */
export function nearestPart(text: string, wanted: string): string {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)]
  const inText = words.map(([word]) => word.toLowerCase())
  const inWanted = wanted.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  let best = { end: -1, length: 0 }
  /** For each word of what is wanted, the length of the shared run that ends there and at the word before in the text. */
  let runs: number[] = []
  for (const [index, word] of inText.entries()) {
    runs = inWanted.map((other, place) => (other === word ? (runs[place - 1] ?? 0) + 1 : 0))
    const length = Math.max(0, ...runs)
    if (length > best.length) best = { end: index, length }
  }
  if (best.length === 0) return `nothing like it, in ${words.length} words`
  const first = words[Math.max(0, best.end - best.length + 1 - around)]
  const last = words[Math.min(words.length - 1, best.end + around)]
  return `…${text.slice(first?.index, (last?.index ?? 0) + (last?.[0].length ?? 0))}…`
}
