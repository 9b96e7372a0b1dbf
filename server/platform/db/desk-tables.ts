import type { PlainDate } from '#domain/plain-date.ts'
import type { Slot } from '#domain/slots.ts'
import type { Flag, UtcText } from './column-types.ts'

// The tables of the desk: its people and their keys, what they did, and how enquiries were handled.

/** 'office' does the daily work; 'owner' also manages staff, erases records and reads the audit log. */
export type StaffRole = 'office' | 'owner'

/** Somebody who may use the desk. The row stays after a removal, so that the history still names them. */
export interface StaffTable {
  id: string
  name: string
  email: string
  role: StaffRole
  createdUtc: UtcText
  removedUtc: UtcText | null
}

export interface CallTakersTable {
  staffId: string
  /** A JSON list of the services whose calls go to them first; all where it is empty. */
  services: string
  /** JSON of their hours by weekday; empty where they are those of the office. */
  hours: string
  /** How many calls they take on one day; null for any number. */
  dailyMax: number | null
  /** How much of what falls to anybody falls to them, in per cent of a full share. */
  share: number
  /** Where they meet by video; empty where they ring. */
  meetingLink: string
  /** The slug of their page on the website, from which they can be booked; empty where they have none. */
  adviser: string
  /** Who has the most is next (domain/call-takers.ts). */
  credit: number
  /** Where their own calendar is published: a secret. Empty where none is read. */
  calendarUrl: string
  /** Of what was read last; empty where the busy times are not those of a reading. */
  calendarDigest: string
  calendarReadUtc: UtcText | null
  /** Why it, or a part of it, cannot be read; empty where it can. */
  calendarFault: string
}

/** When somebody is busy by their own calendar; not what with. */
export interface BusyTimesTable {
  staffId: string
  date: PlainDate
  /** Empty where it is the whole day. */
  time: Slot | ''
}

export interface PasskeysTable {
  /** The credential's id, in base64url. */
  id: string
  staffId: string
  /** As the person calls the device that has it. */
  name: string
  /** COSE, in base64url. */
  publicKey: string
  /** The signature counter: one that goes back means a copied authenticator. */
  counter: number
  /** A JSON list of strings. */
  transports: string
  createdUtc: UtcText
  usedUtc: UtcText | null
}

/** Deleted when it is used: it works once. */
export interface InvitationsTable {
  /** SHA-256 of the token, in base64url. */
  tokenHash: string
  staffId: string
  /** With which passkey whoever made it had signed in; null for the command line. */
  passkeyId: string | null
  expiresUtc: UtcText
}

export interface SessionsTable {
  /** SHA-256 of the cookie's token, in base64url. */
  tokenHash: string
  staffId: string
  /** The one that signed in: the session ends with it. */
  passkeyId: string
  createdUtc: UtcText
  /** The last request, to the minute. */
  seenUtc: UtcText
  /** When a passkey of the person last confirmed that it is them. */
  verifiedUtc: UtcText
  /** Whether others use the computer as well: the session is short, and adds no passkey. */
  shared: Flag
}

/** Deleted when it is answered: each answer of a passkey counts once. */
export interface ChallengesTable {
  challenge: string
  purpose: 'register' | 'sign-in' | 'confirm'
  /** Who registers a passkey or confirms; null where somebody signs in. */
  staffId: string | null
  expiresUtc: UtcText
}

export const auditActions = [
  'signed in',
  'sign-in refused',
  'signed out',
  'signed out everywhere',
  'passkey added',
  'passkey removed',
  'staff added',
  'staff invited',
  'staff removed',
  'idle time set',
  'takes calls',
  'takes no calls',
  'old calendars set',
  'enquiry read',
  'answered',
  'no answer',
  'left a message',
  'answer undone',
  'assigned',
  'note added',
  'reply sent',
  'quarantined',
  'released',
  'erased',
  'led to advice',
  'led to no advice',
  'exported',
  'log exported',
  'person looked up',
  'person exported',
  'data request recorded',
  'data request done',
  'backup started',
  'call booked',
  'call moved',
  'call cancelled',
  'call booked again',
  'times closed',
  'times opened',
  'complaint registered',
  'complaint taken back',
  'complaint changed',
  'complaint closed',
  'complaints exported',
  'nil return stated',
  'what would help noted',
  'calendar address made',
  'calendar address revoked',
  'content edited',
  'content sent for approval',
  'content approved',
  'content sent back',
  'content published',
  'content discarded',
  'content imported',
  'enquiries imported',
  'approval link made',
  'register status changed',
  'member link made',
  'firm of one declared',
  'picture added',
  'picture removed',
] as const

export type AuditAction = (typeof auditActions)[number]

/** Who did what, and when; never what a record says. */
export interface AuditLogTable {
  id: string
  atUtc: UtcText
  /** Null for the command line, and where nobody had signed in. */
  staffId: string | null
  /** The name of the passkey that had signed in, as it was then; for the command line the user of the machine. */
  device: string | null
  action: AuditAction
  /**
   * The reference of an enquiry, the id of a member of staff, the day or days that were closed, or where the desk has
   * content or a picture.
   */
  subject: string | null
  /** How much, and of what: numbers and names of fields. */
  detail: string | null
}

/** What somebody has asked about their data, and by when they have an answer. */
export interface PersonRequestsTable {
  id: string
  kind: 'access' | 'erasure'
  /** The e-mail address in lower case, or the digits of the phone number; empty once they are erased. */
  who: string
  received: PlainDate
  due: PlainDate
  recordedBy: string | null
  doneUtc: UtcText | null
  /** Of the erasure. */
  receipt: string | null
}

/** Nobody was reached: it stays open, and is tried again. */
export const attemptOutcomes = ['no answer', 'left a message'] as const
export const closingOutcomes = ['reached', 'replied by mail', 'not for us', 'given up'] as const
export type AttemptOutcome = (typeof attemptOutcomes)[number]
export type ClosingOutcome = (typeof closingOutcomes)[number]
export type Outcome = AttemptOutcome | ClosingOutcome

export interface EnquiryNotesTable {
  id: string
  enquiryId: string
  staffId: string | null
  text: string
  /** Whether it was sent to the visitor. */
  isReply: Flag
  createdUtc: UtcText
}

/** The private address of the calls as a calendar, one for each member of staff. */
export interface CalendarAddressesTable {
  staffId: string
  /** SHA-256 of the secret in the address, in base64url. */
  tokenHash: string
  createdUtc: UtcText
}
