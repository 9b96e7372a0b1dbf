import type { AssignmentReason } from '#domain/call-takers.ts'
import type { Complaint } from '#domain/complaint.ts'
import type { CountedComplaint } from '#domain/complaint-return.ts'
import type { ContactEnquiry } from '#domain/contact-enquiry.ts'
import type { EnquiryKind } from '#domain/enquiry-kinds.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { Slot } from '#domain/slots.ts'
import type { QuarantineReason } from '#domain/spam-check.ts'
import type { OutboxKind } from '#server/outbox/outbox-kinds.ts'
import type { Flag, UtcText } from './column-types.ts'
import type {
  AuditLogTable,
  BusyTimesTable,
  CalendarAddressesTable,
  CallTakersTable,
  ChallengesTable,
  EnquiryNotesTable,
  InvitationsTable,
  Outcome,
  PasskeysTable,
  PersonRequestsTable,
  SessionsTable,
  StaffTable,
} from './desk-tables.ts'

/** The rows of both databases. Column names are the same in snake_case. */
export interface Tables {
  enquiries: EnquiriesTable
  privacyNotices: PrivacyNoticesTable
  callLinks: CallLinksTable
  callChanges: CallChangesTable
  callAssignments: CallAssignmentsTable
  complaints: ComplaintsTable
  outbox: OutboxTable
  closedSlots: ClosedSlotsTable
  rateCounts: RateCountsTable
  settings: SettingsTable
  searchMisses: SearchMissesTable
  journeyCounts: JourneyCountsTable
  callAnswers: CallAnswersTable
  pictures: PicturesTable
  contentDrafts: ContentDraftsTable
  approvalLinks: ApprovalLinksTable
  publications: PublicationsTable
  registerChecks: RegisterChecksTable
  memberLinks: MemberLinksTable
  publishedPages: PublishedPagesTable
  jobs: JobsTable
  staff: StaffTable
  callTakers: CallTakersTable
  busyTimes: BusyTimesTable
  passkeys: PasskeysTable
  invitations: InvitationsTable
  sessions: SessionsTable
  challenges: ChallengesTable
  auditLog: AuditLogTable
  enquiryNotes: EnquiryNotesTable
  personRequests: PersonRequestsTable
  calendarAddresses: CalendarAddressesTable
}

/** With a column for each field of the contact form, empty where another form does not have it. */
export interface EnquiriesTable extends Omit<ContactEnquiry & Complaint, 'privacyPolicy'> {
  id: string
  /** The idempotency key: the same key twice is the same submission. */
  key: string
  /** The reference number for visitors: the brand's prefix and five characters. */
  reference: string
  kind: EnquiryKind
  /** By which it is found, however it was written (domain/phone-number.ts). */
  phoneDigits: string
  /** A JSON list of strings. */
  services: string
  date: PlainDate | null
  /** When the call starts and ends, by London clocks: '09:00 - 09:30'. No two calls of one person overlap. */
  time: Slot | null
  privacyPolicy: Flag
  /** dd/mm/yyyy, the London day of submission. */
  createdAt: string
  createdUtc: UtcText
  /** When it is to be answered: the reply that was promised, or the call. Null for brochure requests. */
  dueUtc: UtcText | null
  originPage: string
  noticeVersion: string
  /** Probably spam: its mails are held, and its call holds no time, until the firm releases it. */
  quarantined: Flag
  quarantineReason: QuarantineReason | null
  /** Always null for brochure requests: the brochure is the answer. */
  answeredUtc: UtcText | null
  /** A cancelled call no longer holds its slot. */
  cancelledUtc: UtcText | null
  /** How often the call was changed; the SEQUENCE of its calendar entry. */
  sequence: number
  /** How often the office has changed it. A change that was made to an older version is refused. */
  version: number
  /** The member of staff who takes care of it, and takes its call. */
  assignedTo: string | null
  /** What became of it; while it is open, of the last attempt. */
  outcome: Outcome | null
  /** How often somebody tried to reach whoever sent it, and did not; and when last. */
  tries: number
  triedUtc: UtcText | null
  /** Kept longer than others: the record of advice has its own period. */
  ledToAdvice: Flag
  /** A JSON list of what would help whoever sent it, of the content's list: never why. */
  support: string
  /** Since when the desk has said that it will be erased; null where it will not be. */
  erasureAnnouncedUtc: UtcText | null
}

/** The secret of a link to a call's own page, as a hash. A call has more than one where the key of links was changed. */
export interface CallLinksTable {
  hash: string
  enquiryId: string
}

/** A change of a call. `rebooked` takes a cancellation back. */
export interface CallChangesTable {
  id: string
  enquiryId: string
  /** The call's sequence number after the change: two changes of one state cannot both be stored. */
  sequence: number
  kind: 'moved' | 'cancelled' | 'rebooked'
  changedBy: 'visitor' | 'firm'
  fromDate: PlainDate
  fromTime: Slot
  /** Null where it was cancelled. */
  toDate: PlainDate | null
  toTime: Slot | null
  /** The reason for a cancellation, as the visitor or the office gave it; mostly empty. */
  reason: string
  createdUtc: UtcText
}

/** To whom the site gave a call. What the office assigns is in the audit log. */
export interface CallAssignmentsTable {
  id: string
  enquiryId: string
  staffId: string
  why: AssignmentReason
  createdUtc: UtcText
}

/** That an enquiry is a complaint, and how it is dealt with. It cannot be erased while it must be kept. */
export interface ComplaintsTable {
  enquiryId: string
  /** The day on which it came in; earlier than its enquiry where it came by letter or phone. */
  received: PlainDate
  /** As the content's lists have them; empty until somebody has chosen. */
  product: string
  cause: string
  /** The member of staff in charge: never the one whom it is about, by a constraint. */
  handlerId: string | null
  aboutStaffId: string | null
  /** When it was acknowledged in writing. */
  acknowledged: PlainDate | null
  closed: PlainDate | null
  closedBy: CountedComplaint['closedBy']
  outcome: CountedComplaint['outcome']
  /** In pence. */
  redress: number
  /** How often it was changed. A change that was made to an older version is refused. */
  version: number
}

/**
 * A mail or webhook post to be sent. It names its record and holds no address, name or text: what is sent is composed
 * from the record at the moment of sending, so erasing a person's record leaves nothing of them here.
 */
export interface OutboxTable {
  id: string
  kind: OutboxKind
  recordId: string
  /** The state of the call that it tells of; it is not sent once the call has another. */
  sequence: number
  /** 'parked' was given up by the worker, 'dropped' by the operator. */
  state: 'waiting' | 'held' | 'sending' | 'sent' | 'parked' | 'dropped'
  /** When it is due; while it is being sent, when its lease expires. */
  nextAttemptUtc: UtcText
  /** A failure after this parks it. */
  giveUpUtc: UtcText
  attempts: number
  /** The token of the lease; a worker whose lease has expired can no longer mark the mail. */
  leasedBy: string | null
  /** Why the last attempt failed, without personal data. */
  lastError: string | null
  createdUtc: UtcText
  sentUtc: UtcText | null
}

/** A day or a part of it on which the firm, or one person, takes no calls beyond those already booked. */
export interface ClosedSlotsTable {
  date: PlainDate
  /** Empty where the whole day is closed. */
  time: Slot | ''
  /** Empty for the whole firm. */
  staffId: string
  /** Shown to visitors where it is the whole day of the firm. */
  reason: string
  createdUtc: UtcText
}

/** Rate limiting: records per client and hour or day. The client is stored as a keyed hash. */
export interface RateCountsTable {
  client: string
  /** The last hour in which it counts, as in 2026-11-15T12. */
  lastHour: string
  count: number
}

/** Every version of the privacy notice that this site has shown. */
export interface PrivacyNoticesTable {
  version: string
  words: string
  createdUtc: UtcText
}

export interface SettingsTable {
  /** The row of the write check is deleted in the transaction that inserts it (write-check.ts). */
  name:
    | 'client-hash-key'
    | 'call-link-key'
    | 'desk-idle-minutes'
    | 'firm-of-one'
    | 'old-calendars'
    | 'desk-url'
    | 'shipped-kept'
    | `write-check ${string}`
  value: string
}

/** Searches that found nothing. Nothing here tells who searched, or when on the day. */
export interface SearchMissesTable {
  day: PlainDate
  words: string
  count: number
}

/** From elsewhere to a page, any reading of it, its form, a day in it, the form sent, and saved. */
export type JourneyStep = 'came' | 'read' | 'opened' | 'day' | 'sent' | 'saved'

/** How many requests of a day and a page told of a step. Nothing here tells who, or joins two requests. */
export interface JourneyCountsTable {
  day: PlainDate
  page: string
  step: JourneyStep
  count: number
}

export interface CallAnswersTable {
  enquiryId: string
  helped: 'yes' | 'no'
  /** A line of their own; mostly empty. */
  line: string
  createdUtc: UtcText
}

export type PictureFormat = 'jpg' | 'png' | 'webp' | 'avif'

/** A picture that was added at the desk, served as /pictures/<hash>.<format>. */
export interface PicturesTable {
  /** The beginning of the SHA-256 of its bytes, in hexadecimal. */
  hash: string
  format: PictureFormat
  width: number
  height: number
  byteCount: number
  alt: string
  /** The bytes in base64. */
  content: string
  createdUtc: UtcText
}

/** What somebody wants to publish in place of the shipped content of one entry. */
export interface ContentDraftsTable {
  id: string
  /** The id of the entry (content/site/entry.ts). */
  entry: string
  /** A JSON object: values by their paths within the entry. */
  changes: string
  /** The number of the last publication that its author had seen. */
  base: number
  authorId: string
  /** How often it was changed. A change that was made to an older version is refused. */
  version: number
  state: 'open' | 'waiting' | 'approved' | 'published' | 'discarded'
  note: string
  approverId: string | null
  /** Of the words that were approved: a draft with others is not. */
  approvedDigest: string | null
  /** What the approver confirmed, in words. */
  confirmed: string
  /** Whether its author approves it, because nobody else is there. */
  sole: Flag
  updatedUtc: UtcText
}

/** What the firm has published in place of the shipped content. Rows are added, and never changed. */
export interface PublicationsTable {
  /** 1, 2, 3 … */
  number: number
  /** The id of the entry (content/site/entry.ts). */
  entry: string
  /** A JSON object: values by their paths within the entry. */
  changes: string
  /** When it applies; a later moment is a schedule. */
  fromUtc: UtcText
  createdUtc: UtcText
  /** A JSON object: digests of what was shipped at these paths (server/editing/shipped-changes.ts). */
  shipped: string
  authorId: string
  /** Names are kept as they were: people leave, and an approver may have no account. */
  authorName: string
  approverId: string
  approverName: string
  /** Whether the author approved it, because nobody else is there. */
  sole: Flag
  /** What the approver confirmed, in words. */
  confirmed: string
  draftId: string
}

/** With its token an adviser changes what their own page says. */
export interface MemberLinksTable {
  /** SHA-256 of the token, in base64url. */
  tokenHash: string
  /** Of the adviser's page. */
  slug: string
  /** What was sent by it: once that is published, the link is used up. */
  draftId: string | null
  expiresUtc: UtcText
}

export interface RegisterChecksTable {
  /** The adviser's on the register. */
  number: string
  /** In its words. */
  status: string
  /** Whether they may advise by it. */
  active: Flag
  checkedUtc: UtcText
}

/** With its token somebody without an account approves one draft, or sends it back. */
export interface ApprovalLinksTable {
  /** SHA-256 of the token, in base64url. */
  tokenHash: string
  draftId: string
  /** Of the words that were sent: another version of the draft is not shown. */
  digest: string
  name: string
  madeBy: string
  expiresUtc: UtcText
}

/** A page as visitors got it from a publication on, where it differs from the one before. */
export interface PublishedPagesTable {
  /** Of the publication; 0 for what was shown before the first. */
  number: number
  path: string
  hash: string
  /** Brotli, in base64. */
  content: string
}

export type JobName = 'backup' | 'calendars' | 'operator-alert' | 'register' | 'retention'

/** Work that one instance does for all of them (server/platform/jobs/jobs.ts). */
export interface JobsTable {
  name: JobName
  /** No instance does it before this. */
  dueUtc: UtcText
  succeededUtc: UtcText | null
  /** The codes of the last failure; null after a success. */
  lastError: string | null
  /** What the job remembers until its next run. */
  note: string | null
}
