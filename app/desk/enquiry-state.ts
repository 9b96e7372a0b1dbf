// The state of an enquiry or a call in the office's words, and its colour.
import { MINUTE_MS } from '#domain/durations.ts'
import { deadlineOf, stateOf } from '#domain/enquiry-text.ts'
import { londonDate, londonInstant, londonTime } from '#domain/london.ts'
import { formatSlashed } from '#domain/plain-date.ts'
import type { DayAndTime } from '#domain/reply-by.ts'
import { slotTimes } from '#domain/slots.ts'
import type { DeskEnquiry } from '#server/desk/list-enquiries.ts'
import type { Tone } from './elements.tsx'

export interface ShownState {
  state: string
  tone: Tone
}

/** What is open says in words as well whether there is time: a colour alone would not reach everybody. */
export function enquiryState(enquiry: DeskEnquiry, now: number): ShownState {
  const state = stateOf(enquiry)
  const deadline = deadlineOf(enquiry)
  if (state === 'open' && deadline !== null)
    return triedState(enquiry, now) ?? callState(enquiry, now) ?? openState(timeLeft(deadline, now).tone)
  if (state === 'quarantined' || state.startsWith('mail ')) return { state, tone: 'soon' }
  return { state, tone: state === 'answered' ? 'good' : 'plain' }
}

/** The site promises a second call within this time. */
const AGAIN_MS = 30 * MINUTE_MS

/** Whether somebody who was not reached is to be rung again now; null where nobody has tried. */
export function isRungAgain({ tries, triedUtc }: Tried, now: number): boolean | null {
  return tries === 0 || triedUtc === null ? null : now >= Date.parse(triedUtc) + AGAIN_MS
}

type Tried = Pick<DeskEnquiry, 'tries' | 'triedUtc'>

/** When somebody tried last, and when it is time to try again. */
function triedState(enquiry: Tried, now: number): ShownState | null {
  const isAgain = isRungAgain(enquiry, now)
  if (isAgain === null) return null
  const tried = Date.parse(enquiry.triedUtc ?? '')
  const times = enquiry.tries === 1 ? 'once' : enquiry.tries === 2 ? 'twice' : `${enquiry.tries} times`
  if (!isAgain) return { state: `tried ${times}, again at ${londonTime(tried + AGAIN_MS)}`, tone: 'plain' }
  const [day, today] = [londonDate(tried), londonDate(now)]
  const when = day === today ? londonTime(tried) : formatSlashed(day)
  return { state: `tried ${times}, ${when}: ring again`, tone: day === today ? 'soon' : 'late' }
}

function openState(tone: 'late' | 'soon' | 'good'): ShownState {
  return { state: { late: 'overdue', soon: 'due today', good: 'open' }[tone], tone }
}

/** Of a call without an outcome; null where there is no call. */
function callState({ date, time }: Pick<DeskEnquiry, 'date' | 'time'>, now: number): ShownState | null {
  if (date === null || time === null) return null
  const { start, end } = slotTimes(time)
  if (londonInstant(date, start) > now) return { state: 'booked', tone: 'plain' }
  if (londonInstant(date, end) > now) return { state: 'now', tone: 'soon' }
  return date === londonDate(now) ? { state: 'no outcome yet', tone: 'soon' } : openState('late')
}

export function timeLeft({ date, time }: DayAndTime, now: number) {
  const minutes = Math.round((londonInstant(date, time) - now) / MINUTE_MS)
  if (minutes < 0) return { tone: 'late', left: `${duration(-minutes)} overdue` } as const
  return { tone: date === londonDate(now) ? 'soon' : 'good', left: `${duration(minutes)} left` } as const
}

function duration(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`
}
