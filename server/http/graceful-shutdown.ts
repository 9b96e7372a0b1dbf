import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'

/** Stops a server without breaking a request. */
export interface GracefulShutdown {
  /**
   * From now on every response has `Connection: close`. Otherwise a proxy with busy keep-alive connections would delay
   * the shutdown until the timeout cuts it off in the middle of a request.
   */
  begin(): void
  /** Connection draining: accepts no new connections, waits for requests in flight, closes the rest at the timeout. */
  close(drainMs: number): Promise<void>
}

export function createGracefulShutdown(server: Server): GracefulShutdown {
  const answering = new Set<ServerResponse>()
  let hasBegun = false

  // Before the site's own listener, which may answer synchronously.
  server.prependListener('request', (_, response) => {
    if (hasBegun) response.shouldKeepAlive = false
    answering.add(response)
    response.once('close', () => {
      answering.delete(response)
      // A response whose headers were already sent could not say Connection: close.
      if (!server.listening) server.closeIdleConnections()
    })
  })

  return {
    begin() {
      hasBegun = true
      for (const response of answering) response.shouldKeepAlive = false
    },
    async close(drainMs) {
      const closed = once(server, 'close')
      server.close()
      const overdue = setTimeout(() => server.closeAllConnections(), drainMs)
      await closed
      clearTimeout(overdue)
    },
  }
}
