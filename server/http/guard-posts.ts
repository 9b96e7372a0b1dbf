import type { MiddlewareHandler } from 'hono'
import { requestErrors } from '#content/forms/request-errors.ts'
import { ownCallPath } from '#content/site/own-call-path.ts'
import { readBoundedBody } from './bounded-body.ts'
import { refuse } from './refuse.ts'

const maxBytes = 64 * 1024
const reads = ['GET', 'HEAD']
const allowed = 'GET, HEAD, POST, OPTIONS'

/** CSRF protection and limits: only POST, only from our own origin, at most 64 KiB of a form. */
export function guardPosts(siteUrl: string): MiddlewareHandler {
  return async (context, next) => {
    const { method } = context.req
    if (reads.includes(method)) return next()
    if (method === 'OPTIONS') return context.body(null, 204, { Allow: allowed })
    if (method !== 'POST') {
      context.header('Allow', allowed)
      return refuse(context, 405, requestErrors.unreadable)
    }
    if (!isFromOwnPage(context.req.raw, siteUrl) && !isOwnCall(context.req.raw))
      return refuse(context, 403, requestErrors.wrongOrigin)
    const excess = await readBoundedBody(context.req, maxBytes)
    if (excess === 'bytes') return refuse(context, 413, requestErrors.tooLarge)
    if (excess === 'fields') return refuse(context, 400, requestErrors.tooManyFields)
    context.req.raw = withoutOrigin(context.req.raw)
    return next()
  }
}

/**
 * CSRF: a page of another site cannot forge these headers. A client that sends neither is not a browser and has no
 * visitor's session to abuse, so it passes.
 */
function isFromOwnPage({ headers, url }: Request, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site === 'same-origin') return true
  const origin = headers.get('origin')
  if (origin === null) return site === null || site === 'none'
  // By host only: behind a proxy that terminates TLS the page is https and this request http.
  return URL.canParse(origin) && [new URL(url).host, new URL(siteUrl).host].includes(new URL(origin).host)
}

/**
 * The page of a call sends no referrer, and so `Origin: null`, which older browsers send without Sec-Fetch-Site. Its
 * address is a secret that no other site can know, and protects its forms by itself; a form that the browser says came
 * from another site is refused all the same.
 */
function isOwnCall({ url, headers }: Request): boolean {
  if (['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '')) return false
  return new URL(url).pathname.startsWith(`${ownCallPath}/`) && headers.get('origin') === 'null'
}

/** React Router would compare it again with the scheme, and refuse every form behind a proxy that terminates TLS. */
function withoutOrigin(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('origin')
  return new Request(request, { headers })
}
