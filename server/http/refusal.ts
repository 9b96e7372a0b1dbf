import type { Context } from 'hono'
import { plainPage } from './error-page.ts'
import { wantsJson } from './wants-json.ts'

type RefusalStatus = 400 | 403 | 405 | 413 | 415 | 429 | 500

/** An error response by content negotiation: JSON for a script, a plain page for a person. */
export function refuse(
  context: Context,
  status: RefusalStatus,
  words: { heading: string; text: string | readonly string[] },
): Response {
  const paragraphs = [words.text].flat()
  if (wantsJson(context)) {
    return context.json({ ok: false, error: `${words.heading}. ${paragraphs.join(' ')}` }, status)
  }
  return context.html(plainPage(words.heading, paragraphs), status)
}
