import type { Context } from 'hono'
import { type Refusal, refusalSentence } from '#content/forms/refusals.ts'
import { acceptsJson } from '#domain/accepts-json.ts'
import { plainPage } from './error-page.ts'

type RefusalStatus = 400 | 403 | 405 | 413 | 415 | 429 | 500

/** An error response: JSON for scripts, a plain page for browsers. */
export function refuse(context: Context, status: RefusalStatus, refusal: Refusal): Response {
  if (acceptsJson(context.req.header('accept'))) {
    return context.json({ ok: false, error: refusalSentence(refusal) }, status)
  }
  return context.html(plainPage(refusal.heading, [refusal.text].flat()), status)
}
