import type { MiddlewareHandler } from 'hono'

/** 301 for a known path written in other letter case or with a trailing slash. */
export function canonicalPath(paths: string[]): MiddlewareHandler {
  const canonical = new Map(paths.map((path) => [path.toLowerCase(), path]))
  return async (context, next) => {
    const { path } = context.req
    const target = canonical.get(path.toLowerCase().replace(/\/+$/, '') || '/')
    if (target === undefined || target === path) return next()
    // A form that is on its way must arrive as a form: 308 keeps it one.
    return context.redirect(
      target + new URL(context.req.url).search,
      context.req.method === 'POST' ? 308 : 301,
    )
  }
}
