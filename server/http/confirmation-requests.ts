import { Hono } from 'hono'
import { requestErrors } from '#content/forms/request-errors.ts'
import { refuse } from './refuse.ts'

/**
 * The specified requests after a save, by which the browser asks for the visitor's mail. The mail was queued with the
 * save, to the address that was saved, so they are accepted and do nothing: anybody can send them.
 */
export function confirmationRequests(): Hono {
  const app = new Hono()
  for (const path of ['/send-callback-confirmation', '/send-request-callback-confirmation', '/send-brochure'])
    app.post(path, async (context) => {
      const type = context.req.header('content-type') ?? ''
      if (!/^application\/json\b/i.test(type)) return refuse(context, 415, requestErrors.unreadable)
      const body: unknown = await context.req.raw.json().catch(() => undefined)
      if (body === undefined) return refuse(context, 400, requestErrors.unreadable)
      return context.json({ accepted: true }, 202)
    })
  return app
}
