import { createHash } from 'node:crypto'

/** The video host: the only one that a page may frame, and only one that shows its films. */
const videoHost = 'https://www.youtube-nocookie.com'

/**
 * The policy of one page. Inline scripts are allowed by hash, because a prerendered page cannot have a fresh nonce.
 */
export function pagePolicy(html: string): string {
  // JSON-LD is not executed and needs no hash.
  const hashes = [
    ...html.matchAll(/<script(?! type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g),
  ].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...new Set(hashes)].join(' ')}`,
    // Pages have inline critical CSS.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ...(html.includes(videoHost) ? [`frame-src ${videoHost}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** For other responses, which load nothing; SVG files and the plain error page have inline styles. */
export const filePolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')
