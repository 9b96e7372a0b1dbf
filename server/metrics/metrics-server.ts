import { once } from 'node:events'
import { createServer } from 'node:http'
import { reasonOf, StartupError } from '#server/startup-error.ts'
import type { Metrics } from './metrics.ts'

/** GET /metrics on a port of its own, which the public site does not have. */
export async function serveMetrics(
  metrics: Metrics,
  { port, host }: { port: number; host: string },
): Promise<{ close(): void }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(port, host)
  await once(server, 'listening').catch((error) => {
    throw new StartupError(`METRICS_PORT ${port} at ${host} cannot be listened on${reasonOf(error)}.`, {
      cause: error,
    })
  })
  return {
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
