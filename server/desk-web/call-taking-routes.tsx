// Who takes calls, and which.
import { CallTakingPage } from '#app/desk/call-taking-page.tsx'
import type { FieldTexts } from '#app/desk/elements.tsx'
import { allAdvisers } from '#content/pages/advisers.ts'
import { wording } from '#content/site/wording.ts'
import type { DayHours, OpeningHours } from '#domain/opening-hours.ts'
import { weekdays } from '#domain/plain-date.ts'
import { rawForm } from '#domain/raw-form.ts'
import { slotTimes } from '#domain/slots.ts'
import { calendarAddress } from '#server/calendars/fetch-calendar.ts'
import { type CallTaking, readCallTaking, setCallTaking } from '#server/desk/call-taking.ts'
import type { StaffMember } from '#server/desk/staff-members.ts'
import { type DeskContext, goTo, page } from './desk-page.tsx'
import { type DeskDependencies, type DeskRoute, ownerRoute } from './desk-route.ts'
import { textFields } from './diary-form-data.ts'
import { withMember } from './owner-routes.tsx'
import { readForm } from './read-form.ts'

/** In per cent of a full one. */
const shares = [100, 75, 50, 25]
/** At weekends there are no calls. */
const days = weekdays.slice(0, 5)

export function callTakingRoutes(desk: DeskDependencies): DeskRoute[] {
  const { db } = desk.database
  const takingPage = (
    context: DeskContext,
    { id, name }: StaffMember,
    shown: { takesCalls: boolean; services: readonly string[]; typed: FieldTexts; errors?: FieldTexts },
  ) =>
    page(
      context,
      { title: `Calls of ${name}`, section: 'staff', status: shown.errors ? 400 : 200 },
      <CallTakingPage
        id={id}
        name={name}
        takesCalls={shown.takesCalls}
        services={wording.services}
        chosenServices={shown.services}
        weekdays={days}
        shares={shares}
        advisers={allAdvisers.map(({ slug, name: label }) => ({ value: slug, label }))}
        typed={shown.typed}
        errors={shown.errors ?? {}}
      />,
    )

  return [
    ownerRoute('GET /staff/:id/calls', (context) =>
      withMember(desk, context, async (member) => {
        const taking = await readCallTaking(db, member.id)
        return takingPage(context, member, {
          takesCalls: taking !== null,
          services: taking?.services ?? [],
          typed: taking ? typedOf(taking) : {},
        })
      }),
    ),
    ownerRoute({ at: 'POST /staff/:id/calls', changes: 'times' }, (context, session) =>
      withMember(desk, context, async (member) => {
        const form = await readForm(context)
        const typed = textFields(rawForm(form))
        const services = wording.services.filter((service) => form.getAll('services').includes(service))
        const takesCalls = form.get('takesCalls') === 'yes'
        const { taking, errors } = parseTaking(typed, services)
        if (takesCalls && taking === null)
          return takingPage(context, member, { takesCalls, services, typed, errors })
        await setCallTaking(desk, member.id, takesCalls ? taking : null, session)
        return goTo(context, '/staff', 'calls-set')
      }),
    ),
  ]
}

function typedOf({ hours, dailyMax, share, meetingLink, adviser, calendarUrl }: CallTaking): FieldTexts {
  const times = days.flatMap((day) => {
    const open = hours?.[day]
    if (!open) return []
    const { start, end } = slotTimes(open)
    return [
      [`${day}Starts`, start],
      [`${day}Ends`, end],
    ]
  })
  return {
    ...Object.fromEntries(times),
    dailyMax: dailyMax === null ? '' : String(dailyMax),
    share: String(share),
    meetingLink,
    adviser,
    calendarUrl,
  }
}

function parseTaking(
  typed: FieldTexts,
  services: string[],
): { taking: CallTaking | null; errors: FieldTexts } {
  const errors: FieldTexts = {}
  const hours: [string, DayHours | null][] = weekdays.map((day) => {
    const [starts = '', ends = ''] = [typed[`${day}Starts`], typed[`${day}Ends`]]
    if (starts === '' && ends === '') return [day, null]
    const isWhole = /^\d\d:\d\d$/.test(starts) && /^\d\d:\d\d$/.test(ends)
    if (!isWhole) errors[`${day}Ends`] = 'Please give both times, or neither.'
    else if (starts >= ends) errors[`${day}Ends`] = 'Please give a later time than the first.'
    return [day, `${starts} - ${ends}`]
  })
  const { dailyMax = '', meetingLink = '', calendarUrl: typedUrl = '' } = typed
  const calendarUrl = typedUrl === '' ? '' : calendarAddress(typedUrl)
  if (!/^([1-9]|[1-4]\d|50)?$/.test(dailyMax)) errors.dailyMax = 'Please give a number from 1 to 50, or none.'
  if (meetingLink !== '' && !(/^https:\/\/\S{1,300}$/.test(meetingLink) && URL.canParse(meetingLink)))
    errors.meetingLink = 'A link begins with https:// and has no spaces.'
  if (calendarUrl === null)
    errors.calendarUrl = 'The address of a calendar begins with https:// or webcal://.'
  if (Object.keys(errors).length > 0 || calendarUrl === null) return { taking: null, errors }
  return {
    taking: {
      services,
      hours: hours.every(([, open]) => open === null) ? null : (Object.fromEntries(hours) as OpeningHours),
      dailyMax: dailyMax === '' ? null : Number(dailyMax),
      share: shares.find((share) => String(share) === typed.share) ?? 100,
      meetingLink,
      adviser: allAdvisers.find(({ slug }) => slug === typed.adviser)?.slug ?? '',
      calendarUrl,
    },
    errors,
  }
}
