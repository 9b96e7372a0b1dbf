import type { MiddlewareHandler } from 'hono'

/** 301 for a known path written in other letter case or with a trailing slash. */
export function canonicalPath(paths: string[]): MiddlewareHandler {
  const canonical = new Map(paths.map((path) => [path.toLowerCase(), path]))
  return async (context, next) => {
    const { path } = context.req
    const target = canonical.get(path.toLowerCase().replace(/\/+$/, '') || '/')
    if (target === undefined || target === path) return next()
    // 308 keeps the method and body of a form.
    return context.redirect(
      target + new URL(context.req.url).search,
      context.req.method === 'POST' ? 308 : 301,
    )
  }
}
