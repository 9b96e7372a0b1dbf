// A form that could not be stored: the page keeps what was typed, to be sent again.
import { bodyLimit } from 'hono/body-limit'
import { NotStoredPage, type NotStoredReason } from '#app/desk/not-stored-page.tsx'
import { cutFiles, MAX_TEXT_BYTES } from './article-uploads.ts'
import { type DeskContext, message, page } from './desk-page.tsx'
import type { SessionCookie } from './session-cookie.ts'

/** A file is not kept, only that there was one. */
const KEPT_FILE_BYTES = 1

/** Of somebody without a session, who must not fill the memory. What can be stored is less. */
const limitText = bodyLimit({
  maxSize: MAX_TEXT_BYTES,
  onError: (context) =>
    message(
      context as DeskContext,
      'This was not stored',
      413,
      'It is too large to be kept here. Press Back in your browser, where what you typed should still be, and shorten it.',
    ),
})

/** Fields that nobody typed. */
const hiddenFields = new Set([
  'version',
  'id',
  'key',
  'sequence',
  'back',
  'closedUtc',
  'seen',
  'kept',
  'state',
  'image',
  'to',
  'hash',
])

/** A change that failed, with what was typed. */
export async function notStored(context: DeskContext, cookie: SessionCookie) {
  // Scripts show the text as it is.
  if (isJson(context))
    return context.text('The database is not available. Please try again in a minute.', 503)
  if (context.req.path.startsWith('/sign-out')) {
    cookie.remove(context)
    return message(
      context,
      'The session was not ended',
      503,
      'This browser has forgotten it, so nobody is signed in here. The database is not available, and the session ends by itself later: to end it everywhere, sign in again in a minute and sign out.',
    )
  }
  // Where the session was verified the change was begun, and only its confirmation may be missing.
  if (context.get('session') !== undefined) return await keptForm(context, 'unknown', 503)
  return await keptWithoutSession(context, 'database-unavailable', 503)
}

/** A form that was sent after the session had ended. */
export async function sessionEnded(context: DeskContext) {
  if (context.req.path.startsWith('/sign-out'))
    return message(context, 'You are signed out', 401, 'Your session had ended already.')
  if (isJson(context)) return context.text('Your session has ended. Please sign in again.', 401)
  return await keptWithoutSession(context, 'session-ended', 401)
}

async function keptWithoutSession(context: DeskContext, reason: NotStoredReason, status: 401 | 503) {
  cutFiles(context, KEPT_FILE_BYTES)
  const refused = await limitText(context, async () => {})
  return refused ?? (await keptForm(context, reason, status))
}

async function keptForm(context: DeskContext, reason: NotStoredReason, status: 401 | 503) {
  const form = await context.req.formData().catch(() => new FormData())
  const fields = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [{ name, value }] : []))
  return page(
    context,
    { title: 'This was not stored', status },
    <NotStoredPage
      action={context.req.path}
      reason={reason}
      fields={fields.map((field) => ({ ...field, isHidden: hiddenFields.has(field.name) }))}
      // A field for a file that was left empty is sent as well.
      hasFiles={[...form.values()].some((value) => typeof value !== 'string' && value.size > 0)}
    />,
  )
}

function isJson(context: DeskContext): boolean {
  return context.req.header('content-type')?.startsWith('application/json') ?? false
}
