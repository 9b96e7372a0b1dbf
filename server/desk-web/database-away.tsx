// What the desk says while the database is away.
import { NotStoredPage } from '#app/desk/not-stored-page.tsx'
import { londonMoment } from '#server/desk/record-view.ts'
import { type DeskContext, message, page, viewOf } from './desk-page.tsx'
import type { SessionCookie } from './session-cookie.ts'

/** The page as this person last read it, where that is not long ago. */
export function fromMemory(context: DeskContext, why: 'The database is away.' | 'Something went wrong.') {
  const session = context.get('session')
  const last = session && context.get('lastViews').find(session.staffId, viewOf(context))
  if (!last) {
    return message(
      context,
      'Not at the moment',
      503,
      `${why} This page cannot be read: please try again in a minute.`,
    )
  }
  const readAt = londonMoment(new Date(last.readAt).toISOString())
  return page(
    context,
    {
      ...last.page,
      status: 503,
      notice: `${why} This is what was read on ${readAt}. Nothing can be changed until it is back: please try again in a minute.`,
    },
    last.content,
  )
}

/** Fields that nobody typed. */
const hiddenFields = new Set(['version', 'id', 'key', 'sequence', 'back', 'closedUtc'])

/** A change that failed, with what was typed. */
export async function notStored(context: DeskContext, cookie: SessionCookie) {
  const { path } = context.req
  // Scripts show the text as it is.
  if (context.req.header('content-type')?.startsWith('application/json'))
    return context.text('The database is away. Please try again in a minute.', 503)
  if (path.startsWith('/sign-out')) {
    cookie.remove(context)
    return message(
      context,
      'The session was not ended',
      503,
      'This browser has forgotten it, so nobody is signed in here. The database is away, and the session ends by itself later: to end it everywhere, sign in again in a minute and sign out.',
    )
  }
  const form = await context.req.formData().catch(() => new FormData())
  const fields = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [{ name, value }] : []))
  return page(
    context,
    { title: 'This was not stored', status: 503 },
    <NotStoredPage
      action={path}
      // Where the session was verified the change was begun, and only its confirmation may be missing.
      isCertain={context.get('session') === undefined}
      fields={fields.map((field) => ({ ...field, isHidden: hiddenFields.has(field.name) }))}
      hasFiles={[...form.values()].some((value) => typeof value !== 'string')}
    />,
  )
}
