// An enquiry as its page and its row of the list show it.
import type { Kysely } from 'kysely'
import type { EnquiryView } from '#app/desk/enquiry-page.tsx'
import type { HistoryRow } from '#app/desk/history.tsx'
import { enquiryKinds } from '#domain/enquiry-kinds.ts'
import { formatLong } from '#domain/plain-date.ts'
import { quarantineReasons } from '#domain/spam-check.ts'
import { type HistoryEntry, readHistory } from '#server/desk/enquiry-history.ts'
import { readMails, readNotes } from '#server/desk/handle-enquiry.ts'
import { deadlineOf, londonMoment, slotOf, stateOf } from '#server/desk/record-view.ts'
import type { DeskRecord } from '#server/desk/records.ts'
import { shownFields } from '#server/enquiries/enquiry-fields.ts'
import { outboxKinds } from '#server/outbox/outbox-kinds.ts'
import type { OutboxTable, Tables } from '#server/platform/db/tables.ts'
import { recordState, timeLeft } from './record-state.ts'

const mailStates: Record<OutboxTable['state'], string> = {
  waiting: 'waiting',
  held: 'held back',
  claimed: 'being sent',
  sent: 'sent',
  parked: 'could not be sent',
  dropped: 'given up',
}

/** In the heading of the page, and as the call. */
const shownElsewhere = ['name', 'date', 'time']

export async function readEnquiryView(
  db: Kysely<Tables>,
  record: DeskRecord,
  now: number,
): Promise<EnquiryView> {
  const [notes, mails, { entries }] = await Promise.all([
    readNotes(db, record.id),
    readMails(db, record.id),
    readHistory(db, record),
  ])
  const deadline = deadlineOf(record)
  return {
    reference: record.reference,
    version: record.version,
    received: londonMoment(record.createdUtc),
    kind: enquiryKinds[record.kind].label,
    ...recordState(record, now),
    call: slotOf(record.date, record.time),
    fields: shownFields(record).filter(({ name }) => !shownElsewhere.includes(name)),
    replyBy:
      deadline !== null && stateOf(record) === 'open' && record.date === null
        ? `${formatLong(deadline.date)}, ${deadline.time} (${timeLeft(deadline, now).left.replaceAll(' ', '\u00a0')})`
        : '',
    assignedTo: record.assignedTo ?? '',
    outcome: record.outcome ?? '',
    canBeAnswered: enquiryKinds[record.kind].needsReply,
    isAnswered: record.answeredUtc !== null,
    isQuarantined: record.quarantined,
    ledToAdvice: record.ledToAdvice === 1,
    quarantineReason: record.quarantineReason === null ? '' : quarantineReasons[record.quarantineReason],
    mails: mails.map(({ id, kind, state: mailState, sentUtc, lastError }) => ({
      id,
      kind: outboxKinds[kind].label,
      state: mailStates[mailState],
      sent: sentUtc === null ? '' : londonMoment(sentUtc),
      fault: lastError ?? '',
    })),
    notes: notes.map(({ id, text, createdUtc, name }) => ({
      id,
      text,
      at: londonMoment(createdUtc),
      who: name ?? 'command line',
    })),
    history: entries.map(historyRow),
  }
}

export function historyRow({ id, atUtc, who, what }: HistoryEntry): HistoryRow {
  return { id, at: londonMoment(atUtc), who, what }
}
