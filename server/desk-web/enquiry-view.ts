// An enquiry as its page and its row of the list show it.
import type { Kysely } from 'kysely'
import type { EnquiryView } from '#app/desk/enquiry-page.tsx'
import { enquiryKinds } from '#domain/enquiry-kinds.ts'
import { formatLong } from '#domain/plain-date.ts'
import type { OutboxTable, Tables } from '#server/db/tables.ts'
import { readLog } from '#server/desk/audit-log.ts'
import { callHistory } from '#server/desk/call-history.ts'
import { deadlineOf, londonMoment, slotOf, stateOf } from '#server/desk/record-view.ts'
import type { DeskRecord } from '#server/desk/records.ts'
import { readCallChanges } from '#server/enquiries/call-changes.ts'
import { shownFields } from '#server/enquiries/enquiry-fields.ts'
import { outboxKinds } from '#server/outbox/outbox-kinds.ts'
import { recordState, timeLeft } from './record-state.ts'

const HISTORY_ROWS = 100

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
  const [notes, mails, actions, callChanges] = await Promise.all([
    db
      .selectFrom('enquiryNotes')
      .leftJoin('staff', 'staff.id', 'enquiryNotes.staffId')
      .select(['enquiryNotes.id as id', 'text', 'enquiryNotes.createdUtc as createdUtc', 'name'])
      .where('enquiryId', '=', record.id)
      .orderBy('enquiryNotes.createdUtc')
      .execute(),
    db
      .selectFrom('outbox')
      .select(['id', 'kind', 'state', 'sentUtc', 'lastError'])
      .where('recordId', '=', record.id)
      .orderBy('kind')
      .execute(),
    readLog(db, { limit: HISTORY_ROWS, subject: record.reference }),
    readCallChanges(db, record.id),
  ])
  const { events, others } = callHistory(callChanges, actions)
  const history = [
    ...others.map(({ id, atUtc, who, action }) => ({ id, atUtc, who: who ?? 'command line', action })),
    ...events.map(({ id, atUtc, who, text }) => ({ id, atUtc, who, action: text })),
  ].sort((a, b) => b.atUtc.localeCompare(a.atUtc))
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
    history: history.map(({ atUtc, ...entry }) => ({ ...entry, at: londonMoment(atUtc) })),
  }
}
