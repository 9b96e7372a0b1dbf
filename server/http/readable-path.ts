/**
 * A path with a malformed percent-encoding is no page of ours. The router would print it to the console, and it may
 * hold personal data: it is replaced by a path that is no page either.
 */
export function withReadablePath(request: Request): Request {
  const url = new URL(request.url)
  if (isReadable(url.pathname)) return request
  return new Request(new URL('/unreadable', url), { headers: request.headers })
}

function isReadable(pathname: string): boolean {
  try {
    // The result is used, or tree shaking would remove the call.
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}
