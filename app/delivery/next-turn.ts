import { setImmediate as nextImmediate } from 'node:timers/promises'

let last = Promise.resolve()

/**
 * Resolves when it is this one's turn to render. What is answered from memory goes between two, so that a flood of
 * pages that must be rendered holds up nobody else.
 */
export function nextTurn(): Promise<void> {
  last = last.then(() => nextImmediate())
  return last
}
