import { setImmediate as nextImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { nextTurn } from './next-turn.ts'

test('of pages that are asked for at once one is rendered before whatever else has come is looked at', async () => {
  let rendered = 0
  const all = Array.from({ length: 20 }, () => nextTurn().then(() => (rendered += 1)))
  await nextImmediate()
  await nextImmediate()
  expect(rendered).toBeLessThanOrEqual(2)
  await Promise.all(all)
  expect(rendered).toBe(20)
})
