import { type Context, Hono } from 'hono'
import { requestErrors } from '#content/forms/request-errors.ts'
import type { ExpediteRequest } from '#server/outbox/outbox.ts'
import { refuse } from './refuse.ts'

type Expedite = (request: ExpediteRequest) => Promise<void>

/**
 * The specified requests after a save: the browser asks for the visitor's mail to go out now. Anyone can send them, so
 * they only make a mail due that a save has queued, and respond the same whether or not there was one.
 */
export function expediteRoutes(expedite: Expedite): Hono {
  const app = new Hono()
  app.post('/send-callback-confirmation', (context) => expediteMail(context, 'contact', expedite))
  app.post('/send-request-callback-confirmation', (context) => expediteMail(context, 'callback', expedite))
  app.post('/send-brochure', (context) => expediteMail(context, 'brochure', expedite))
  return app
}

async function expediteMail(
  context: Context,
  form: ExpediteRequest['form'],
  expedite: Expedite,
): Promise<Response> {
  const type = context.req.header('content-type') ?? ''
  if (!/^application\/json\b/i.test(type)) return refuse(context, 415, requestErrors.unreadable)
  const body: unknown = await context.req.raw.json().catch(() => undefined)
  if (body === undefined) return refuse(context, 400, requestErrors.unreadable)
  const { name, email } = (body ?? {}) as Record<string, unknown>
  if (typeof name === 'string' && typeof email === 'string' && email.trim() !== '') {
    await expedite({ form, name, email: email.trim() })
  }
  return context.json({ accepted: true }, 202)
}
