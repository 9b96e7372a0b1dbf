import type { MiddlewareHandler } from 'hono'

/**
 * 301 for a known path written in other letter case or with a trailing slash, and for a path that a page had before,
 * with what follows it: /OldNameBlog/an-article is /NewNameBlog/an-article.
 */
export function canonicalPath(
  paths: string[],
  formerPaths: readonly { from: string; to: string }[],
): MiddlewareHandler {
  const present = new Map(paths.map((path) => [path.toLowerCase(), path]))
  const former = new Map(formerPaths.map(({ from, to }) => [from.toLowerCase(), to]))

  /** A former path that is in use again is the page's, and so is what is below it. */
  function canonical(path: string): string | undefined {
    const known = present.get(path.toLowerCase()) ?? former.get(path.toLowerCase())
    if (known !== undefined) return known
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const above = path.slice(0, end).toLowerCase()
      if (present.has(above)) return
      const moved = former.get(above)
      // Nothing is below '/', and '//' at the beginning would be another host.
      if (moved !== undefined) return moved === '/' ? undefined : moved + path.slice(end)
    }
  }

  return async (context, next) => {
    const { path } = context.req
    const target = canonical(path.replace(/\/+$/, '') || '/')
    if (target === undefined || target === path) return next()
    // 308 keeps the method and body of a form.
    return context.redirect(
      target + new URL(context.req.url).search,
      context.req.method === 'POST' ? 308 : 301,
    )
  }
}
