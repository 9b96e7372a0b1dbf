// The state of an enquiry or a call in the office's words, and its colour.
import type { Tone } from '#app/desk/elements.tsx'
import { MINUTE_MS } from '#domain/durations.ts'
import { londonDate, londonInstant } from '#domain/london.ts'
import type { DayAndTime } from '#domain/reply-by.ts'
import { slotTimes } from '#domain/slots.ts'
import { deadlineOf, stateOf } from '#server/desk/enquiry-text.ts'
import type { DeskEnquiry } from '#server/desk/list-enquiries.ts'

export interface ShownState {
  state: string
  tone: Tone
}

/** What is open says in words as well whether there is time: a colour alone would not reach everybody. */
export function enquiryState(enquiry: DeskEnquiry, now: number): ShownState {
  const state = stateOf(enquiry)
  const deadline = deadlineOf(enquiry)
  if (state === 'open' && deadline !== null)
    return callState(enquiry, now) ?? openState(timeLeft(deadline, now).tone)
  if (state === 'quarantined' || state.startsWith('mail ')) return { state, tone: 'soon' }
  return { state, tone: state === 'answered' ? 'good' : 'plain' }
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
