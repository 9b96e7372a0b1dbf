/**
 * Replaces a path with malformed percent-encoding by one that does not exist either: React Router would print it to
 * the console, and it may contain personal data.
 */
export function withReadablePath(request: Request): Request {
  const url = new URL(request.url)
  if (isReadable(url.pathname)) return request
  return new Request(new URL('/unreadable', url), { headers: request.headers })
}

export function isReadable(pathname: string): boolean {
  try {
    // The result is used, because tree shaking would remove the call otherwise.
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}
