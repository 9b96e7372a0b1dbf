import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

/** Sends itself a signal while it starts, before or after it has taken the signals over. */
const script = (order: string) => `
  import { once } from 'node:events'
  import { runProcess } from '${new URL('process.ts', import.meta.url)}'
  await runProcess(async (takeOverSignals) => {
    const signal = once(process, 'SIGTERM')
    ${order}
    await new Promise((resolve) => setTimeout(resolve, 50))
    return { stopped: signal.then(() => console.log('finished')) }
  })`

test.each([
  ['at once while nothing is under way', "process.kill(process.pid, 'SIGTERM')", ''],
  [
    'with its work finished once it has begun any',
    "takeOverSignals(); process.kill(process.pid, 'SIGTERM')",
    'finished\n',
  ],
])('a signal during the start ends the process %s', async (_, order, output) => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script(order)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  expect([printed, code]).toEqual([output, 0])
})
