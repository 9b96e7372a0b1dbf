import { startupSentence } from './startup-error.ts'

const stopSignals = ['SIGTERM', 'SIGINT'] as const

/**
 * Runs the site from its start to its end: `start` resolves once it listens, `stopped` once it has stopped. A signal
 * ends the process at once until `start` calls `takeOverSignals`: from then on it has something to finish.
 */
export async function runProcess(
  start: (takeOverSignals: () => void) => Promise<{ stopped: Promise<void> }>,
): Promise<never> {
  // Errors of writing to the output are ignored: its reader may have gone (EPIPE, or EIO of a closed terminal).
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  // To the first process of a container the kernel delivers no signal that it has no handler for.
  const exit = () => process.exit(0)
  for (const signal of stopSignals) process.on(signal, exit)
  try {
    const { stopped } = await start(() => {
      for (const signal of stopSignals) process.off(signal, exit)
    })
    await stopped
    return process.exit(0)
  } catch (error) {
    const sentence = startupSentence(error)
    if (sentence === undefined) throw error
    console.error(sentence)
    return process.exit(1)
  }
}
