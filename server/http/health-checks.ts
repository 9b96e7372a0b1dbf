import { Hono } from 'hono'
import { isReady, type RecentStatus } from './recent-status.ts'

/**
 * Liveness and readiness. A process that answers is live: to restart it would help nobody whose disk is full. It is
 * ready unless forms cannot be saved or it is stopping.
 */
export function healthChecks(status: RecentStatus): Hono {
  const app = new Hono()
  app.get('/api/live', (context) => context.json({ status: 'live' }, 200, { 'Cache-Control': 'no-store' }))
  app.get('/api/status', async (context) => {
    const report = await status.report()
    return context.json(report, isReady(report) ? 200 : 503, { 'Cache-Control': 'no-store' })
  })
  return app
}
