import type { MiddlewareHandler } from 'hono'
import { filePolicy } from './content-security-policy.ts'

interface Setting {
  isHttps: boolean
  /** Hot reload injects scripts and opens a socket that no policy could foresee. */
  isDevelopment: boolean
}

/** On every kind of answer. Pages bring a policy of their own; the rest gets the strictest. */
export function securityHeaders({ isHttps, isDevelopment }: Setting): MiddlewareHandler {
  const headers: Record<string, string> = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  }
  return async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value)
    if (isDevelopment) {
      context.res.headers.delete('Content-Security-Policy')
    } else if (!context.res.headers.has('Content-Security-Policy')) {
      context.res.headers.set('Content-Security-Policy', filePolicy)
    }
  }
}
