/** A composed mail as plain data, to be sent, written to a file or tested alike. */
export interface Mail {
  from: Mailbox
  to: Mailbox
  replyTo?: Mailbox
  subject: string
  html: string
  text: string
  attachments?: MailAttachment[]
  icalEvent?: CalendarPart
  /** The same for every attempt at one mail, so that a second delivery can be recognised as the first. */
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
  method: 'REQUEST'
  filename: string
  content: string
}

/** 'Name <address>' or a bare address, as operators write them. */
export function parseMailbox(text: string): Mailbox {
  const named = /^\s*"?([^"<>]*?)"?\s*<([^<>\s]+)>\s*$/.exec(text)
  return named ? { name: named[1] ?? '', address: named[2] ?? '' } : { name: '', address: text.trim() }
}
