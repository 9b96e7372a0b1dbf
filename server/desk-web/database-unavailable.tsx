// What the desk says while the database is not available.
import { utcText } from '#server/db/column-types.ts'
import { londonMoment } from '#server/desk/record-view.ts'
import { type DeskContext, message, page, viewOf } from './desk-page.tsx'

/** The page as this person last read it, where that is not long ago. */
export function fromMemory(
  context: DeskContext,
  why: 'The database is not available.' | 'Something went wrong.',
) {
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
  const readAt = londonMoment(utcText(last.readAt))
  return page(
    context,
    {
      ...last.page,
      status: 503,
      isWarning: true,
      notice: `${why} This is what was read on ${readAt}. Nothing can be changed until it is back: please try again in a minute.`,
    },
    last.content,
  )
}
