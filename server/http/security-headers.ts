import type { MiddlewareHandler } from 'hono'
import type { Hsts } from '#server/environment.ts'
import { filePolicy } from './content-security-policy.ts'

export interface Setting {
  isHttps: boolean
  hsts: Hsts
  /** Hot reload injects inline scripts and opens a WebSocket. */
  isDevelopment: boolean
}

const transportSecurity: Record<Hsts, string> = {
  on: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  off: 'max-age=0',
}

/**
 * On every response. The Content-Security-Policy is the strictest one; pages replace it with their own. Its
 * `frame-ancestors` stands for X-Frame-Options: every browser that can show these pages knows it.
 */
export function securityHeadersOf({ isHttps, hsts, isDevelopment }: Setting): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(isHttps && { 'Strict-Transport-Security': transportSecurity[hsts] }),
    ...(!isDevelopment && { 'Content-Security-Policy': filePolicy }),
  }
}

export function securityHeaders(setting: Setting): MiddlewareHandler {
  const { 'Content-Security-Policy': policy, ...headers } = securityHeadersOf(setting)
  return async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value)
    if (policy === undefined) {
      context.res.headers.delete('Content-Security-Policy')
    } else if (!context.res.headers.has('Content-Security-Policy')) {
      context.res.headers.set('Content-Security-Policy', policy)
    }
  }
}
