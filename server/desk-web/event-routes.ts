import type { ServerResponse } from 'node:http'
import { Hono } from 'hono'
import type { DeskEvents } from './desk-events.ts'
import type { DeskEnv } from './desk-page.tsx'

export function eventRoutes(events: DeskEvents): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>()

  app.get('/events', (context) => {
    const headers = {
      'Content-Type': 'text/event-stream',
      // nginx would hold events back to send them together.
      'X-Accel-Buffering': 'no',
    }
    if (context.req.method === 'HEAD') return context.body(null, 200, headers)
    const { outgoing } = (context.env ?? {}) as { outgoing?: ServerResponse }
    const stream = events.open({
      tokenHash: context.get('session').tokenHash,
      after: context.req.header('last-event-id') ?? context.req.query('after'),
      onSlow: outgoing && (() => void outgoing.destroy()),
    })
    if (stream === null) return context.text('There are too many open pages.', 429)
    return context.body(stream, 200, headers)
  })
  return app
}
