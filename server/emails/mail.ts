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
  /** The Message-ID, the same at every attempt, so that a second copy can be recognised. */
  messageId: string
}

export interface Mailbox {
  name: string
  address: string
}

interface MailAttachment {
  filename: string
  contentType: string
  content: Uint8Array
}

export interface CalendarPart {
  method: 'REQUEST' | 'CANCEL'
  filename: string
  content: string
}

/** Parses 'Name <address>' or an address. */
export function parseMailbox(text: string): Mailbox {
  const named = /^\s*"?([^"<>]*?)"?\s*<([^<>\s]+)>\s*$/.exec(text)
  return named ? { name: named[1] ?? '', address: named[2] ?? '' } : { name: '', address: text.trim() }
}
