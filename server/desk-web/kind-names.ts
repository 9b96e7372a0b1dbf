import type { EnquiryKind } from '#server/db/tables.ts'

/** What an enquiry is, in the office's words. */
export const kindNames: Record<EnquiryKind, string> = {
  contact: 'message',
  callback: 'callback',
  consultation: 'consultation',
  brochure: 'brochure',
  'event-dates': 'event dates',
}

/** The same in a sentence about what has come in. */
export const arrivalNames: Record<EnquiryKind, string> = {
  contact: 'a message',
  callback: 'a call',
  consultation: 'a consultation',
  brochure: 'a brochure request',
  'event-dates': 'a request for event dates',
}

/** Message; also for kinds that figures of past days may have. */
export function kindTitle(kind: string): string {
  const name = new Map<string, string>(Object.entries(kindNames)).get(kind) ?? kind
  return name.charAt(0).toUpperCase() + name.slice(1)
}
