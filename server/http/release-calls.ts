import { type Context, Hono } from 'hono'
import { refusals } from '#content/forms/refusals.ts'
import type { ReleaseCall } from '#server/outbox/outbox.ts'
import { refuse } from './refusal.ts'

type Release = (call: ReleaseCall) => Promise<void>

/**
 * The specified calls after a save. Anyone can call them, so they only make a mail due that a save has queued, and
 * respond the same whether or not there was one.
 */
export function releaseCalls(release: Release): Hono {
  const app = new Hono()
  app.post('/send-callback-confirmation', (context) => answer(context, 'contact-confirmation', release))
  app.post('/send-request-callback-confirmation', (context) =>
    answer(context, 'callback-confirmation', release),
  )
  app.post('/send-brochure', (context) => answer(context, 'brochure', release))
  return app
}

async function answer(context: Context, kind: ReleaseCall['kind'], release: Release): Promise<Response> {
  const type = context.req.header('content-type') ?? ''
  if (!/^application\/json\b/i.test(type)) return refuse(context, 415, refusals.unreadable)
  const body: unknown = await context.req.raw.json().catch(() => undefined)
  if (body === undefined) return refuse(context, 400, refusals.unreadable)
  const { name, email } = (body ?? {}) as Record<string, unknown>
  if (typeof name === 'string' && typeof email === 'string' && email.trim() !== '') {
    await release({ kind, name, email: email.trim() })
  }
  return context.json({ accepted: true }, 202)
}
