// An enquiry as its page and its row of the list show it.
import type { Kysely } from 'kysely'
import type { EnquiryView } from '#app/desk/enquiry-page.tsx'
import { formatLong } from '#domain/plain-date.ts'
import type { OutboxKind, OutboxTable, Tables } from '#server/db/tables.ts'
import { readLog } from '#server/desk/audit-log.ts'
import { callHistory } from '#server/desk/call-history.ts'
import { deadlineOf, londonMoment, slotOf, stateOf } from '#server/desk/record-view.ts'
import type { DeskRecord } from '#server/desk/records.ts'
import { readCallChanges } from '#server/enquiries/call-changes.ts'
import { kindNames } from './kind-names.ts'
import { recordState, timeLeft } from './record-state.ts'

const HISTORY_ROWS = 100

/** What goes out about an enquiry, in the office's words. */
const mailNames: Partial<Record<OutboxKind, string>> = {
  'contact-confirmation': 'confirmation to the visitor',
  'callback-confirmation': 'confirmation to the visitor',
  'enquiry-notice': 'notice to the office',
  brochure: 'brochure to the visitor',
  'brochure-notice': 'notice to the office',
  'call-changed': 'new time to the visitor',
  'call-cancelled': 'cancellation to the visitor',
  'call-reminder': 'reminder to the visitor',
  'call-changed-notice': 'new time to the office',
  'call-cancelled-notice': 'cancellation to the office',
  webhook: 'entry to the CRM',
}

const mailStates: Record<OutboxTable['state'], string> = {
  waiting: 'waiting',
  held: 'held back',
  claimed: 'being sent',
  sent: 'sent',
  parked: 'could not be sent',
  dropped: 'given up',
}

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
    ...record,
    received: londonMoment(record.createdUtc),
    kind: [kindNames[record.kind], record.role?.toLowerCase()].filter(Boolean).join(', '),
    ...recordState(record, now),
    call: slotOf(record.date, record.time),
    services: record.services.join(', '),
    page: record.originPage,
    replyBy:
      deadline !== null && stateOf(record) === 'open' && record.date === null
        ? `${formatLong(deadline.date)}, ${deadline.time} (${timeLeft(deadline, now).left.replaceAll(' ', '\u00a0')})`
        : '',
    assignedTo: record.assignedTo ?? '',
    outcome: record.outcome ?? '',
    canBeAnswered: record.kind !== 'brochure',
    isAnswered: record.answeredUtc !== null,
    isQuarantined: record.quarantined,
    mails: mails.map(({ id, kind, state: mailState, sentUtc, lastError }) => ({
      id,
      kind: mailNames[kind] ?? kind,
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
