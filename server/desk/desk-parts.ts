import type { CallSchedule } from '#domain/call-schedule.ts'
import type { Database, DatabasePlace } from '#server/db/database.ts'
import type { MailTransport } from '#server/emails/transport.ts'

/** What the desk works with. */
export interface Desk {
  database: Database
  place: DatabasePlace
  /** The organiser's address in calendar files. */
  mailFrom: string
  /** As the site sends its mails. */
  transport: MailTransport
  /** The address of the desk in a browser. */
  deskUrl: string
  /** Whether mails go out by SMTP. */
  sendsMail: boolean
  /** When calls can be booked. */
  schedule: CallSchedule
  /** Whether changes of calls are posted to WEBHOOK_URL. */
  webhook: boolean
  /** Whether visitors are reminded of their calls. */
  reminders: boolean
  now(): number
  createId(): string
}
