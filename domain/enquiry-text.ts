// An enquiry as text.
import { type EnquiryKind, enquiryKinds } from './enquiry-kinds.ts'
import { londonDate, londonTime } from './london.ts'
import { formatSlashed, type PlainDate } from './plain-date.ts'
import type { DayAndTime } from './reply-by.ts'
import type { Slot } from './slots.ts'

interface Handled {
  kind: EnquiryKind
  quarantined: boolean
  cancelledUtc: string | null
  answeredUtc: string | null
  /** Of an enquiry that needs no reply: what became of its confirmation, where it was not sent. */
  unsentConfirmation?: string | undefined
}

export function stateOf(enquiry: Handled): string {
  const { quarantined, cancelledUtc, answeredUtc, kind } = enquiry
  if (quarantined) return 'quarantined'
  if (cancelledUtc !== null) return 'cancelled'
  if (answeredUtc !== null) return 'answered'
  return enquiryKinds[kind].needsReply ? 'open' : mailState(enquiry)
}

function mailState({ unsentConfirmation: state }: Handled): string {
  if (state === undefined) return 'sent by mail'
  return state === 'parked' || state === 'dropped' ? `mail ${state}` : 'mail waits'
}

/** When it is to be answered, or a call is to be made; null where nothing is. */
export function deadlineOf({ dueUtc }: { dueUtc: string | null }): DayAndTime | null {
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
