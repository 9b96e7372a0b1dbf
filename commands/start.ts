/** `npm start`: builds unless the build is current, then serves the site. */

import { parseEnvironment } from '#server/environment.ts'
import { createLog } from '#server/log.ts'
import { checkPort, serve } from '#server/main.ts'
import { startupSentence } from '#server/startup-error.ts'
import { ensureBuild } from './build.ts'

// Otherwise React would use its slower development build.
process.env.NODE_ENV = 'production'

// Whoever read the output may be gone (EPIPE, or EIO of a closed terminal): that is no reason to stop, or not to.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

// Until the site listens there is nothing to finish. The handlers are needed all the same: to the first process of a
// container the kernel delivers no signal that it has no handler for.
const stopSignals = ['SIGTERM', 'SIGINT'] as const
const exit = () => process.exit(0)
for (const signal of stopSignals) process.on(signal, exit)

try {
  const environment = parseEnvironment(process.env)
  await checkPort(environment)
  const log = createLog(environment.logLevel)
  await ensureBuild((text) => (process.stdout.isTTY ? console.log(text) : log.info(text)))
  const { stopped } = await serve(environment, log)
  for (const signal of stopSignals) process.off(signal, exit)
  await stopped
  process.exit(0)
} catch (error) {
  const sentence = startupSentence(error)
  if (sentence === undefined) throw error
  console.error(sentence)
  process.exit(1)
}
