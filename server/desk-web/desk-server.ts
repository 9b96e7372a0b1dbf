import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import type { DeskSettings } from '#server/environment.ts'
import { createGracefulShutdown } from '#server/http/graceful-shutdown.ts'
import { requestTarget } from '#server/http/request-target.ts'
import { reasonOf, StartupError } from '#server/startup-error.ts'
import { MAX_PICTURE_FORM_BYTES } from './desk-app.ts'

/** Requests in flight may take this long to finish after SIGTERM. */
const drainMs = 5_000

/** How long the largest form of an article, with its photograph, takes on an uplink of 2 Mbit/s, and a quarter more. */
const requestTimeout = ((MAX_PICTURE_FORM_BYTES * 8) / 2_000_000) * 1_000 * 1.25

/**
 * The desk's own listener. A port that was chosen and cannot be had stops the start; without a choice the site runs
 * without a desk, since another instance on this machine may have it.
 */
export async function serveDesk(
  desk: { fetch: (request: Request) => Response | Promise<Response> },
  { port, host, isPortChosen }: DeskSettings,
  log: Pick<Logger, 'warn'>,
): Promise<{ close(): Promise<void> } | undefined> {
  const answer = getRequestListener(desk.fetch)
  const server = createServer({ headersTimeout: 10_000, requestTimeout }, (incoming, outgoing) => {
    incoming.url = requestTarget(incoming.url)
    answer(incoming, outgoing)
  })
  const shutdown = createGracefulShutdown(server)
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    const sentence = `DESK_PORT ${port} at ${host} cannot be listened on${reasonOf(error)}: choose another DESK_PORT, or 0 for no desk.`
    if (isPortChosen) throw new StartupError(sentence, { cause: error })
    log.warn(sentence)
    return undefined
  }
  return { close: () => shutdown.close({ idleMs: 0, drainMs }) }
}
