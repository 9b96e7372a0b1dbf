import type { Logger } from 'pino'
import type { Database, DatabaseLocation } from '#server/platform/db/database.ts'

/** What a change needs: it is one transaction with its entry in the audit log. */
export interface DeskDependencies {
  database: Database
  now(): number
  createId(): string
  /** Whether mails can reach staff. */
  sendsMail?: boolean
  /** Whether visitors are asked by mail, after a call, whether it helped. */
  asksAfterCalls?: boolean
  /** Where entries of the audit log are also written; the command line has none. */
  log?: Pick<Logger, 'info'>
}

/** What reading and erasing enquiries needs, mail files included. */
export interface Desk extends DeskDependencies {
  location: DatabaseLocation
}
