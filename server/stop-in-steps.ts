import type { Logger } from 'pino'

/**
 * Runs the steps of a shutdown one after the other. Resolves when all are done, or at the limit: then the log names the
 * step that hangs, and the process ends without the rest. Whatever was accepted has been stored by then, and mail that
 * was not sent is sent after the next start.
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
    for (const [name, run] of Object.entries(steps)) {
      current = name
      await run()
    }
  }
  try {
    await Promise.race([runAll(), limit.promise])
  } finally {
    clearTimeout(timer)
  }
}
