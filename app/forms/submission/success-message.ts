import { complaintForm, eventDatesForm, formCopy, nextSteps, wording } from '#app/forms/words.ts'
import { formatClockTime } from '#domain/clock-time.ts'
import { fillIn } from '#domain/fill-in.ts'
import { formatDashed, formatDay, type PlainDate } from '#domain/plain-date.ts'
import { slotTimes } from '#domain/slots.ts'
import type { Receipt } from '#domain/submit-result.ts'

interface SuccessMessage {
  text: string
  /** Parts of the text within which no line may break: a date has hyphens. */
  noWrap?: readonly string[]
  /** When an adviser calls, in words. */
  appointment?: { day: string; time: string; start: string; calendar: string }
  /** The day and time of the reply, spelled out. */
  when?: string
  next: readonly string[]
  reference?: string
}

export function successMessage(receipt: Receipt): SuccessMessage {
  const { outcomes } = wording
  const copy = formCopy.notification
  switch (receipt.form) {
    case 'contact': {
      const audience = receipt.role === 'Adviser' ? 'adviser' : 'customer'
      return {
        text: outcomes.contactSaved,
        when: fillIn(copy.hearBy, {
          day: dayInOneLine(receipt.replyBy.date),
          time: formatClockTime(receipt.replyBy.time),
        }),
        next: [...confirmationStep(receipt), ...nextSteps.contact[audience]],
        reference: receipt.reference,
      }
    }
    case 'callback': {
      const { kind, date, time, reference, page } = receipt
      const { start } = slotTimes(time)
      const day = formatDashed(date)
      const text = fillIn(outcomes.callbackSaved, { date: day, time })
      return {
        text,
        noWrap: [day, time],
        appointment: {
          day: formatDay(date),
          time: formatClockTime(start),
          start,
          calendar: `${page}/call.ics`,
        },
        next: nextSteps[kind],
        reference,
      }
    }
    case 'event-dates':
      return { text: eventDatesForm.saved, next: nextSteps.eventDates, reference: receipt.reference }
    case 'complaint':
      return {
        text: complaintForm.saved,
        when: fillIn(complaintForm.acknowledged, { day: dayInOneLine(receipt.acknowledgedBy) }),
        next: [...(receipt.confirms ? [nextSteps.confirmation] : []), ...complaintForm.next],
        reference: receipt.reference,
      }
    case 'received':
      return { text: copy.received, next: nextSteps.received }
    case 'brochure': {
      const { name, email } = receipt
      return { text: fillIn(outcomes.brochureSaved, { name, email }), next: nextSteps.brochure }
    }
  }
}

/** A customer without a confirmation gave no address, and knows it; an adviser gave one that is not complete. */
function confirmationStep({ role, confirms }: Receipt & { form: 'contact' }): string[] {
  if (confirms) return [nextSteps.confirmation]
  return role === 'Adviser' ? [nextSteps.noConfirmation] : []
}

/** Day and month with a non-breaking space. */
function dayInOneLine(date: PlainDate): string {
  return formatDay(date).replace(/ (?=\D+$)/, '\u00a0')
}
