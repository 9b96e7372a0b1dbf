// How large the forms of articles may be, which carry a picture.
import { bodyLimit } from 'hono/body-limit'
import { type DeskContext, message } from './desk-page.tsx'

/** Room for a photograph as a phone takes it, so that the form can say what is wrong with it, and for the text. */
export const MAX_FORM_BYTES = 18_000_000

/** Their paths. */
export const articleForms = /^\/(news|blog)\//

export const limitArticleForms = bodyLimit({
  maxSize: MAX_FORM_BYTES,
  onError: (context) =>
    message(
      context as DeskContext,
      'This is too large',
      413,
      'Nothing was stored: choose a smaller picture, 400 kB are enough.',
    ),
})
