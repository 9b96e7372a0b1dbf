import { startupSentence } from './startup-error.ts'

const stopSignals = ['SIGTERM', 'SIGINT'] as const

/** Runs the site from its start to its end: `start` resolves once it listens, `stopped` once it has stopped. */
export async function runProcess(start: () => Promise<{ stopped: Promise<void> }>): Promise<never> {
  // Whoever read the output may be gone (EPIPE, or EIO of a closed terminal): that is no reason to stop, or not to.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  // Until the site listens there is nothing to finish. The handlers are needed all the same: to the first process of a
  // container the kernel delivers no signal that it has no handler for.
  const exit = () => process.exit(0)
  for (const signal of stopSignals) process.on(signal, exit)
  try {
    const { stopped } = await start()
    for (const signal of stopSignals) process.off(signal, exit)
    await stopped
    return process.exit(0)
  } catch (error) {
    const sentence = startupSentence(error)
    if (sentence === undefined) throw error
    console.error(sentence)
    return process.exit(1)
  }
}
