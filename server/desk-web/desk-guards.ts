import type { MiddlewareHandler } from 'hono'
import { type SecurityOptions, securityHeaders } from '#server/http/security-headers.ts'
import { currentRequestId } from '#server/platform/request-context.ts'

/** Scripts and styles are files: nothing inline, nothing from elsewhere. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  // Public pages, as they are and as they would be.
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** On every response of the desk. */
export function deskHeaders(security: SecurityOptions): MiddlewareHandler {
  const headers = {
    ...securityHeaders(security),
    'content-security-policy': policy,
    // With no-referrer, forms would be sent without their origin.
    'referrer-policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    'X-Robots-Tag': 'noindex, nofollow',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
  return async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) {
      // A preview has its own policy, and may be framed by the desk.
      if (!context.res.headers.has(name)) context.res.headers.set(name, value)
    }
    // Files of the build have a hash in their address and may be cached.
    if (!context.res.headers.has('Cache-Control')) context.res.headers.set('Cache-Control', 'no-store')
    context.res.headers.set('X-Request-Id', currentRequestId() ?? '')
  }
}

/**
 * CSRF: a changing request must say that it comes from the desk's own pages. Unlike on the public site one that says
 * nothing is refused, because there is a session to abuse.
 */
export function refuseOtherOrigins(deskUrl: string): MiddlewareHandler {
  return async (context, next) => {
    const { method } = context.req
    if (method === 'GET' || method === 'HEAD') return next()
    if (method !== 'POST')
      return context.text('This is not possible here.', 405, { Allow: 'GET, HEAD, POST' })
    const origin = context.req.header('origin')
    const isOwn =
      origin === undefined ? context.req.header('sec-fetch-site') === 'same-origin' : origin === deskUrl
    if (!isOwn) return context.text('This request does not come from the desk.', 403)
    return next()
  }
}
