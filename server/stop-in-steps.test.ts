import { expect, test } from 'vitest'
import { stopInSteps } from './stop-in-steps.ts'

test('the steps of a shutdown are done in order, and nothing is logged', async () => {
  const done: string[] = []
  const errors: object[] = []
  await stopInSteps(
    { first: async () => done.push('first'), second: () => done.push('second') },
    { limitMs: 3_600_000, log: { error: (fields: object) => errors.push(fields) } },
  )
  expect([done, errors]).toEqual([['first', 'second'], []])
})

test('a step that hangs is named in the log at the limit, and the shutdown ends', async () => {
  const errors: object[] = []
  await stopInSteps(
    { first: () => {}, second: () => new Promise(() => {}), third: () => {} },
    { limitMs: 1, log: { error: (fields: object) => errors.push(fields) } },
  )
  expect(errors).toEqual([{ step: 'second' }])
})

test('steps that fail are named in the log, and fail the shutdown once the others are done', async () => {
  const done: string[] = []
  const errors: object[] = []
  const [broken, alsoBroken] = [new Error('broken'), new Error('also broken')]
  const failing = stopInSteps(
    {
      first: () => Promise.reject(broken),
      second: () => done.push('second'),
      third: () => Promise.reject(alsoBroken),
    },
    { limitMs: 3_600_000, log: { error: (fields: object) => errors.push(fields) } },
  )
  await expect(failing).rejects.toBe(broken)
  expect(done).toEqual(['second'])
  expect(errors).toEqual([
    { step: 'first', err: broken },
    { step: 'third', err: alsoBroken },
  ])
})
