import type { Logger } from 'pino'

/**
 * Runs the steps of a shutdown one after the other, also after one that has failed: mails in flight must not be cut off
 * because a listener could not be closed. Settles when all are done, with the first error if there was one; the log has
 * every one. At the limit the log names the step that hangs, and the process ends without the rest. Whatever was accepted
 * has been stored by then, and mail that was not sent is sent after the next start.
 */
export async function stopInSteps(
  steps: Record<string, () => unknown>,
  { limitMs, log }: { limitMs: number; log: Pick<Logger, 'error'> },
): Promise<void> {
  let current = ''
  const limit = Promise.withResolvers<void>()
  const timer = setTimeout(() => {
    log.error({ step: current }, 'stopped without waiting any longer')
    limit.resolve()
  }, limitMs)
  const runAll = async () => {
    const errors: unknown[] = []
    for (const [name, run] of Object.entries(steps)) {
      current = name
      try {
        await run()
      } catch (error) {
        log.error({ step: name, err: error }, 'a step of the shutdown failed')
        errors.push(error)
      }
    }
    if (errors.length > 0) throw errors[0]
  }
  try {
    await Promise.race([runAll(), limit.promise])
  } finally {
    clearTimeout(timer)
  }
}
