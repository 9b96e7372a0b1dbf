import type { Role } from './contact-enquiry.ts'
import type { FormName } from './submit-result.ts'

interface EnquiryKindTraits {
  form: FormName
  /** Books a time at which the firm rings. */
  isCall: boolean
  /** Whether somebody has to reply. The brochure itself is the reply to a request for it. */
  needsReply: boolean
  /** Whether it goes into the register of complaints, and is closed there alone. */
  isComplaint: boolean
  /** Whose it is; null where the form asks. */
  role: Role | null
  /** In the office's words: in a list, and in a sentence. */
  label: string
  phrase: string
}

/** Every kind of enquiry. What its mails say is in content/mail/enquiry-mails.ts. */
export const enquiryKinds = {
  contact: {
    form: 'contact',
    isCall: false,
    needsReply: true,
    isComplaint: false,
    role: null,
    label: 'message',
    phrase: 'a message',
  },
  callback: {
    form: 'callback',
    isCall: true,
    needsReply: true,
    isComplaint: false,
    role: 'Customer',
    label: 'callback',
    phrase: 'a call',
  },
  consultation: {
    form: 'callback',
    isCall: true,
    needsReply: true,
    isComplaint: false,
    role: 'Customer',
    label: 'consultation',
    phrase: 'a consultation',
  },
  brochure: {
    form: 'brochure',
    isCall: false,
    needsReply: false,
    isComplaint: false,
    role: 'Adviser',
    label: 'brochure',
    phrase: 'a brochure request',
  },
  // Asks to be told when the dates of events are set.
  'event-dates': {
    form: 'event-dates',
    isCall: false,
    needsReply: true,
    isComplaint: false,
    role: 'Adviser',
    label: 'event dates',
    phrase: 'a request for event dates',
  },
  complaint: {
    form: 'complaint',
    isCall: false,
    needsReply: true,
    isComplaint: true,
    role: 'Customer',
    label: 'complaint',
    phrase: 'a complaint',
  },
} as const satisfies Record<string, EnquiryKindTraits>

type Kinds = typeof enquiryKinds
export type EnquiryKind = keyof Kinds
export type CallKind = {
  [Kind in EnquiryKind]: Kinds[Kind]['isCall'] extends true ? Kind : never
}[EnquiryKind]

export function isCallKind(kind: EnquiryKind): kind is CallKind {
  return enquiryKinds[kind].isCall
}

export const allEnquiryKinds = Object.keys(enquiryKinds) as EnquiryKind[]
