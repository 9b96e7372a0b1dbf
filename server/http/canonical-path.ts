import type { MiddlewareHandler } from 'hono'

/** 301 for a known path written in other letter case or with a trailing slash, and for a path that a page had before. */
export function canonicalPath(
  paths: string[],
  formerPaths: readonly { from: string; to: string }[],
): MiddlewareHandler {
  const canonical = new Map([
    ...formerPaths.map(({ from, to }) => [from.toLowerCase(), to] as const),
    // Later entries win: a former path that is in use again is the page's.
    ...paths.map((path) => [path.toLowerCase(), path] as const),
  ])
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
