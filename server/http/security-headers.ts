import type { Hsts } from '#server/platform/environment.ts'
import { filePolicy } from '#server/static/content-security-policy.ts'

export interface SecurityOptions {
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
export function securityHeaders({ isHttps, hsts, isDevelopment }: SecurityOptions): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(isHttps && { 'strict-transport-security': transportSecurity[hsts] }),
    ...(!isDevelopment && { 'content-security-policy': filePolicy }),
  }
}
