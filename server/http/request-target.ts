/**
 * The request target as a path (origin-form). A client may send the absolute-form, as to a proxy: its host and
 * credentials are dropped.
 */
export function requestTarget(target: string | undefined): string {
  if (target === undefined || target.startsWith('/')) return target ?? '/'
  const url = URL.parse(target)
  return url === null || url.pathname === '' ? '/' : url.pathname + url.search
}
