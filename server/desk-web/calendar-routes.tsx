// The calls as a calendar that phones subscribe to, by a private address of each member of staff.
import { CalendarPage } from '#app/desk/calendar-page.tsx'
import { londonMoment } from '#domain/enquiry-text.ts'
import { londonDate } from '#domain/london.ts'
import { addDays } from '#domain/plain-date.ts'
import {
  findCalendar,
  makeCalendarAddress,
  readCalendarAddress,
  revokeCalendarAddress,
} from '#server/desk/calendar-address.ts'
import { callbackFeed } from '#server/desk/callback-feed.ts'
import { readCallsBetween } from '#server/desk/calls.ts'
import type { Session } from '#server/desk/sessions.ts'
import { isEmbedded } from '#server/http/embedded.ts'
import { countAttempt } from './count-attempt.ts'
import { type DeskContext, goTo, page } from './desk-page.tsx'
import { type DeskDependencies, type DeskRoute, publicRoute, staffRoute } from './desk-route.ts'

/** Calls of the last weeks, so that a calendar does not forget what has just been; and all that can be booked. */
const PAST_DAYS = 31
const COMING_DAYS = 366

export function calendarRoutes(desk: DeskDependencies): DeskRoute[] {
  const { database, now } = desk
  const { db } = database

  const calendarPage = async (context: DeskContext, { staffId }: Session, address?: string) => {
    const createdUtc = await readCalendarAddress(database, staffId)
    return page(
      context,
      { title: 'Calendar on your phone', section: 'diary' },
      <CalendarPage made={createdUtc && londonMoment(createdUtc)} address={address} />,
    )
  }

  return [
    staffRoute('GET /diary/calendar', (context, session) => calendarPage(context, session)),
    staffRoute(
      { at: 'POST /diary/calendar', confirmTo: 'make an address for your calendar' },
      async (context, session) => {
        const token = await makeCalendarAddress(desk, session)
        return await calendarPage(context, session, `${desk.deskUrl}/calendar/${token}.ics`)
      },
    ),
    staffRoute('POST /diary/calendar/revoke', async (context, session) => {
      await revokeCalendarAddress(desk, session)
      return goTo(context, '/diary/calendar', 'calendar-revoked')
    }),
    // The secret is in the address. One that is wrong, revoked or of somebody removed is the same.
    publicRoute('GET /calendar/:file', async (context) => {
      if (isEmbedded(context.req)) return context.text('A calendar is for calendar programs.', 403)
      const [, token] = /^([\w-]{43})\.ics$/.exec(context.req.param('file') ?? '') ?? []
      const owner = token === undefined ? undefined : await findCalendar(database, token)
      if (owner === undefined) {
        return (await countAttempt(desk, 'desk calendar', desk.clientOf(context)))
          ? context.text('There is no such calendar.', 404)
          : context.text('There were too many wrong addresses. Please wait an hour.', 429)
      }
      const today = londonDate(now())
      const calls = await readCallsBetween(db, addDays(today, -PAST_DAYS), addDays(today, COMING_DAYS))
      // Whoever takes calls has their own, the others all.
      const isTaker = owner.meetingLink !== null
      const shown = calls.filter(({ assignedTo }) => !isTaker || assignedTo === owner.staffId)
      const feed = callbackFeed(shown, { ...desk, meetingLink: owner.meetingLink ?? '' })
      return context.body(feed, 200, {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'inline; filename="calls.ics"',
      })
    }),
  ]
}
