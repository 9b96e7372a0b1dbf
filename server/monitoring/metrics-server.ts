import { createServer } from 'node:http'
import { closeServer, listen } from '#server/platform/http-server.ts'
import type { Metrics } from './metrics.ts'
import type { StatusReport } from './status.ts'

interface MetricsServerDependencies {
  metrics: Metrics
  report(): Promise<StatusReport>
  version: string
}

/** GET /metrics, and GET /status with the state of each part, on a port of its own, which the public does not reach. */
export async function serveMetrics(
  { metrics, report, version }: MetricsServerDependencies,
  address: { port: number; host: string },
): Promise<{ close(): Promise<void> }> {
  const answers: Record<string, { type: string; body(): Promise<string> }> = {
    '/metrics': { type: metrics.contentType, body: metrics.text },
    '/status': {
      type: 'application/json',
      body: async () => JSON.stringify({ version, ...(await report()) }),
    },
  }
  const server = createServer((request, response) => {
    const answer = request.method === 'GET' ? answers[request.url ?? ''] : undefined
    if (answer === undefined) {
      response.writeHead(404).end()
      return
    }
    answer.body().then(
      (text) => response.writeHead(200, { 'Content-Type': answer.type }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await listen(server, 'METRICS_PORT', address)
  return { close: () => closeServer(server, 0) }
}
