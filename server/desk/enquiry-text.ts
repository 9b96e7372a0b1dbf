import { enquiryKinds } from '#domain/enquiry-kinds.ts'
import { londonDate, londonTime } from '#domain/london.ts'
import { formatSlashed, type PlainDate } from '#domain/plain-date.ts'
import type { DayAndTime } from '#domain/reply-by.ts'
import type { Slot } from '#domain/slots.ts'
import type { DeskEnquiry } from './list-enquiries.ts'

// An enquiry as text.

export function stateOf(enquiry: DeskEnquiry): string {
  const { quarantined, cancelledUtc, answeredUtc, kind } = enquiry
  if (quarantined) return 'quarantined'
  if (cancelledUtc !== null) return 'cancelled'
  if (answeredUtc !== null) return 'answered'
  return enquiryKinds[kind].needsReply ? 'open' : mailState(enquiry)
}

function mailState({ unsentConfirmation: state }: DeskEnquiry): string {
  if (state === undefined) return 'sent by mail'
  return state === 'parked' || state === 'dropped' ? `mail ${state}` : 'mail waits'
}

/** When it is to be answered, or a call is to be made; null where nothing is. */
export function deadlineOf({ dueUtc }: DeskEnquiry): DayAndTime | null {
  if (dueUtc === null) return null
  const instant = Date.parse(dueUtc)
  return { date: londonDate(instant), time: londonTime(instant) }
}

/** 15/11/2026 09:41, London time. */
export function londonMoment(utc: string): string {
  const instant = Date.parse(utc)
  return `${formatSlashed(londonDate(instant))} ${londonTime(instant)}`
}

/** 19/11/2026 09:00 - 09:30, or nothing. */
export function slotOf(date: PlainDate | null, time: Slot | null): string {
  return date === null || time === null ? '' : `${formatSlashed(date)} ${time}`
}
