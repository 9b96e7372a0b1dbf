import type { CallSchedule } from '#domain/call-schedule.ts'
import type { Database, DatabasePlace } from '#server/db/database.ts'
import type { MailTransport } from '#server/emails/transport.ts'

/** What a change needs: it is one transaction with its entry in the audit log. */
export interface ChangeDependencies {
  database: Database
  now(): number
  createId(): string
}

/** What the command line works with. */
export interface Desk extends ChangeDependencies {
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
}
