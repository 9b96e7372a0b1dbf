// An enquiry as its page and its row of the list show it.
import type { Kysely } from 'kysely'
import type { EnquiryView } from '#app/desk/enquiry-page.tsx'
import { supportNeeds } from '#content/site/complaint-categories.ts'
import { enquiryKinds } from '#domain/enquiry-kinds.ts'
import { quarantineReasons } from '#domain/spam-check.ts'
import { readComplaint } from '#server/desk/complaints.ts'
import { readHistory } from '#server/desk/enquiry-history.ts'
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
  return {
    enquiry,
    now,
    fields: shownFields(enquiry).filter(({ name }) => !shownElsewhere.includes(name)),
    isComplaint: complaint !== null,
    // A call is still to be made; a message is closed in the register.
    needsOutcome: enquiryKinds[enquiry.kind].needsReply && (complaint === null || enquiry.date !== null),
    supportNeeds,
    quarantineReason: enquiry.quarantineReason === null ? '' : quarantineReasons[enquiry.quarantineReason],
    mails: mails.map(({ kind, state, ...mail }) => ({
      ...mail,
      kind: outboxKinds[kind].label,
      state: mailStates[state],
    })),
    notes,
    moreOfPerson: person.enquiries.length - 1,
    history: entries,
  }
}
