import { expect, test } from 'vitest'
import { anybody, type CallTaker, chooseTaker, creditChanges } from './call-takers.ts'

test('over 10,000 calls that some at random can take, shares are kept, and nobody is 2.5 calls ahead or behind', () => {
  const takers: CallTaker[] = [100, 100, 50, 25].map((share, index) => ({
    ...anybody,
    id: `${index}`,
    share,
  }))
  const got = takers.map(() => 0)
  let state = 1
  const number = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  const fair = takers.map(() => 0)
  let furthest = 0
  for (let call = 0; call < 10_000; call += 1) {
    const free = takers.filter(() => number(3) > 0)
    const assignment = chooseTaker(free, { chosen: null, before: null, services: [] })
    if (assignment === null) continue
    const shares = free.reduce((sum, { share }) => sum + share, 0)
    for (const taker of free) fair[Number(taker.id)] = (fair[Number(taker.id)] ?? 0) + taker.share / shares
    got[Number(assignment.taker.id)] = (got[Number(assignment.taker.id)] ?? 0) + 1
    for (const { id, change } of creditChanges(assignment))
      for (const taker of takers) if (taker.id === id) taker.credit += change
    for (const { credit } of takers) furthest = Math.max(furthest, Math.abs(credit))
  }
  expect(furthest).toBeLessThan(2.5)
  for (const [index, calls] of got.entries()) expect(Math.abs(calls - (fair[index] ?? 0))).toBeLessThan(2.5)
})
