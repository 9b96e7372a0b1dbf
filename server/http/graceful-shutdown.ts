import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'

/** How a server stops without failing anybody. */
export interface GracefulShutdown {
  /**
   * From now on every answer is the last on its connection, and says so. Without that word, a proxy that
   * keeps its connections busy would hold the process up until it is cut off in the middle of a request.
   */
  begin(): void
  /** Takes no new connection, answers all that was asked, and after a while lets go of whoever is left. */
  close(patienceMs: number): Promise<void>
}

export function createGracefulShutdown(server: Server): GracefulShutdown {
  const answering = new Set<ServerResponse>()
  let hasBegun = false

  // Before the site's own listener, which may answer at once.
  server.prependListener('request', (_, response) => {
    if (hasBegun) response.shouldKeepAlive = false
    answering.add(response)
    response.once('close', () => {
      answering.delete(response)
      // For an answer that was already being sent, and could not say so any more.
      if (!server.listening) server.closeIdleConnections()
    })
  })

  return {
    begin() {
      hasBegun = true
      for (const response of answering) response.shouldKeepAlive = false
    },
    async close(patienceMs) {
      const closed = once(server, 'close')
      server.close()
      const overdue = setTimeout(() => server.closeAllConnections(), patienceMs)
      await closed
      clearTimeout(overdue)
    },
  }
}
