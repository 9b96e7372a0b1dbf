// An enquiry as its page and its row of the list show it.
import type { Kysely } from 'kysely'
import type { EnquiryView } from '#app/desk/enquiry-page.tsx'
import { marksOf } from '#app/desk/enquiry-row.ts'
import { enquiryState, timeLeft } from '#app/desk/enquiry-state.ts'
import type { HistoryRow } from '#app/desk/history.tsx'
import { supportNeeds } from '#content/site/complaint-categories.ts'
import { isEmailAddress } from '#domain/email-address.ts'
import { enquiryKinds } from '#domain/enquiry-kinds.ts'
import { deadlineOf, londonMoment, slotOf, stateOf } from '#domain/enquiry-text.ts'
import { formatLong } from '#domain/plain-date.ts'
import { quarantineReasons } from '#domain/spam-check.ts'
import { readComplaint } from '#server/desk/complaints.ts'
import { type HistoryEntry, readHistory } from '#server/desk/enquiry-history.ts'
import { personOf } from '#server/desk/find-person.ts'
import type { DeskEnquiry } from '#server/desk/list-enquiries.ts'
import { readMails, readNotes } from '#server/desk/notes-and-replies.ts'
import { shownFields } from '#server/enquiries/enquiry-fields.ts'
import { outboxKinds } from '#server/outbox/outbox-kinds.ts'
import type { OutboxTable, Tables } from '#server/platform/db/tables.ts'

const mailStates: Record<OutboxTable['state'], string> = {
  waiting: 'waiting',
  held: 'held back',
  sending: 'being sent',
  sent: 'sent',
  parked: 'could not be sent',
  dropped: 'given up',
}

/** In the heading of the page, above all else, and as the call. */
const shownElsewhere = ['name', 'date', 'time', 'message']

export async function readEnquiryView(
  db: Kysely<Tables>,
  enquiry: DeskEnquiry,
  now: number,
): Promise<EnquiryView> {
  const [notes, mails, { entries }, person, complaint] = await Promise.all([
    readNotes(db, enquiry.id),
    readMails(db, enquiry.id),
    readHistory(db, enquiry),
    personOf(db, enquiry),
    readComplaint(db, enquiry.id),
  ])
  const deadline = deadlineOf(enquiry)
  return {
    reference: enquiry.reference,
    version: enquiry.version,
    name: enquiry.name,
    phoneNumber: enquiry.phoneNumber,
    email: enquiry.email,
    message: enquiry.message,
    marks: marksOf(enquiry),
    canBeWrittenTo: isEmailAddress(enquiry.email) && !enquiry.quarantined,
    received: londonMoment(enquiry.createdUtc),
    kind: enquiryKinds[enquiry.kind].label,
    ...enquiryState(enquiry, now),
    call: slotOf(enquiry.date, enquiry.time),
    fields: shownFields(enquiry).filter(({ name }) => !shownElsewhere.includes(name)),
    replyBy:
      deadline !== null && stateOf(enquiry) === 'open' && enquiry.date === null
        ? `${formatLong(deadline.date)}, ${deadline.time} (${timeLeft(deadline, now).left.replaceAll(' ', '\u00a0')})`
        : '',
    assignedTo: enquiry.assignedTo ?? '',
    outcome: enquiry.outcome ?? '',
    // A call is still to be made; a message is closed in the register.
    canBeAnswered: enquiryKinds[enquiry.kind].needsReply && (complaint === null || enquiry.date !== null),
    isComplaint: complaint !== null,
    support: supportNeeds.map((need) => ({ need, isChosen: enquiry.support.includes(need) })),
    isAnswered: enquiry.answeredUtc !== null && (complaint === null || enquiry.date !== null),
    isQuarantined: enquiry.quarantined,
    hasHeldMails: mails.some(({ state }) => state === 'held'),
    ledToAdvice: enquiry.ledToAdvice === 1,
    quarantineReason: enquiry.quarantineReason === null ? '' : quarantineReasons[enquiry.quarantineReason],
    mails: mails.map(({ id, kind, state: mailState, sentUtc, lastError }) => ({
      id,
      kind: outboxKinds[kind].label,
      state: mailStates[mailState],
      sent: sentUtc === null ? '' : londonMoment(sentUtc),
      fault: lastError ?? '',
    })),
    notes: notes.map(({ id, text, createdUtc, name, isReply }) => ({
      id,
      text,
      at: londonMoment(createdUtc),
      who: `${isReply ? 'Reply of ' : ''}${name ?? 'command line'}`,
    })),
    moreOfPerson: person.enquiries.length - 1,
    history: entries.map(historyRow),
  }
}

export function historyRow({ id, atUtc, who, what }: HistoryEntry): HistoryRow {
  return { id, at: londonMoment(atUtc), who, what }
}
