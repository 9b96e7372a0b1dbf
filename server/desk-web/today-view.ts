// What the office needs today: calls, who waits for a reply, and what needs somebody's attention.

import type { Tone } from '#app/desk/elements.tsx'
import { enquiryState } from '#app/desk/enquiry-state.ts'
import type { TodayProps } from '#app/desk/today-page.tsx'
import { allAdvisers, offRegister } from '#content/pages/advisers.ts'
import { DAY_MS } from '#domain/durations.ts'
import { enquiryKinds } from '#domain/enquiry-kinds.ts'
import { londonMoment } from '#domain/enquiry-text.ts'
import { londonDate } from '#domain/london.ts'
import { addDays, formatDay, formatLong, type PlainDate } from '#domain/plain-date.ts'
import { isOld } from '#server/calendars/busy-times.ts'
import { recentAccess } from '#server/desk/access-notices.ts'
import { type LoggedAction, newlyAssigned } from '#server/desk/audit-log.ts'
import { listCalendars } from '#server/desk/call-taking.ts'
import { nextCallDay, readCallsBetween } from '#server/desk/calls.ts'
import { openComplaints } from '#server/desk/complaints.ts'
import { dayStartUtc } from '#server/desk/day-start.ts'
import {
  countEnquiries,
  type DeskEnquiry,
  type EnquiryFilter,
  listEnquiries,
} from '#server/desk/list-enquiries.ts'
import { listRequests } from '#server/desk/person-requests.ts'
import { registerFault } from '#server/desk/register-check.ts'
import { announcedDays } from '#server/desk/retention.ts'
import type { Session } from '#server/desk/sessions.ts'
import { listStaff, readNames } from '#server/desk/staff-members.ts'
import { listPasskeys } from '#server/desk/stored-passkeys.ts'
import { reviewsBy } from '#server/editing/reviews.ts'
import { utcText } from '#server/platform/db/column-types.ts'
import { draftPath, draftsToApprove, reviewHorizon, titleOf } from './content-view.ts'
import type { DeskDependencies } from './desk-route.ts'

const DUE_SHOWN = 30
/** Nobody needs to know whether it is more. */
const COUNT_UP_TO = 1_000
/** More than come in between two questions of an open page. */
const RECENT = 100
const FRESH_AMONG = 200

type Person = Pick<Session, 'staffId' | 'role'>

type TodayDependencies = Pick<DeskDependencies, 'database' | 'schedule' | 'now'>

export async function readToday(
  desk: TodayDependencies,
  session: Person,
  whose?: string | undefined,
): Promise<TodayProps> {
  const { db } = desk.database
  const now = desk.now()
  const today = londonDate(now)
  const next = nextCallDay(today, desk)
  const assignedTo = whose === 'mine' ? session.staffId : whose === 'nobody' ? null : undefined
  const [calls, open, counts, recent, access, nameOf] = await Promise.all([
    readCallsBetween(db, today, next),
    listEnquiries(db, { order: 'due', assignedTo, limit: COUNT_UP_TO }),
    readCounts(desk, session),
    // What is in quarantine is probably spam and is not announced.
    listEnquiries(db, { sinceUtc: utcText(now - DAY_MS), quarantined: false, limit: RECENT }),
    readAccess(desk, session),
    readNames(db),
  ])
  const mine = [...calls, ...open].filter((enquiry) => enquiry.assignedTo === session.staffId)
  // Few people have more, and a list of parameters is not endless.
  const fresh = await newlyAssigned(db, session.staffId, mine.slice(0, FRESH_AMONG))
  const due = open.filter(({ date }) => date === null || date < today)
  const callsOn = (day: PlainDate) =>
    calls.filter((call) => call.date === day && (assignedTo === undefined || call.assignedTo === assignedTo))
  return {
    nextCall: nextCallOf(callsOn(today), now),
    fresh,
    nameOf,
    now,
    whose: whoseLinks(whose, fresh.size),
    recent: recent.map(({ reference, kind }) => ({ reference, what: enquiryKinds[kind].phrase })),
    today: { heading: `Calls today, ${formatLong(today)}`, calls: callsOn(today) },
    next: { heading: `Then, ${formatLong(next)}`, calls: callsOn(next) },
    due: due.slice(0, DUE_SHOWN),
    moreDue: moreText(due.length - DUE_SHOWN, open.length),
    counts,
    access,
  }
}

/** New passkeys and invitations, and what would lock somebody out when a device is lost. */
async function readAccess(
  { database, now }: TodayDependencies,
  session: Person,
): Promise<TodayProps['access']> {
  const [recent, passkeys, staff] = await Promise.all([
    recentAccess(database.db, session, now()),
    listPasskeys(database, session.staffId),
    listStaff(database.db),
  ])
  const isOwner = session.role === 'owner'
  const isOnlyOwner = isOwner && staff.filter(({ role }) => role === 'owner').length === 1
  return {
    news: recent.map((entry) => ({ id: entry.id, at: londonMoment(entry.atUtc), what: accessText(entry) })),
    hasOnePasskey: passkeys.length === 1,
    isOnlyOwner,
    isOwner,
  }
}

function accessText({ action, subjectName, who, detail }: LoggedAction): string {
  if (action === 'passkey added') return `New passkey of ${subjectName}: ${detail}`
  return `${subjectName} was invited by ${who === 'command line' ? 'the command line' : who}`
}

/** Whom to ring next: somebody who was not reached and is to be tried again, or the first call that is not over. */
function nextCallOf(calls: DeskEnquiry[], now: number): string | undefined {
  const stateIs = (is: (state: string) => boolean) => calls.find((call) => is(enquiryState(call, now).state))
  const next =
    stateIs((state) => state.endsWith('ring again')) ?? stateIs((state) => ['booked', 'now'].includes(state))
  return next?.reference
}

/** With how many have become one's own since one looked. */
function whoseLinks(whose: string | undefined, fresh: number): TodayProps['whose'] {
  return [
    { label: 'All', href: '/', isShown: whose === undefined },
    { label: fresh > 0 ? `Mine (${fresh} new)` : 'Mine', href: '/?whose=mine', isShown: whose === 'mine' },
    { label: 'Nobody’s', href: '/?whose=nobody', isShown: whose === 'nobody' },
  ]
}

/** How many are due beyond those that are listed. */
function moreText(more: number, read: number): string {
  if (more <= 0) return ''
  return `${more}${read < COUNT_UP_TO ? '' : ' or more'} others`
}

/** What else needs somebody's attention, the most urgent first. */
async function readCounts(
  { database, now }: TodayDependencies,
  session: Person,
): Promise<TodayProps['counts']> {
  const { db } = database
  const today = londonDate(now())
  const week = addDays(today, -7)
  const entry = (label: string, count: string | number, href: string, tone: Tone = 'soon') => ({
    label,
    count: String(count),
    href,
    tone,
  })
  const counted = async (label: string, filter: EnquiryFilter, query: string, tone: Tone = 'soon') => {
    const count = await countEnquiries(db, filter, COUNT_UP_TO)
    const shown = count < COUNT_UP_TO ? count : `${COUNT_UP_TO} or more`
    return entry(label, shown, `/enquiries?${query}`, count > 0 ? tone : 'plain')
  }
  const requests = session.role === 'owner' ? await listRequests(db, false) : []
  const [request] = requests
  const complaints = await openComplaints(db)
  const hidden = allAdvisers.filter(({ registerNumber }) => offRegister.includes(registerNumber))
  const drafts = await draftsToApprove({ database }, session.staffId)
  const reviews = reviewsBy(reviewHorizon({ now })).length
  const fault = await registerFault(database)
  const unread = (await listCalendars(db)).filter((one) => isOld(one.calendarReadUtc, now()))
  return [
    ...(request
      ? [
          entry(
            `Asked about their data, the next answer due on ${formatDay(request.due)}`,
            requests.length,
            '/data',
            request.due <= addDays(today, 7) ? 'late' : 'soon',
          ),
        ]
      : []),
    ...(complaints.next
      ? [
          entry(
            `Complaints open, the next date ${formatDay(complaints.next)}`,
            complaints.count,
            '/complaints',
            complaints.next <= today ? 'late' : 'soon',
          ),
        ]
      : []),
    ...hidden.map(({ name }) =>
      entry(`${name} is not active on the register, and hidden from visitors`, 'hidden', '/members', 'late'),
    ),
    ...drafts.map(({ id, author, entry: of, changes, updatedUtc }) =>
      entry(
        `A change by ${author} waits for you: ${titleOf(of, changes)}, ${londonMoment(updatedUtc)}`,
        'approve',
        draftPath(id),
      ),
    ),
    ...(await Promise.all([
      counted('In quarantine', { quarantined: true }, 'state=quarantined'),
      counted('Mails that could not be sent', { mailParked: true }, 'state=mail-parked'),
      counted(
        'Brochure requests of the last seven days',
        { kind: 'brochure', sinceUtc: dayStartUtc(week) },
        `kind=brochure&since=${week}`,
        'plain',
      ),
      counted(
        `Erased within ${announcedDays} days, unless they led to advice`,
        { expiring: true },
        'state=expiring',
      ),
    ])),
    ...(reviews > 0
      ? [entry('Figures to be compared with their sources', reviews, '/content#review', 'plain')]
      : []),
    ...(fault === null
      ? []
      : [entry(`The register could not be asked about the advisers: ${fault}`, 'look', '/members')]),
    ...(unread.length > 0
      ? [entry('Calendars that were not read for six hours', unread.length, '/diary/busy')]
      : []),
  ]
}
