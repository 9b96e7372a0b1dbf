import { Hono } from 'hono'
import { firm } from '#content/site/firm.ts'
import { DAY_MS } from '#domain/durations.ts'
import { utcText } from '#server/platform/db/column-types.ts'

/** Shorter than the year that RFC 9116 recommends at most; renewed with every day that the site runs. */
const VALID_DAYS = 180

/** Where to report a weakness (RFC 9116). */
export function securityTxt(siteUrl: string, now: () => number): Hono {
  const app = new Hono()
  app.get('/.well-known/security.txt', (context) => {
    const today = now() - (now() % DAY_MS)
    return context.text(
      [
        `Contact: ${firm.email.href}`,
        `Expires: ${utcText(today + VALID_DAYS * DAY_MS)}`,
        'Preferred-Languages: en',
        `Canonical: ${siteUrl}/.well-known/security.txt`,
        '',
      ].join('\n'),
      200,
      { 'Cache-Control': 'public, max-age=3600' },
    )
  })
  return app
}
