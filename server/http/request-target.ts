/**
 * What a request asks for, as a path. A client may name the whole address, as it would to a proxy: whose
 * address that is, and whose password stands in it, is no concern of ours.
 */
export function requestTarget(target: string | undefined): string {
  if (target === undefined || target.startsWith('/')) return target ?? '/'
  const url = URL.parse(target)
  return url === null || url.pathname === '' ? '/' : url.pathname + url.search
}
