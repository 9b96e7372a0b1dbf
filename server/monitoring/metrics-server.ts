import { createServer } from 'node:http'
import { closeServer, listen } from '#server/platform/http-server.ts'
import type { Metrics } from './metrics.ts'

/** GET /metrics on a port of its own, which the public site does not have. */
export async function serveMetrics(
  metrics: Metrics,
  address: { port: number; host: string },
): Promise<{ close(): Promise<void> }> {
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
  await listen(server, 'METRICS_PORT', address)
  return { close: () => closeServer(server, 0) }
}
