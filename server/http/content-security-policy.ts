import { createHash } from 'node:crypto'

/** The one host that a page may frame, and only once a visitor has asked for a film. */
const videoHost = 'https://www.youtube-nocookie.com'

/**
 * The policy of one page. Pages are made at build time, so no nonce could be
 * fresh: instead each inline script is allowed by the hash of its own text.
 */
export function pagePolicy(html: string): string {
  // JSON-LD is data, not a script that runs: it needs no hash.
  const hashes = [
    ...html.matchAll(/<script(?! type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g),
  ].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...new Set(hashes)].join(' ')}`,
    // Styles are written out in the page; they can neither run nor send anything.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${videoHost}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** For responses that are no pages: they load nothing; an SVG or a plain error page has inline styles. */
export const filePolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')
