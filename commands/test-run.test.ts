import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Runs steps in a child process, as the commands do. */
function runSteps(steps: string, env: Record<string, string> = {}) {
  const source = `
    import { audit, finish, inSequence, script, inParallel } from ${JSON.stringify(import.meta.resolve('./test-run.ts'))}
    ${steps}
    finish()`
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', source], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return { status, lastLine: stdout.trimEnd().split('\n').at(-1), stdout }
}

test('a run ends with one line that counts the tests of all steps, parallel and sequential', () => {
  const { status, lastLine } = runSteps(`
    await inParallel(
      { name: 'one', run: async () => ({ passed: 2, failed: 0 }) },
      { name: 'two', run: async () => ({ passed: 3, failed: 0 }) },
    )
    await inSequence({ name: 'three', run: async () => ({ passed: 1, failed: 0 }) })`)
  expect([status, lastLine]).toEqual([0, '6 passed, 0 failed'])
})

test('a registry that cannot be asked is no failure, and is said right before the last line', () => {
  const { status, stdout } = runSteps('await inParallel(audit)', {
    npm_config_registry: 'http://127.0.0.1:9/',
  })
  expect(status).toBe(0)
  expect(stdout).toMatch(/\nNOT CHECKED FOR KNOWN VULNERABILITIES: .*\n\n0 passed, 0 failed\n$/)
})

test('a step that throws and a missing program count as failures, and the run still ends with its line', () => {
  const { status, lastLine, stdout } = runSteps(`
    await inParallel({ name: 'broken', run: async () => { throw new Error('no report') } })
    await inSequence(script('missing', 'commands/nowhere.ts'))`)
  expect(stdout).toContain('no report')
  expect([status, lastLine]).toEqual([1, '0 passed, 2 failed'])
})
