import type { Context } from 'hono'
import { acceptsJson } from '#domain/accepts-json.ts'
import { type RequestError, requestErrorSentence } from '#domain/request-error.ts'
import { plainPage } from './error-page.ts'

type ErrorStatus = 400 | 403 | 405 | 413 | 415 | 429 | 500

/** An error response: JSON for scripts, a plain page for browsers. */
export function refuse(context: Context, status: ErrorStatus, error: RequestError): Response {
  if (acceptsJson(context.req.header('accept'))) {
    return context.json({ ok: false, error: requestErrorSentence(error) }, status)
  }
  return context.html(plainPage(error.heading, [error.text].flat()), status)
}
