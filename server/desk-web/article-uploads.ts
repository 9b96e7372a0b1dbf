// How large the forms of articles may be, which carry a picture.
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { CUT_FILES_AFTER } from './article-form-data.ts'
import { type DeskContext, message } from './desk-page.tsx'
import { truncateFiles } from './truncate-files.ts'

/** Room for the picture that a refused form keeps, and for more text than is stored. */
export const MAX_TEXT_BYTES = 2_000_000

export const MAX_FORM_BYTES = CUT_FILES_AFTER + MAX_TEXT_BYTES

/** Their paths. */
export const articleForms = /^\/(news|blog)\//

/** A file of any size is refused in the form, which has what was typed; so files are cut before the limit counts. */
export const limitArticleForms: MiddlewareHandler[] = [
  async (context, next) => {
    cutFiles(context, CUT_FILES_AFTER)
    await next()
  },
  bodyLimit({
    maxSize: MAX_FORM_BYTES,
    onError: (context) =>
      message(context as DeskContext, 'This is too large', 413, 'Nothing was stored: shorten the text.'),
  }),
]

/** What is read of the request from now on has files of no more than so many bytes; what is typed is as it was sent. */
export function cutFiles(context: Context, maxBytes: number): void {
  const { raw } = context.req
  const type = context.req.header('content-type') ?? ''
  const boundary = /^multipart\/form-data;.*\bboundary="?([^";]+)/i.exec(type)?.[1]
  if (!boundary || !raw.body) return
  const headers = new Headers(raw.headers)
  headers.delete('content-length')
  const cut = {
    method: raw.method,
    headers,
    body: raw.body.pipeThrough(truncateFiles(boundary, maxBytes)),
    duplex: 'half',
  }
  context.req.raw = new Request(raw.url, cut)
}
