import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as delay, setImmediate as nextImmediate } from 'node:timers/promises'

/** Stops a server without breaking a request. */
export interface GracefulShutdown {
  /**
   * From now on every response has `Connection: close`. Otherwise a proxy with busy keep-alive connections would delay
   * the shutdown until the timeout cuts it off in the middle of a request, and a proxy whose connection is closed
   * unannounced takes the next request for lost.
   */
  begin(): void
  /**
   * Connection draining: accepts no new connections, calls begin() where that has not happened, waits for requests in
   * flight, closes the rest at the timeout.
   */
  close(limits: DrainLimits): Promise<void>
}

export interface DrainLimits {
  /** How long a connection that is idle stays open, for the request that may be on its way over it. */
  idleMs: number
  /** How long requests in flight may take to finish. */
  drainMs: number
}

const closeIdleEveryMs = 50

export function createGracefulShutdown(server: Server): GracefulShutdown {
  const answering = new Set<ServerResponse>()
  let hasBegun = false
  let accepted = 0
  server.on('connection', () => {
    accepted += 1
  })

  // Before the site's own listener, which may answer synchronously.
  server.prependListener('request', (_, response) => {
    if (hasBegun) response.setHeader('Connection', 'close')
    // HTTP/1.1 keeps connections alive without being told: no Connection header, and so no Keep-Alive.
    else response.removeHeader('Connection')
  })
  // After it: most responses have been ended by then.
  server.on('request', (_, response) => {
    if (response.writableEnded) return
    answering.add(response)
    response.once('close', () => answering.delete(response))
  })

  function begin(): void {
    hasBegun = true
    for (const response of answering) if (!response.headersSent) response.setHeader('Connection', 'close')
  }

  /**
   * Resolves after a turn of the event loop with no new connection and next to nothing to do: whatever the kernel
   * held for this process has been taken from it. (One connection is accepted a turn.) What counts as little grows
   * with the wait, so that it ends on a busy machine too; where new connections come without a pause, it ends at the
   * limit.
   */
  async function queuesEmpty(limitMs: number): Promise<void> {
    const started = performance.now()
    for (;;) {
      await nextImmediate()
      const before = { accepted, turn: performance.now() }
      await nextImmediate()
      const now = performance.now()
      const isQuick = now - before.turn < 1 + (now - started) / 100
      if ((isQuick && accepted === before.accepted) || now - started > limitMs) return
    }
  }

  /** Again and again: a response whose headers were sent before begin() could not say Connection: close. */
  async function closeIdleAfter({ idleMs, drainMs }: DrainLimits, signal: AbortSignal): Promise<void> {
    await delay(idleMs, undefined, { ref: false })
    while (!signal.aborted) {
      // What has arrived in the meantime is read first: a request in a socket's buffer would be lost.
      await queuesEmpty(drainMs)
      server.closeIdleConnections()
      await delay(closeIdleEveryMs, undefined, { ref: false })
    }
  }

  return {
    begin,
    async close(limits) {
      const closed = once(server, 'close')
      const until = performance.now() + limits.drainMs
      // Connections that the kernel holds for us to accept would be reset, requests and all.
      await queuesEmpty(limits.drainMs / 4)
      // The close of HTTP's own server would cut idle connections at once.
      NetServer.prototype.close.call(server)
      // Not before: whoever is told to close opens a new connection for the next request.
      begin()
      const stopped = new AbortController()
      void closeIdleAfter(limits, stopped.signal)
      const overdue = setTimeout(() => server.closeAllConnections(), Math.max(0, until - performance.now()))
      await closed
      stopped.abort()
      clearTimeout(overdue)
    },
  }
}
