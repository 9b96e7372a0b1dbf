import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { requestErrors } from '#content/forms/request-errors.ts'
import { ownCallPath } from '#content/site/own-call-path.ts'
import type { OwnCalls } from '#server/enquiries/own-calls.ts'
import { isEmbedded } from './embedded.ts'
import { onlyForms, retryAfter } from './form-posts.ts'
import { refuse } from './refuse.ts'

interface OwnCallDependencies {
  now(): number
  ownCallsFor(context: Context): Pick<OwnCalls, 'calendar'>
}

/** Nothing may keep the address of a call, or pass it on: no cache, no search engine, no other site. */
const secretAddress = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
}

/** On every response to such an address, errors and mistyped ones included. */
export const keepAddressSecret: MiddlewareHandler = async (context, next) => {
  await next()
  if (!context.req.path.toLowerCase().startsWith(`${ownCallPath.toLowerCase()}/`)) return
  for (const [name, value] of Object.entries(secretAddress)) context.res.headers.set(name, value)
}

/**
 * Only what a visitor opens, or a script of theirs reads: another site's picture or frame would count wrong links
 * against everybody behind the same address.
 */
const onlyOpened: MiddlewareHandler = async (context, next) => {
  return isEmbedded(context.req) ? refuse(context, 403, requestErrors.wrongOrigin) : next()
}

/**
 * The pages of booked calls. The address contains a secret; the request log has the pattern of the route instead
 * (see request-log.ts).
 */
export function ownCallRequests({ now, ownCallsFor }: OwnCallDependencies): Hono {
  const app = new Hono()
  app.use(`${ownCallPath}/*`, onlyOpened)
  app.get(`${ownCallPath}/:secret/call.ics`, async (context) => {
    const secret = context.req.param('secret')
    const file = await ownCallsFor(context).calendar(secret)
    // The page says why there is none.
    if (file === null) return context.redirect(`${ownCallPath}/${encodeURIComponent(secret)}`, 303)
    return context.body(file, 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="call.ics"',
    })
  })
  app.get(`${ownCallPath}/:secret`, retryAfter(now))
  app.post(`${ownCallPath}/:secret`, onlyForms, retryAfter(now))
  return app
}
