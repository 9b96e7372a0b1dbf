import { callMails } from '#content/mail/call-mails.ts'
import { enquiryMails } from '#content/mail/enquiry-mails.ts'
import type { MailData, MailWords } from '#content/mail/mail-words.ts'
import { openingHours } from '#content/site/opening-hours.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import type { EnquiryKind } from '#domain/enquiry-kinds.ts'
import { type CallTime, isReminderInTime, reminderTime } from '#domain/reminder.ts'
import type { Outcome } from '#server/platform/db/desk-tables.ts'
import type { Mailbox } from '#server/platform/mailbox.ts'

/** What happens to an enquiry: it is stored, its call is changed, or somebody was reached by it. */
export type EnquiryEvent = 'stored' | 'moved' | 'cancelled' | 'rebooked' | 'held'

interface OutboxKindTraits {
  label: string
  receiver: 'visitor' | 'firm' | 'staff' | 'crm'
  /** The events that queue it; a mail to a visitor only where there is an address. */
  on: readonly EnquiryEvent[]
  setting?: keyof OutboxSettings
  schedule?: MailSchedule
  /** How long it waits: what gave rise to it may be taken back meanwhile, and is then no longer true. */
  delayMs?: number
  isTrue?(enquiry: { outcome: Outcome | null }): boolean
  /** What it says, for mails about an enquiry. What the others say is read by `notices` of background-tasks.ts. */
  words?: (facts: MailData, kind: EnquiryKind) => MailWords
}

/** For a mail with a time of its own. */
interface MailSchedule {
  /** When it is due; null where it is too late for it. */
  dueAt(call: CallTime, now: number): number | null
  /** Whether it is still to be sent. */
  isTimely(call: CallTime, now: number): boolean
}

export interface OutboxSettings {
  /** Whether enquiries and changes of calls are posted to WEBHOOK_URL. */
  webhook: boolean
  reminders: boolean
  /** Whether visitors are asked once, after a call, whether it helped. */
  callQuestion?: boolean
}

/** Every kind of mail, and the webhook post. */
export const outboxKinds = {
  'enquiry-notice': {
    label: 'notice to the office',
    receiver: 'firm',
    on: ['stored'],
    words: (facts, kind) => enquiryMails[kind].notice(facts),
  },
  confirmation: {
    label: 'confirmation to the visitor',
    receiver: 'visitor',
    on: ['stored'],
    words: (facts, kind) => enquiryMails[kind].confirmation(facts),
  },
  'call-changed': {
    label: 'new time to the visitor',
    receiver: 'visitor',
    on: ['moved', 'rebooked'],
    words: callMails.changed,
  },
  'call-cancelled': {
    label: 'cancellation to the visitor',
    receiver: 'visitor',
    on: ['cancelled'],
    words: callMails.cancelled,
  },
  'call-reminder': {
    label: 'reminder to the visitor',
    receiver: 'visitor',
    on: ['stored', 'moved', 'rebooked'],
    setting: 'reminders',
    schedule: {
      // After the confirmation, where both are due with the booking.
      dueAt: (call, now) => reminderTime(call, now + MINUTE_MS, openingHours),
      isTimely: isReminderInTime,
    },
    words: callMails.reminder,
  },
  'call-question': {
    label: 'question after the call',
    receiver: 'visitor',
    on: ['held'],
    setting: 'callQuestion',
    delayMs: HOUR_MS,
    isTrue: ({ outcome }) => outcome === 'reached',
    words: callMails.question,
  },
  'call-changed-notice': {
    label: 'new time to the office',
    receiver: 'firm',
    on: ['moved', 'rebooked'],
    words: callMails.changedNotice,
  },
  'call-cancelled-notice': {
    label: 'cancellation to the office',
    receiver: 'firm',
    on: ['cancelled'],
    words: callMails.cancelledNotice,
  },
  webhook: {
    label: 'entry to the CRM',
    receiver: 'crm',
    on: ['stored', 'moved', 'cancelled', 'rebooked'],
    setting: 'webhook',
  },
  'operator-alert': { label: 'alert to the operator', receiver: 'firm', on: [] },
  'call-invitation': { label: 'invitation to whoever takes the call', receiver: 'staff', on: [] },
  reply: { label: 'reply to the visitor', receiver: 'visitor', on: [] },
  'access-notice': { label: 'notice of access to the desk', receiver: 'staff', on: [] },
  'register-notice': { label: 'notice of the register', receiver: 'staff', on: [] },
  'approval-notice': { label: 'notice of a change that waits', receiver: 'staff', on: [] },
  'staff-invitation': { label: 'invitation to the desk', receiver: 'staff', on: [] },
} as const satisfies Record<string, OutboxKindTraits>

export type OutboxKind = keyof typeof outboxKinds

export const allOutboxKinds = Object.keys(outboxKinds) as OutboxKind[]

export type NoticeKind = {
  [Kind in OutboxKind]: (typeof outboxKinds)[Kind] extends { words: unknown } | { receiver: 'crm' }
    ? never
    : Kind
}[OutboxKind]

/** To whom such a mail goes, and what it says. */
export interface Notice {
  to: Mailbox
  words: MailWords
  replyTo?: Mailbox
  /** Whether somebody has written it themselves. */
  isPersonal?: true
  icalEvent?: { method: 'REQUEST' | 'CANCEL'; filename: string; content: string }
}

/** Reads what a notice is about when it is sent; null where it is no longer to be sent. */
export type ReadNotice = (recordId: string) => Promise<Notice | null>

/** With the members that only some kinds have. */
export function traitsOf(kind: OutboxKind): OutboxKindTraits {
  return outboxKinds[kind]
}

/** Mails and webhook posts are delivered apart, so that a CRM that hangs holds up no mail. */
export type Channel = 'mail' | 'webhook'

export function kindsOf(channel: Channel): OutboxKind[] {
  return allOutboxKinds.filter((kind) => channelOf(kind) === channel)
}

export function channelOf(kind: OutboxKind): Channel {
  return outboxKinds[kind].receiver === 'crm' ? 'webhook' : 'mail'
}

/** Mails that visitors give rise to. Those to the operator and to staff go out whatever their number. */
export const limitedKinds = allOutboxKinds.filter(
  (kind) => channelOf(kind) === 'mail' && traitsOf(kind).on.length > 0,
)

/** Those that wait for a time of their own. */
export const scheduledKinds = allOutboxKinds.filter((kind) => traitsOf(kind).schedule !== undefined)
