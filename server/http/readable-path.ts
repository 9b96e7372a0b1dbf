/**
 * A path that cannot be decoded names nothing of ours. The router would write it to the console as it is, and
 * nobody knows what somebody typed there: it gets a path that names nothing either, and says nothing.
 */
export function withReadablePath(request: Request): Request {
  const url = new URL(request.url)
  if (isReadable(url.pathname)) return request
  return new Request(new URL('/unreadable', url), { headers: request.headers })
}

function isReadable(pathname: string): boolean {
  try {
    // The result is used, or the bundler would leave the call out.
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}
