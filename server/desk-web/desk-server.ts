import type { Logger } from 'pino'
import type { DeskSettings } from '#server/platform/environment.ts'
import { announceClose, closeServer, createHttpServer, listen } from '#server/platform/http-server.ts'
import { StartupError } from '#server/platform/startup-error.ts'
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
): Promise<{ announceClose(): void; close(): Promise<void> } | undefined> {
  const server = createHttpServer(desk.fetch, { requestTimeout })
  try {
    await listen(server, 'DESK_PORT', { port, host })
  } catch (error) {
    if (isPortChosen || !(error instanceof StartupError)) throw error
    log.warn(`${error.message} There is no desk: choose another DESK_PORT, or 0 for none.`)
    return undefined
  }
  return { announceClose: () => announceClose(server), close: () => closeServer(server, drainMs) }
}
