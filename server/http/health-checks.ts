import { Hono } from 'hono'
import type { StatusReport } from '#server/monitoring/status.ts'

/**
 * Liveness and readiness. A process that answers is live: to restart it would help nobody whose disk is full. It is
 * ready unless forms cannot be saved or it is stopping. What exactly is wrong is for the operator (METRICS_PORT).
 */
export function healthChecks(readStatus: () => Promise<StatusReport>): Hono {
  const app = new Hono()
  app.get('/api/live', (context) => context.json({ status: 'live' }, 200, { 'Cache-Control': 'no-store' }))
  app.get('/api/status', async (context) => {
    const { status } = await readStatus()
    const isReady = status === 'ok' || status === 'degraded'
    return context.json({ status }, isReady ? 200 : 503, { 'Cache-Control': 'no-store' })
  })
  return app
}
