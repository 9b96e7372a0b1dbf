import { startupSentence } from './startup-error.ts'

/** SIGHUP comes from a terminal that is closed. */
export const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/**
 * Runs the site from its start to its end: `start` resolves once it listens, `stopped` once it has stopped after a
 * signal. A signal during the start ends the process at once: nothing is under way yet.
 */
export async function runProcess(start: () => Promise<{ stopped: Promise<void> }>): Promise<never> {
  // Errors of writing to the output are ignored: its reader may have gone (EPIPE, or EIO of a closed terminal).
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  let isStarted = false
  // To the first process of a container the kernel delivers no signal that it has no handler for.
  for (const signal of stopSignals)
    process.on(signal, () => {
      if (!isStarted) process.exit(0)
    })
  try {
    const { stopped } = await start()
    isStarted = true
    await stopped
    return process.exit(0)
  } catch (error) {
    const sentence = startupSentence(error)
    if (sentence === undefined) throw error
    console.error(sentence)
    return process.exit(1)
  }
}
