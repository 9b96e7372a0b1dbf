// The calendars in which people who take calls are busy, and what is done with one that cannot be read.
import { BusyTimesPage } from '#app/desk/busy-times-page.tsx'
import { londonMoment } from '#domain/enquiry-text.ts'
import { isOld, oldCalendarChoices, readOldCalendarChoice } from '#server/calendars/busy-times.ts'
import { listCalendars, setOldCalendarChoice } from '#server/desk/call-taking.ts'
import { goTo, page } from './desk-page.tsx'
import { type DeskDependencies, type DeskRoute, ownerRoute, staffRoute } from './desk-route.ts'
import { readText } from './read-form.ts'

const choices = Object.entries(oldCalendarChoices).map(([value, label]) => ({ value, label }))

export function busyTimesRoutes(desk: DeskDependencies): DeskRoute[] {
  const { db } = desk.database
  return [
    staffRoute('GET /diary/busy', async (context, session) => {
      const calendars = (await listCalendars(db)).map(
        ({ staffId, name, calendarReadUtc, calendarFault }) => ({
          staffId,
          name,
          read: calendarReadUtc === null ? 'not yet' : londonMoment(calendarReadUtc),
          ...(isOld(calendarReadUtc, desk.now())
            ? { state: 'not read', tone: 'late' as const }
            : calendarFault === ''
              ? { state: 'read', tone: 'good' as const }
              : { state: 'to be looked at', tone: 'soon' as const }),
          fault: calendarFault === '' ? '' : `${calendarFault[0]?.toUpperCase()}${calendarFault.slice(1)}.`,
        }),
      )
      return page(
        context,
        { title: 'Calendars of people who take calls', section: 'diary' },
        <BusyTimesPage
          calendars={calendars}
          choices={choices}
          choice={await readOldCalendarChoice(db)}
          isOwner={session.role === 'owner'}
        />,
      )
    }),
    ownerRoute({ at: 'POST /diary/busy', changes: 'times' }, async (context, session) => {
      const typed = await readText(context, 'choice')
      const choice = (['keep', 'ignore', 'busy'] as const).find((one) => one === typed) ?? 'keep'
      await setOldCalendarChoice(desk, choice, session)
      return goTo(context, '/diary/busy', 'old-calendars-set')
    }),
  ]
}
