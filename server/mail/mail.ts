import type { Mailbox } from '#server/platform/mailbox.ts'

/** A composed mail as plain data. */
export interface Mail {
  from: Mailbox
  to: Mailbox
  replyTo?: Mailbox
  subject: string
  html: string
  text: string
  attachments?: MailAttachment[]
  icalEvent?: CalendarPart
  /** Whether somebody has written it themselves: automatic replies to it are welcome. */
  isPersonal?: true
  /** The Message-ID, the same at every attempt, so that a second copy can be recognised. */
  messageId: string
}

interface MailAttachment {
  filename: string
  contentType: string
  content: Uint8Array
}

interface CalendarPart {
  method: 'REQUEST' | 'CANCEL'
  filename: string
  content: string
}
