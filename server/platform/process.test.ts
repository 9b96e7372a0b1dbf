import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

/** Sends itself a signal during the start or after it. */
const script = (during: string, after: string) => `
  import { once } from 'node:events'
  import { runProcess } from '${new URL('process.ts', import.meta.url)}'
  const kill = () => process.kill(process.pid, 'SIGTERM')
  setInterval(() => {}, 1_000)
  await runProcess(async () => {
    ${during}
    await new Promise((resolve) => setTimeout(resolve, 100))
    ${after}
    return { stopped: once(process, 'SIGTERM').then(() => console.log('finished')) }
  })`

test.each([
  ['during the start ends the process at once', script('kill()', ''), ''],
  ['after the start ends it once its work is finished', script('', 'setImmediate(kill)'), 'finished\n'],
])('a signal %s', async (_, source, output) => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  expect([printed, code]).toEqual([output, 0])
})
