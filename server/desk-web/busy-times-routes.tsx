// The calendars in which people who take calls are busy, and what is done with one that cannot be read.
import { BusyTimesPage } from '#app/desk/busy-times-page.tsx'
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
      return page(
        context,
        { title: 'Calendars of people who take calls', section: 'diary' },
        <BusyTimesPage
          calendars={await listCalendars(db)}
          isOld={(readUtc) => isOld(readUtc, desk.now())}
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
