/**
 * The route of a request for metrics and alerts: a path of the site's own, or the pattern of many. Never a path as it
 * was sent: it may hold personal data, and each would be a time series of its own.
 */
export function createRouteLabel(paths: Iterable<string>): (path: string) => string {
  const known = new Set(paths)
  return (path) => {
    if (known.has(path)) return path
    const [, folder] = /^\/(assets|pictures|drawings|scenes)\//.exec(path) ?? []
    return folder ? `/${folder}/*` : 'file'
  }
}
