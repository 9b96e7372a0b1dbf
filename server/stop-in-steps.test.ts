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

test('a step that fails fails the shutdown, once the others are done', async () => {
  const done: string[] = []
  const failing = stopInSteps(
    { first: () => Promise.reject(new Error('broken')), second: () => done.push('second') },
    { limitMs: 3_600_000, log: { error() {} } },
  )
  await expect(failing).rejects.toThrow('broken')
  expect(done).toEqual(['second'])
})
